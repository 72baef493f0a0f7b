import { changedMessages, makeMessageUse } from '../../visual/selection/messageUse.ts';
import { selectStories, type Selection } from '../../visual/selection/selectStories.ts';
import type { Change } from './changedFiles.ts';
import { sourceGraph, type SourceGraph } from './sourceGraph.ts';

/** Places where a change can show. */
export interface ImpactScope {
  /** Files that differ, with those that are gone. */
  changed: readonly string[];
  stories: Selection;
  /** The changed files and every file that imports one, at any distance. Of a changed comment, nothing depends. */
  dependents: ReadonlySet<string>;
  /** Stories there are in a file. */
  storiesIn: (file: string) => number;
  isThere: (path: string) => boolean;
}

/** Finds what a change can affect, from the sources before it and after it. */
export function findImpactScope({
  files: changed,
  before,
  after,
}: Change): Pick<ImpactScope, 'changed' | 'stories' | 'dependents'> {
  const [was, is] = [sourceGraph(before), sourceGraph(after)];
  return {
    changed,
    stories: affectedStoriesOf(changed, was, is),
    dependents: dependentsOf(changed, was, is),
  };
}

const isMessages = (path: string) => /^src\/i18n\/messages\/.+\.json$/.test(path);
/** Checks for a file that may read a file it names. Contract tests do so too, but run whatever changed. */
const isReader = (path: string) => path.startsWith('tests/') && !path.startsWith('tests/contract/');
/** A path that a test names in a string, because it reads the file. */
const namedPlace = /['"`]((?:src|app|stories|tests|\.storybook)\/[\w./-]+)['"`]/g;

/**
 * Returns everything that depends on changed code, in the graph before or after the change. A message affects its
 * users; a file affects tests that name it in a string.
 */
export function dependentsOf(
  changed: readonly string[],
  before: SourceGraph,
  after: SourceGraph,
): ReadonlySet<string> {
  const asksForMessage = makeMessageUse(changedMessages(before.messages, after.messages));
  const isOther = (path: string) => before.modules[path]?.hash !== after.modules[path]?.hash;
  const reached = new Set(
    changed.filter((path) => !isMessages(path) && (isOther(path) || !(path in after.modules))),
  );
  for (const graph of [before, after]) {
    const importers = new Map<string, string[]>();
    const waiting = [...reached];
    for (const [path, { imports, code = '' }] of Object.entries(graph.modules)) {
      for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path]);
      if (
        asksForMessage(code) ||
        (isReader(path) &&
          namesAny(
            code,
            changed.filter((each) => reached.has(each)),
          ))
      )
        waiting.push(path);
    }
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      reached.add(path);
      waiting.push(...(importers.get(path) ?? []).filter((importer) => !reached.has(importer)));
    }
  }
  return reached;
}

function namesAny(code: string, changed: readonly string[]): boolean {
  for (const [, place = ''] of code.matchAll(namedPlace))
    if (changed.some((path) => path === place || path.startsWith(`${place}/`))) return true;
  return false;
}

/** The stories that a change can show in; a sheet of styles may show in any of them. */
export function affectedStoriesOf(
  changed: readonly string[],
  before: SourceGraph,
  after: SourceGraph,
): Selection {
  const sheet = changed.find((path) => /^(?:src|\.storybook)\/.*\.css$/.test(path));
  if (sheet !== undefined) return { reach: 'everything', because: `${sheet} is everybody’s` };
  return selectStories(before, after);
}
