import { existsSync, readFileSync } from 'node:fs';
import { git, mergeBase } from '../../visual/sources.ts';
import type { Sources } from './sourceGraph.ts';

/** A change, as git knows it: what is committed since the base, and what is not committed yet. */
export interface Change {
  base: string;
  /** Paths from the project's root. */
  files: readonly string[];
  before: Sources;
  after: Sources;
}

/** What something may import, and what configures the tests. */
const imported = /^(?:(?:src|app|stories|tests|\.storybook)\/.*\.(?:tsx?|js|json|css)|[\w.]+\.(?:ts|js))$/;
const elsewhere = /^tests\/(?:contract\/bad|library\/apps)\//;

/** @param base a commit; by default where this work left main. Throws where there is neither. */
export function readChange(base = mergeBase('.')): Change {
  const lines = (...args: string[]) =>
    git('.', ...args)
      .split('\n')
      .filter((line) => line !== '');
  const created = lines('ls-files', '--others', '--exclude-standard');
  const files = [...new Set([...lines('diff', '--name-only', '--no-renames', base, '--'), ...created])];
  const isImported = (path: string) => imported.test(path) && !elsewhere.test(path);
  const paths = [...lines('ls-files'), ...created].filter((path) => isImported(path) && existsSync(path));
  const after = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const before = new Map(after);
  for (const path of files.filter(isImported)) {
    const text = textAt(base, path);
    if (text === null) before.delete(path);
    else before.set(path, text);
  }
  return { base, files, before, after };
}

/** Null for a file that was not there. */
function textAt(commit: string, path: string): string | null {
  try {
    return git('.', 'show', `${commit}:${path}`);
  } catch {
    return null;
  }
}
