import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageName } from '../../app/build/library/packageFiles.ts';
import { rooms } from '../../app/build/library/publicModules.ts';

/** The modules that the package offers, styles and data files left out, as the keys of its `exports` name them. */
async function entriesOf(packageFolder: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { types: string }>>;
  };
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target !== 'string')
    .map(([name]) => name);
}

/** A module of each room, for a tool that takes its time for every one. */
export async function oneOfEachRoom(packageFolder: string): Promise<readonly string[]> {
  const entries = await entriesOf(packageFolder);
  const starts = [...rooms.map((room) => `./${room}/`), './i18n/messages/'];
  return starts.flatMap((start) => entries.find((entry) => entry.startsWith(start)) ?? []);
}

/** A module that imports every one of the package: it compiles when all of their types resolve. */
export async function everyModule(packageFolder: string): Promise<string> {
  const entries = await entriesOf(packageFolder);
  const lines = entries.map(
    (entry, index) => `import * as m${index} from '${packageName}${entry.slice(1)}';`,
  );
  const names = entries.map((_, index) => `m${index}`);
  return `${lines.join('\n')}\nexport const all = [${names.join(', ')}];\n`;
}
