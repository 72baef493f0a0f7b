import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageName } from '../../app/build/library/packageFiles.ts';
import { rooms } from '../../app/build/library/publicModules.ts';

/** Returns the modules in the package's `exports`, without styles and data files. */
async function entriesOf(packageFolder: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { types: string }>>;
  };
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target !== 'string')
    .map(([name]) => name);
}

/** Returns one module per folder, for a slow tool. */
export async function oneOfEachRoom(packageFolder: string): Promise<readonly string[]> {
  const entries = await entriesOf(packageFolder);
  const starts = [...rooms.map((room) => `./${room}/`), './i18n/messages/'];
  return starts.flatMap((start) => entries.find((entry) => entry.startsWith(start)) ?? []);
}

/** Returns a module that imports all others; it compiles if all types resolve. */
export async function everyModule(packageFolder: string): Promise<string> {
  const entries = await entriesOf(packageFolder);
  const lines = entries.map(
    (entry, index) => `import * as m${index} from '${packageName}${entry.slice(1)}';`,
  );
  const names = entries.map((_, index) => `m${index}`);
  return `${lines.join('\n')}\nexport const all = [${names.join(', ')}];\n`;
}
