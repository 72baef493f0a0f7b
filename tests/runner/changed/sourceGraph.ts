import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { GraphModule, ModuleGraph } from '../../../.storybook/moduleGraphPlugin.ts';

/** The text of every file of the project that something may import, by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

const script = /\.(?:tsx?|js)$/;
const messageFile = /^src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;
const endings = ['', '.ts', '.tsx', '.js', '.json'];

/** What a file starts as a program of its own rather than imports. */
const started: Readonly<Record<string, readonly string[]>> = {
  'tests/server/support/serverProcess.ts': ['app/server/main.ts'],
  'tests/otherBackend/otherBackend.ts': ['tests/otherBackend/main.js'],
};

/** Who loads a page when its address is opened: every page, if these were followed. */
const routeTable = /^app\/routes\//;
/** A test of containers opens the pages of the folder that it is named for (tests/containers mirrors app/containers). */
const containerTest = /^tests\/containers\/(\w+)\/.*\.test\.tsx$/;

/**
 * Who imports whom, read from the sources: Storybook's and Vitest's own graphs are there only after everything has been
 * transformed, which takes as long as running it. What is imported for its types alone is not followed, since it is gone
 * when the code runs; nor are globs, whose messages are looked at by who asks for them.
 */
export function sourceGraph(sources: Sources): ModuleGraph {
  const modules: Record<string, GraphModule> = {};
  const messages: Record<string, Record<string, string>> = {};
  const pages = new Map<string, string[]>();
  for (const path of sources.keys()) {
    const area = /^app\/containers\/(\w+)\//.exec(path)?.[1];
    if (area !== undefined) pages.set(area, [...(pages.get(area) ?? []), path]);
  }
  for (const [path, text] of sources) {
    const isScript = script.test(path);
    const imports = isScript ? specifiersIn(path, text).flatMap((name) => resolve(sources, path, name)) : [];
    modules[path] = {
      hash: createHash('sha1').update(text).digest('hex'),
      imports: [
        ...imports,
        ...(started[path] ?? []),
        ...(pages.get(containerTest.exec(path)?.[1] ?? '') ?? []),
      ],
      ...(isScript && { code: text }),
    };
    if (messageFile.test(path)) messages[path] = JSON.parse(text) as Record<string, string>;
  }
  return { modules, entries: ['.storybook/preview.tsx'], messages, css: '' };
}

/** Most files are the same before and after a change. */
const read = new Map<string, readonly string[]>();

/** What a script imports when it runs, as it writes it. */
export function specifiersIn(path: string, text: string): readonly string[] {
  const known = read.get(text);
  if (known) return known;
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
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
  read.set(text, specifiers);
  return specifiers;
}

/** The file of the project that a specifier stands for; none for a package. */
function resolve(sources: Sources, from: string, specifier: string): string[] {
  const name = specifier.replace(/\?.*$/, '');
  const path = name.startsWith('.')
    ? posix.join(posix.dirname(from), name)
    : name.replace(/^@\//, 'src/').replace(/^@app\//, 'app/');
  if (path === name && !name.startsWith('.')) return [];
  const file = endings.map((ending) => path + ending).find((candidate) => sources.has(candidate));
  return file === undefined ? [] : [file];
}
