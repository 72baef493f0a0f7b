import type { SourceGraph } from '../../runner/changed/sourceGraph.ts';
import { changedMessages, makeMessageUse } from './messageUse.ts';

/** Story files that a change can affect, with the changed files that they reach. */
export type Selection =
  | { reach: 'everything'; because: string }
  | { reach: 'some'; files: ReadonlyMap<string, readonly string[]> };

const isStory = (id: string) => id.endsWith('.stories.tsx');
const isCatalogueOfMessages = (id: string) => /^src\/i18n\/messages\/.+\.json$/.test(id);

/**
 * Finds the story files that a change can reach. Imports are followed before and after it, so deleted files count. A
 * message reaches the code that asks for it. A file that the preview imports, such as a decorator, reaches every story.
 */
export function selectStories(before: SourceGraph, after: SourceGraph): Selection {
  for (const { graph, touched } of touchedModules(before, after)) {
    const common = [...reachOf(graph, graph.entries)].find((id) => touched.has(id));
    if (common !== undefined)
      return { reach: 'everything', because: `the preview uses ${touched.get(common) ?? common}` };
  }
  return { reach: 'some', files: reasonsByFile(before, after) };
}

/** Returns the changed files and messages that each story file reaches; files that reach none are omitted. */
export function reasonsByFile(
  before: SourceGraph,
  after: SourceGraph,
): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, Set<string>>();
  for (const { graph, touched } of touchedModules(before, after))
    for (const story of Object.keys(graph.modules).filter(isStory)) {
      const reasons = [...reachOf(graph, [story])].flatMap((id) => touched.get(id) ?? []);
      if (reasons.length > 0) files.set(story, new Set([...(files.get(story) ?? []), ...reasons]));
    }
  return new Map([...files].map(([file, reasons]) => [file, [...reasons]]));
}

/** Returns the changed modules of both sides, each with its reason. */
function touchedModules(before: SourceGraph, after: SourceGraph) {
  const asksForMessage = makeMessageUse(changedMessages(before.messages, after.messages));
  const changed = changedModules(before, after);
  return [before, after].map((graph) => {
    const touched = new Map<string, string>();
    for (const [id, { code = '' }] of Object.entries(graph.modules)) {
      if (changed.has(id)) touched.set(id, id);
      else if (asksForMessage(code)) touched.set(id, `a message in ${id}`);
    }
    return { graph, touched };
  });
}

/** Returns files with changed text. Message catalogues are compared by key instead. */
function changedModules(before: SourceGraph, after: SourceGraph): Set<string> {
  const ids = new Set([...Object.keys(before.modules), ...Object.keys(after.modules)]);
  return new Set(
    [...ids].filter(
      (id) => before.modules[id]?.hash !== after.modules[id]?.hash && !isCatalogueOfMessages(id),
    ),
  );
}

/** Returns these files and their direct and indirect imports. */
export function reachOf(graph: SourceGraph, from: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.modules[id]?.imports ?? []));
  }
  return reached;
}
