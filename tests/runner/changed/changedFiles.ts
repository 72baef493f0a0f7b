import { existsSync, readFileSync } from 'node:fs';
import { git, mergeBase } from '../../visual/sources.ts';
import type { Sources } from './sourceGraph.ts';

/** Differences to a commit, committed or not. */
export interface Change {
  /** The commit. */
  base: string;
  /** Paths from the project's root. */
  files: readonly string[];
  before: Sources;
  after: Sources;
}

/** Files that can be imported, and files that configure the tests. */
const imported = /^(?:(?:src|app|stories|tests|\.storybook)\/.*\.(?:tsx?|js|json|css)|[\w.]+\.(?:ts|js))$/;
const elsewhere = /^tests\/(?:contract\/bad|library\/apps)\//;

/** @param base a commit; by default the branch point from main. Throws if there is neither. */
export function readChange(base = mergeBase('.')): Change {
  const created = linesOf('ls-files', '--others', '--exclude-standard');
  const differing = linesOf('diff', '--name-only', '--no-renames', base, '--');
  const files = [...new Set([...differing, ...created])];
  const isImported = (path: string) => imported.test(path) && !elsewhere.test(path);
  const paths = [...linesOf('ls-files'), ...created].filter((path) => isImported(path) && existsSync(path));
  const after = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const before = new Map(after);
  for (const path of files.filter(isImported)) {
    const text = textAt(base, path);
    if (text === null) before.delete(path);
    else before.set(path, text);
  }
  return { base, files, before, after };
}

const linesOf = (...args: string[]) =>
  git('.', ...args)
    .split('\n')
    .filter((line) => line !== '');

/** Returns null if the file did not exist. */
function textAt(commit: string, path: string): string | null {
  try {
    return git('.', 'show', `${commit}:${path}`);
  } catch {
    return null;
  }
}
