import { readChange } from '../../runner/changed/changedFiles.ts';
import { findImpactScope } from '../../runner/changed/impactScope.ts';
import { messagesIn, type Messages } from '../../runner/changed/sourceGraph.ts';
import type { Selection } from './selectStories.ts';

/** Files that configure the build of every story, and files that it copies or inlines. */
const everybodys =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|\.nvmrc|\.storybook\/(?:main|\w+Plugin)\.ts|app\/public\/.+|src\/.+\.(?!tsx?$|js$|json$|css$)\w+)$/;

/** Stories that changes since a commit can affect, and the messages of both sides. */
export interface ReadSelection {
  selection: Selection;
  messages: readonly [before: Messages, after: Messages];
}

/** @param hasLockedPackages whether `node_modules` is what package-lock.json installs; others may change any story */
export function readSelection(base: string, hasLockedPackages: boolean): ReadSelection {
  const change = readChange(base);
  const { stories, dependents } = findImpactScope(change);
  const cause = hasLockedPackages
    ? (change.files.find((path) => everybodys.test(path)) ??
      (dependents.has('vite.config.ts') ? 'vite.config.ts' : undefined))
    : 'node_modules';
  return {
    selection: cause === undefined ? stories : { reach: 'everything', because: `${cause} changed` },
    messages: [messagesIn(change.before), messagesIn(change.after)],
  };
}
