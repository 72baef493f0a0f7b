import type { ModuleGraph } from '../../../.storybook/moduleGraphPlugin.ts';
import { changedMessages, makeMessageUse } from './messageUse.ts';
import { styleReach } from './styleReach.ts';

/** Story files that a change can show in, and the changed things they reach: what a report can give as its reason. */
export type Selection =
  | { reach: 'everything'; because: string }
  | { reach: 'some'; files: ReadonlyMap<string, readonly string[]> };

/** Story files, and mails and static pages, which nothing imports. */
const isStory = (id: string) => id.endsWith('.stories.tsx') || id.startsWith('papers/');
const isCatalogueOfMessages = (id: string) => /^src\/i18n\/messages\/.+\.json$/.test(id);
/** Storybook's own list of stories: a story that comes or goes changes it, and nothing that is seen. */
export const isListOfStories = (id: string) => id.includes('storybook-stories.js');
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/**
 * The story files that anything changed between two builds can reach: a module by what the browser gets of it, imports
 * followed in both builds (so what was deleted counts), a message by who asks for it, a style by who names its class.
 * What the preview itself imports, a decorator say, reaches every story.
 */
export function selectStories(before: ModuleGraph, after: ModuleGraph): Selection {
  const style = styleReach(before.css, after.css);
  if (style === 'everything') return { reach: 'everything', because: 'the style of everything changed' };

  const asksForMessage = makeMessageUse(changedMessages(before.messages, after.messages));
  const namesStyle = makeNaming([...style.classes, ...style.variables]);
  const changed = changedModules(before, after);
  const files = new Map<string, Set<string>>();
  for (const graph of [before, after]) {
    const touched = new Map<string, string>();
    for (const [id, { code = '' }] of Object.entries(graph.modules)) {
      if (changed.has(id)) touched.set(id, id);
      else if (asksForMessage(code)) touched.set(id, `a message in ${id}`);
      else if (namesStyle(code)) touched.set(id, `a style in ${id}`);
    }
    const shared = reachOf(graph, graph.entries, isListOfStories);
    const common = [...shared].find((id) => touched.has(id));
    if (common !== undefined)
      return { reach: 'everything', because: `the preview uses ${touched.get(common) ?? common}` };
    for (const story of Object.keys(graph.modules).filter(isStory)) {
      const reasons = [...reachOf(graph, [story], isListOfStories)].flatMap((id) => touched.get(id) ?? []);
      if (reasons.length > 0) files.set(story, new Set([...(files.get(story) ?? []), ...reasons]));
    }
  }
  return { reach: 'some', files: new Map([...files].map(([file, reasons]) => [file, [...reasons]])) };
}

/** Messages and styles are looked at more closely elsewhere. */
function changedModules(before: ModuleGraph, after: ModuleGraph): Set<string> {
  const ids = new Set([...Object.keys(before.modules), ...Object.keys(after.modules)]);
  return new Set(
    [...ids].filter(
      (id) =>
        before.modules[id]?.hash !== after.modules[id]?.hash &&
        !isListOfStories(id) &&
        !isStyle(id) &&
        !isCatalogueOfMessages(id),
    ),
  );
}

/** Everything that is imported from there, and from there on; not beyond what `stop` names. */
export function reachOf(
  graph: ModuleGraph,
  from: readonly string[],
  stop: (id: string) => boolean,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || stop(id)) continue;
    reached.add(id);
    waiting.push(...(graph.modules[id]?.imports ?? []));
  }
  return reached;
}

/** Whether a code names one of these, as a word of its own. */
function makeNaming(names: readonly string[]): (code: string) => boolean {
  if (names.length === 0) return () => false;
  const words = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`);
  return (code) => pattern.test(code);
}
