import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Sources of a built Storybook with its mails and static pages. */
export const sourcePaths = [
  '.storybook',
  'src',
  'stories',
  'app/public',
  'app/build',
  'app/contract',
  'app/server',
  'index.html',
  'tests/contract/support',
  'tests/server/support/billingDocuments.ts',
  'tests/server/support/pdfText.ts',
  'tests/visual/approvals.ts',
  'tests/visual/outcome.ts',
  'tests/visual/serverPages',
  'tests/visual/report/detail.ts',
  'tests/visual/sources.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Runs git. Throws with its output on failure. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** Returns the commit of a name. Throws if there is none. */
export function commitOf(folder: string, ref: string): string {
  return git(folder, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
}

/** Returns the branch point from the local main, else the remote's. Throws if there is neither. */
export function mergeBase(folder: string): string {
  for (const main of ['main', 'origin/main'])
    try {
      return git(folder, 'merge-base', main, 'HEAD');
    } catch {
      // Try the next one.
    }
  throw new Error('There is no main to compare with: name a commit with --base.');
}

/** Hashes the sources of the working tree, committed or not. Equal sources have equal hashes, also in a commit. */
export function workingTreeHash(folder: string, paths: readonly string[] = sourcePaths): string {
  const files = git(folder, 'ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...paths)
    .split('\n')
    .filter((file) => file !== '');
  const missing = new Set(git(folder, 'ls-files', '-d', '--', ...paths).split('\n'));
  const present = files.filter((file) => !missing.has(file)).sort();
  const blobs = execFileSync('git', ['hash-object', '--stdin-paths'], {
    cwd: folder,
    input: present.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const hashes = blobs.trim().split('\n');
  return hashOf(present.map((file, index) => `${hashes[index] ?? ''} ${file}`));
}

/** Hashes the sources of a commit. */
export function commitHash(folder: string, commit: string): string {
  const listed = git(folder, 'ls-tree', '-r', commit, '--', ...sourcePaths);
  const lines = listed.split('\n').map((line) => line.replace(/^\d+ blob (\w+)\t/, '$1 '));
  return hashOf(lines.sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1)));
}

function pathOf(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha1').update(lines.join('\n')).digest('hex').slice(0, 16);
}
