import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Texts of all files that can be imported, by path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

/** A file with its imports. */
export interface SourceModule {
  /** Hash of the text; for a script, without its comments. */
  hash: string;
  imports: readonly string[];
  /** Text of a script, from which message keys and file names are read. */
  code?: string;
}

/** Texts of the message catalogues, by file and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Imports between files; ids are paths from the project's root. */
export interface SourceGraph {
  modules: Readonly<Record<string, SourceModule>>;
  /** Files imported by every story. */
  entries: readonly string[];
  messages: Messages;
}

const script = /\.(?:tsx?|js)$/;
const messageFile = /^src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;
const endings = ['', '.ts', '.tsx', '.js', '.json'];

/** Files that a file starts as a separate program. */
const started: Readonly<Record<string, readonly string[]>> = {
  'tests/server/support/serverProcess.ts': ['app/server/main.ts'],
  'tests/otherBackend/otherBackend.ts': ['tests/otherBackend/main.js'],
};

/** Route tables, which load every page lazily and are not followed. */
const routeTable = /^app\/routes\//;
/** A container test uses the pages of the folder with its name (tests/containers mirrors app/containers). */
const containerTest = /^tests\/containers\/(\w+)\/.*\.test\.tsx$/;

/**
 * Reads the import graph from the sources. Graphs of Storybook and Vitest exist only after transforming everything,
 * which takes as long as a run. Type imports are not followed, nor are globs, because code that uses messages is
 * found by their keys.
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
  /** Runtime imports as written. */
  specifiers: readonly string[];
  /** Code without comments and blank lines. */
  code: string;
}

/** Cache, because most files are the same before and after a change. */
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
