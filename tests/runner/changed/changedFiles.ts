import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git, mergeBase } from '../../visual/sources.ts';
import type { Sources } from './sourceGraph.ts';

/** A change, as git knows it: what is committed since the base, and what is not committed yet. */
export interface Change {
  /** A commit, or a tree. */
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
  const differing = linesOf('.', 'diff', '--name-only', '--no-renames', base, '--');
  return changeOf('.', base, [...new Set([...differing, ...createdIn('.')])]);
}

/**
 * The working folder as it stands, committed or not, as git stores a tree: the same in every checkout of the same files.
 * It is made in an index of its own, so that what is staged stays as it is.
 */
export function treeOf(folder = '.'): string {
  const scratch = mkdtempSync(join(tmpdir(), 'tree-'));
  const index = join(scratch, 'index');
  const own = resolve(folder, git(folder, 'rev-parse', '--git-path', 'index'));
  // Git knows from its own index which files it need not read again: those older than the index, whose time is kept.
  if (existsSync(own)) cpSync(own, index, { preserveTimestamps: true });
  const gitThere = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: index },
    }).trim();
  try {
    gitThere('add', '--all', '.');
    return gitThere('write-tree');
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** What has changed in the working folder since it was this tree. Throws where git does not have the tree. */
export function readChangeSince(tree: string, folder = '.'): Change {
  const files = linesOf(folder, 'diff', '--name-only', '--no-renames', tree, treeOf(folder));
  return changeOf(folder, tree, files);
}

const linesOf = (folder: string, ...args: string[]) =>
  git(folder, ...args)
    .split('\n')
    .filter((line) => line !== '');

/** What git does not track yet and does not ignore. */
const createdIn = (folder: string) => linesOf(folder, 'ls-files', '--others', '--exclude-standard');

function changeOf(folder: string, base: string, files: readonly string[]): Change {
  const isImported = (path: string) => imported.test(path) && !elsewhere.test(path);
  const paths = [...linesOf(folder, 'ls-files'), ...createdIn(folder)].filter(
    (path) => isImported(path) && existsSync(join(folder, path)),
  );
  const after = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const before = new Map(after);
  for (const path of files.filter(isImported)) {
    const text = textAt(folder, base, path);
    if (text === null) before.delete(path);
    else before.set(path, text);
  }
  return { base, files, before, after };
}

/** Null for a file that was not there. */
function textAt(folder: string, commit: string, path: string): string | null {
  try {
    return git(folder, 'show', `${commit}:${path}`);
  } catch {
    return null;
  }
}
