import { changedMessages, makeMessageUse } from '../../visual/selection/messageUse.ts';
import { selectStories, type Selection } from '../../visual/selection/selectStories.ts';
import type { Change } from './changedFiles.ts';
import { sourceGraph, type SourceGraph } from './sourceGraph.ts';

/** Part of the project that a change can affect. */
export interface ImpactScope {
  /** Changed files, including deleted ones. */
  changed: readonly string[];
  stories: Selection;
  /** Changed files and their direct and indirect importers. A changed comment affects nothing. */
  dependents: ReadonlySet<string>;
  /** Returns the number of stories in a file. */
  storiesIn: (file: string) => number;
  isThere: (path: string) => boolean;
}

/** Finds what a change can affect, from the sources before and after it. */
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
/** Whether a test may read the files it names. Contract tests do so too, but always run. */
const isReader = (path: string) => path.startsWith('tests/') && !path.startsWith('tests/contract/');
/** A path in a string of a test, which reads the file. */
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

/** Returns the stories that a change can affect; a stylesheet may affect all of them. */
export function affectedStoriesOf(
  changed: readonly string[],
  before: SourceGraph,
  after: SourceGraph,
): Selection {
  const sheet = changed.find((path) => /^(?:src|\.storybook)\/.*\.css$/.test(path));
  if (sheet !== undefined) return { reach: 'everything', because: `${sheet} is everybody’s` };
  return selectStories(before, after);
}
