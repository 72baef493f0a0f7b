import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const kilobyte = 1000;

/** Budgets per part of the package: brotli bytes of all code it loads, without React. */
const budgets = [
  {
    name: 'a Button',
    limit: 12 * kilobyte,
    source: "import { Button } from '@meridian/portal/primitives/Button'; console.log(Button);",
  },
  {
    name: 'a list screen with its messages',
    limit: 60 * kilobyte,
    source: `
      import { I18nProvider } from '@meridian/portal/i18n/I18nProvider';
      import common from '@meridian/portal/i18n/messages/ru/common';
      import list from '@meridian/portal/i18n/messages/ru/list';
      import servers from '@meridian/portal/i18n/messages/ru/servers';
      import { portalLanguages } from '@meridian/portal/i18n/offeredLanguage';
      import { ServerListScreen } from '@meridian/portal/screens/servers/ServerListScreen/ServerListScreen';
      console.log(I18nProvider, common, list, servers, portalLanguages, ServerListScreen);`,
  },
] as const;

/** All styles are in one file. */
const stylesLimit = 13 * kilobyte;

export interface Size {
  name: string;
  bytes: number;
  limit: number;
}

const brotliOf = (content: string | Uint8Array) => brotliCompressSync(content).length;

/** Returns the chunks that an entry loads statically, including itself. */
function loadedWith(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, entry: Rolldown.OutputChunk) {
  const loaded = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next) visit(next);
    }
  };
  visit(entry);
  return [...loaded];
}

/** Bundles each part in an app with the installed package. */
export async function measure(appFolder: string): Promise<readonly Size[]> {
  const sizes: Size[] = [];
  for (const { name, limit, source } of budgets) {
    const entryFile = join(appFolder, 'measured.js');
    await writeFile(entryFile, source);
    const output = (await build({
      root: appFolder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2023',
        rolldownOptions: {
          input: entryFile,
          external: /^react(?:-dom)?(?:\/|$)/,
          onLog(level, log, handle) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
    })) as Rolldown.RolldownOutput;
    const chunks = output.output.filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('Nothing was bundled');
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const bytes = loadedWith(byName, entry).reduce((sum, { code }) => sum + brotliOf(code), 0);
    sizes.push({ name, bytes, limit });
  }
  const styles = await readFile(join(appFolder, 'node_modules/@meridian/portal/styles.css'));
  return [...sizes, { name: 'the styles', bytes: brotliOf(styles), limit: stylesLimit }];
}
