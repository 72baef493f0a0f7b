import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** The text of every file of the project that something may import, by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** A file with its imports. */
export interface SourceModule {
  /** Hash of its text; of a script, without its comments. */
  hash: string;
  imports: readonly string[];
  /** Text of a script; its message keys and named files are read from it. */
  code?: string;
}

/** Texts of the message catalogues, by file and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Imports between the project's files; ids are paths from its root. */
export interface SourceGraph {
  modules: Readonly<Record<string, SourceModule>>;
  /** Files that every story imports. */
  entries: readonly string[];
  messages: Messages;
}

const script = /\.(?:tsx?|js)$/;
const messageFile = /^src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;
const endings = ['', '.ts', '.tsx', '.js', '.json'];

/** Files that a file starts as a separate program rather than imports. */
const started: Readonly<Record<string, readonly string[]>> = {
  'tests/server/support/serverProcess.ts': ['app/server/main.ts'],
  'tests/otherBackend/otherBackend.ts': ['tests/otherBackend/main.js'],
};

/** Files that load a page when its address is opened. If these were followed, they would load every page. */
const routeTable = /^app\/routes\//;
/** A test of containers opens the pages of the folder that it is named for (tests/containers mirrors app/containers). */
const containerTest = /^tests\/containers\/(\w+)\/.*\.test\.tsx$/;

/**
 * Reads the import graph from the sources. Storybook's and Vitest's own graphs are there only after everything has
 * been transformed, which takes as long as running it. Imports for types alone are not followed, since they are
 * gone when the code runs; nor are globs, whose messages are checked by the code that asks for them.
 */
export function sourceGraph(sources: Sources): SourceGraph {
  const modules: Record<string, SourceModule> = {};
  const pages = new Map<string, string[]>();
  for (const path of sources.keys()) {
    const area = /^app\/containers\/(\w+)\//.exec(path)?.[1];
    if (area !== undefined) pages.set(area, [...(pages.get(area) ?? []), path]);
  }
  for (const [path, text] of sources) {
    const isScript = script.test(path);
    const imports = isScript ? specifiersIn(path, text).flatMap((name) => resolve(sources, path, name)) : [];
    modules[path] = {
      hash: createHash('sha1')
        .update(isScript ? readScript(path, text).code : text)
        .digest('hex'),
      imports: [
        ...imports,
        ...(started[path] ?? []),
        ...(pages.get(containerTest.exec(path)?.[1] ?? '') ?? []),
      ],
      ...(isScript && { code: text }),
    };
  }
  return { modules, entries: ['.storybook/preview.tsx'], messages: messagesIn(sources) };
}

/** The message catalogues among these files. */
export function messagesIn(sources: Sources): Messages {
  const catalogues = [...sources].filter(([path]) => messageFile.test(path));
  return Object.fromEntries(
    catalogues.map(([path, text]) => [path, JSON.parse(text) as Record<string, string>]),
  );
}

interface Script {
  /** Imports at run time, as the script writes them. */
  specifiers: readonly string[];
  /** Its lines without comments, and without the lines that then are blank. */
  code: string;
}

/** Most files are the same before and after a change. */
const read = new Map<string, Script>();

/** Returns the imports of a script at run time, as it writes them. */
export function specifiersIn(path: string, text: string): readonly string[] {
  return readScript(path, text).specifiers;
}

function readScript(path: string, text: string): Script {
  const known = read.get(text);
  if (known) return known;
  const { module, comments } = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = module;
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...(routeTable.test(path) ? [] : dynamicImports).flatMap(
      ({ moduleRequest: { start, end } }) => /^['"`]([^$]*)['"`]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
  let code = '';
  let end = 0;
  for (const comment of comments) {
    code += text.slice(end, comment.start);
    end = comment.end;
  }
  const lines = (code + text.slice(end)).split('\n').map((line) => line.trimEnd());
  code = lines.filter((line) => line !== '').join('\n');
  const script = { specifiers, code };
  read.set(text, script);
  return script;
}

/** Resolves a specifier to project files; empty for a package. */
function resolve(sources: Sources, from: string, specifier: string): string[] {
  const name = specifier.replace(/\?.*$/, '');
  const path = name.startsWith('.')
    ? posix.join(posix.dirname(from), name)
    : name.replace(/^@\//, 'src/').replace(/^@app\//, 'app/');
  if (path === name && !name.startsWith('.')) return [];
  const file = endings.map((ending) => path + ending).find((candidate) => sources.has(candidate));
  return file === undefined ? [] : [file];
}
