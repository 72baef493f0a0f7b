import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedBuild, type BuildFiles } from './buildCache.ts';
import { commitHash, git, workingTreeHash } from './sources.ts';

/** A built Storybook: its preview without the manager, in memory, so that other runs cannot delete it. */
export interface Build {
  files: BuildFiles;
}

export type Say = (line: string) => void;

const cacheFolder = 'node_modules/.cache/visual';

/** Builds the Storybook of the working tree, unless it is cached. */
export function buildWorkingTree(root: string, say: Say): Promise<Build> {
  const key = keyOf(workingTreeHash(root));
  return cached({ root, key, title: 'the working tree', say, make: (out) => build(root, out) });
}

/** Builds the Storybook of a commit in a temporary work tree with the packages of its lock file. */
export async function buildCommit(root: string, commit: string, say: Say): Promise<Build> {
  const make = async (out: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-visual-'));
    try {
      git(root, 'worktree', 'add', '--detach', '--force', folder, commit);
      await providePackages(root, folder, say);
      await build(folder, out);
    } finally {
      git(root, 'worktree', 'remove', '--force', folder);
    }
  };
  return cached({ root, key: keyOf(commitHash(root, commit)), title: commit.slice(0, 8), say, make });
}

function keyOf(sources: string): string {
  return `${sources}-node-${process.versions.node}`;
}

/** Links the project's packages if the commit has the same lock file, else installs its own. */
async function providePackages(root: string, folder: string, say: Say): Promise<void> {
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf(folder)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    return;
  }
  say('  It locks other packages: installing them.');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], folder, {});
}

interface CachedOptions {
  root: string;
  key: string;
  title: string;
  say: Say;
  make: (out: string) => Promise<void>;
}

async function cached({ root, key, title, say, make }: CachedOptions): Promise<Build> {
  const { files, isNew } = await cachedBuild(join(root, cacheFolder), key, async (out) => {
    say(`Storybook of ${title}: building…`);
    const started = performance.now();
    await make(out);
    say(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
  });
  if (!isNew) say(`Storybook of ${title}: built before.`);
  return { files };
}

/** Builds the Storybook of a folder into another. Throws with the end of the output on failure. */
async function build(root: string, out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [program, 'build', '--test', '--preview-only', '--quiet', '--disable-telemetry', '-o', out];
  await run(process.execPath, args, root, { NODE_ENV: 'production' });
}

function run(program: string, args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let outputTail = '';
    const onChunk = (chunk: Buffer) => {
      outputTail = (outputTail + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', onChunk);
    child.stderr.on('data', onChunk);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${args.slice(0, 2).join(' ')} failed in ${cwd}:\n${outputTail}`));
    });
  });
}
