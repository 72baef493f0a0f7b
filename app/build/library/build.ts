/** `npm run build:library`: builds the component library as a package into `dist-library/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { readTokens } from '../../../src/tokens/readTokens.ts';
import { messagesPlugin } from '../messagesPlugin.ts';
import { catalogueDeclaration, declarationsOf } from './declarations.ts';
import { copyDocuments, packageManifest } from './packageFiles.ts';
import { catalogueAreas, publicModules, sourceFile } from './publicModules.ts';
import { dtcgTokens, tokensCss } from './tokens.ts';

/** Folder of the package, from the project's root. */
export const libraryFolder = 'dist-library';

const isElsewhere = (id: string) => !/^(?:\.|\/|@\/|\0)/.test(id);

/** Marks modules as client code: Next renders them on the server, but not as server components. */
const clientModules: Plugin = {
  name: 'meridian:client-modules',
  renderChunk(code, chunk) {
    return chunk.facadeModuleId?.endsWith('.tsx') ? { code: `'use client';\n${code}`, map: null } : null;
  },
};

/** Builds every module as its own file. Returns the external imports. */
async function buildModules(root: string, outDir: string, files: readonly string[]): Promise<Set<string>> {
  const source = join(root, 'src');
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [messagesPlugin(), react(), clientModules],
    resolve: { alias: { '@': source } },
    json: { stringify: true, namedExports: false },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      lib: { entry: [...files], formats: ['es'] },
      rolldownOptions: {
        external: isElsewhere,
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Set(
    chunks
      .filter((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk')
      .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      .filter((id) => isElsewhere(id) && !id.endsWith('.js')),
  );
}

/** Builds the compiled styles with their fonts, and the tokens. */
async function buildStyles(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      rolldownOptions: {
        input: { styles: join(root, 'src/styles.css') },
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') === true ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
  const tokens = readTokens(readFileSync(join(root, 'src/tokens/tokens.css'), 'utf8'));
  writeFileSync(join(outDir, 'tokens.css'), tokensCss(tokens));
  writeFileSync(join(outDir, 'tokens.json'), `${JSON.stringify(dtcgTokens(tokens), null, 2)}\n`);
}

/** Makes a module with all catalogues of a language. */
function everyArea(areas: readonly string[], locale: string): string {
  const imports = areas.map((area) => `import ${area} from './${locale}/${area}.js';`);
  return `${imports.join('\n')}\nexport default { ${areas.map((area) => `...${area}`).join(', ')} };\n`;
}

function writeCatalogues(root: string, outDir: string): string[] {
  const messages = 'i18n/messages';
  return Object.entries(catalogueAreas(root)).flatMap(([locale, areas]) => {
    for (const area of areas) {
      const source = readFileSync(join(root, 'src', messages, locale, `${area}.json`), 'utf8');
      const keys = Object.keys(JSON.parse(source) as object);
      writeFileSync(join(outDir, messages, locale, `${area}.d.ts`), catalogueDeclaration(keys));
    }
    writeFileSync(join(outDir, messages, `${locale}.js`), everyArea(areas, locale));
    const whole = areas.map((area) => `typeof import('./${locale}/${area}.js').default`);
    const declaration = `declare const messages: ${whole.join(' &\n  ')};\nexport default messages;\n`;
    writeFileSync(join(outDir, messages, `${locale}.d.ts`), declaration);
    return [`${messages}/${locale}`, ...areas.map((area) => `${messages}/${locale}/${area}`)];
  });
}

/** Builds the package. Rejects with the failure. */
export async function buildLibrary(root: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const outDir = join(root, libraryFolder);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  const modules = publicModules(root);
  const catalogues = Object.entries(catalogueAreas(root)).flatMap(([locale, areas]) =>
    areas.map((area) => join(root, `src/i18n/messages/${locale}/${area}.json`)),
  );
  const declarations = declarationsOf(root, modules);
  const files = modules.map((module) => sourceFile(root, module));
  const specifiers = await buildModules(root, outDir, [...files, ...catalogues]);
  for (const [path, text] of declarations) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), text);
  }
  const messages = writeCatalogues(root, outDir);
  await buildStyles(root, outDir);
  const manifest = packageManifest(root, { modules: [...modules, ...messages], specifiers });
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyDocuments(root, outDir);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildLibrary(process.cwd());
}
