import { readChange } from '../../runner/changed/changedFiles.ts';
import { findImpactScope } from '../../runner/changed/impactScope.ts';
import { messagesIn, sourceGraph, type Messages } from '../../runner/changed/sourceGraph.ts';
import { reasonsByFile, type Selection } from './selectStories.ts';

/** Files that configure the build of every story or are copied into it. */
const affectsEveryStory =
  /^(?:index\.html|package(?:-lock)?\.json|tsconfig\.json|\.nvmrc|\.storybook\/(?:(?:main|\w+Plugin)\.ts|.+\.(?:css|html))|app\/public\/.+|src\/.+\.(?!tsx?$|js$|json$|css$)\w+)$/;

/** Stories that changes since a commit can affect, and the messages of both sides. */
export interface ReadSelection {
  selection: Selection;
  /** Returns the changed files that a story file reaches: possible causes of its differences. */
  reasonsOf: (file: string) => readonly string[];
  messages: readonly [before: Messages, after: Messages];
}

/** Reads the changes between a commit and the working tree. */
export function readSelection(base: string): ReadSelection {
  const change = readChange(base);
  const { stories, dependents } = findImpactScope(change);
  const cause =
    change.files.find((path) => affectsEveryStory.test(path)) ??
    (dependents.has('vite.config.ts') ? 'vite.config.ts' : undefined);
  const files = reasonsByFile(sourceGraph(change.before), sourceGraph(change.after));
  const common = new Set(
    change.files.filter((path) => affectsEveryStory.test(path) || path.endsWith('.css')),
  );
  if (cause !== undefined) common.add(cause);
  return {
    selection: cause === undefined ? stories : { reach: 'everything', because: `${cause} changed` },
    reasonsOf: (file) => [...(files.get(file) ?? []), ...common],
    messages: [messagesIn(change.before), messagesIn(change.after)],
  };
}
