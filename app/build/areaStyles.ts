import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { parseSync, type Plugin, type Rolldown } from 'vite';
import { appEntry } from './manifest.ts';
import { fontsIn, sourceTypeface, splitTypeface } from './typeface.ts';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'dynamicImports' | 'moduleIds' | 'facadeModuleId'
>;

/** The portal's stylesheet, from its root. */
const sheet = 'app/styles.css';
/** Importers of the stylesheet: the entry, and the tables of the pages behind the sign-in. */
const entryScript = 'app/main.tsx';
const [dashboardTable, adminTable] = ['app/routes/dashboardPages.ts', 'app/routes/adminPages.ts'] as const;

/** In place of the sheet where the administrators' table imports it. */
const adminSheet = 'app/adminStyles.css';

/** Whichever sheets a tab comes to have, and in which order: that of an area decides, and of two areas' the whole. */
const layers = '@layer entry, admin, theme, base, components, utilities;';

/** In place of the sheet where the entry imports it: its page names the file. */
const namedByPage = '\0named-by-page.js';

/** Every word of the strings in some code, and every custom property that they name: what Tailwind has a rule for is a class. */
function wordsIn(code: string): Set<string> {
  const words = new Set<string>();
  const take = (text: string) => {
    for (const word of text.split(/\s+/)) words.add(word);
    for (const [property] of text.matchAll(/--[\w-]+/g)) words.add(property);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
        take(node.value);
      else if ('cooked' in node && typeof node.cooked === 'string') take(node.cooked);
      else Object.values(node).forEach(visit);
    }
  };
  visit(parseSync('chunk.js', code).program);
  return words;
}

/** All that can ever run where these chunks do, but for what lies behind `without`. */
function reachable(chunks: readonly Chunk[], from: readonly Chunk[], without: readonly Chunk[]): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(from);
  // A set that grows while it is walked is walked to its end.
  for (const chunk of found)
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = byFile.get(file);
      if (next && !without.includes(next)) found.add(next);
    }
  return found;
}

async function stylesOf(root: string, chunks: Iterable<Chunk>): Promise<string> {
  const file = join(root, sheet);
  const compiler = await compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    from: file,
    shouldRewriteUrls: true,
    onDependency: () => undefined,
  });
  const words = new Set([...chunks].flatMap(({ code }) => [...wordsIn(code)]));
  return splitTypeface(compiler.build([...words])).rest;
}

/**
 * Three stylesheets instead of one: the page of the entry names one with what the pages outside the areas can ever show,
 * half of it all; the customers' table brings the whole, which a document of theirs names instead, and the administrators'
 * what their pages can show. Each has all that its pages need in its own order, and stands in layers of its own, so that
 * none comes between the rules of another. And each has the classes that the built code
 * names, where a search of the sources also finds those of the pre-rendered pages and of comments. The typeface stands in
 * neither: the pages bring it apart (typeface.ts), and only its files are emitted here.
 *
 * @param chunks the bundler's own, before they are grouped
 */
export async function areaStyles(root: string, chunks: readonly Chunk[]): Promise<Plugin> {
  const holding = (source: string) =>
    chunks.filter(({ moduleIds }) => moduleIds.includes(join(root, source)));
  const entry = chunks.filter(({ facadeModuleId }) => facadeModuleId === join(root, appEntry));
  const [dashboard, admin] = [holding(dashboardTable), holding(adminTable)];
  if ([entry, dashboard, admin].some(({ length }) => length !== 1))
    throw new Error('The build has no chunk for its entry or for an area: see app/build/areaStyles.ts');
  const whole = layers + (await stylesOf(root, chunks));
  const layered = async (name: string, shown: Iterable<Chunk>) =>
    `${layers}@layer ${name}{${await stylesOf(root, shown)}}`;
  const administrators = await layered('admin', reachable(chunks, [...entry, ...admin], dashboard));
  const ofEntry = await layered('entry', reachable(chunks, entry, [...dashboard, ...admin]));
  const { code: outside } = optimize(ofEntry, { minify: true });
  const sheetFor = new Map<string | undefined, string>([
    [join(root, entryScript), namedByPage],
    [join(root, adminTable), join(root, adminSheet)],
  ]);
  const contents = new Map([
    [namedByPage, ''],
    [join(root, sheet), whole],
    [join(root, adminSheet), administrators],
  ]);
  let fileName = '';
  return {
    name: 'meridian:area-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/styles\.css$/ },
      handler: (_, importer) => sheetFor.get(importer) ?? join(root, sheet),
    },
    load: {
      filter: { id: /styles\.css$|named-by-page/i },
      handler: (id) => contents.get(id) ?? null,
    },
    generateBundle: {
      order: 'pre',
      handler() {
        for (const font of fontsIn(sourceTypeface(root))) {
          const originalFileName = `node_modules/${font}`;
          const content = readFileSync(join(root, originalFileName));
          this.emitFile({ type: 'asset', name: basename(font), originalFileName, source: content });
        }
        const hash = createHash('sha256').update(outside).digest('base64url').slice(0, 7);
        fileName = `assets/entry-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source: outside });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        },
      ],
    },
  };
}
