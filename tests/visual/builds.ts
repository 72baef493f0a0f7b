import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleGraph } from '../../.storybook/moduleGraphPlugin.ts';
import { commitHash, git, workingTreeHash } from './sources.ts';

/** A built Storybook: its preview, without the manager around it. */
export interface Build {
  folder: string;
  /** Null when that commit could not tell its graph yet. */
  graph: ModuleGraph | null;
}

export type Say = (line: string) => void;

const cacheFolder = 'node_modules/.cache/visual';
const graphName = 'module-graph.json';
const keptBuilds = 8;

/** The working tree's Storybook; built unless these very sources were before. */
export async function buildWorkingTree(root: string, say: Say): Promise<Build> {
  return cached(root, workingTreeHash(root), 'the working tree', say, (out) => build(root, out));
}

/** A commit's Storybook, built in a work tree of its own outside the project. */
export async function buildCommit(root: string, commit: string, say: Say): Promise<Build> {
  return cached(root, commitHash(root, commit), commit.slice(0, 8), say, async (out) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-visual-'));
    try {
      git(root, 'worktree', 'add', '--detach', '--force', folder, commit);
      await linkPackages(root, folder, say);
      await build(folder, out);
    } finally {
      git(root, 'worktree', 'remove', '--force', folder);
    }
  });
}

/** The packages of the project, when that commit wants the same; else its own. */
async function linkPackages(root: string, folder: string, say: Say): Promise<void> {
  const [ours, theirs] = [root, folder].map((place) =>
    readFileSync(join(place, 'package-lock.json'), 'utf8'),
  );
  if (ours === theirs) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    return;
  }
  say('  Its packages are others: installing them.');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], folder, {});
}

async function cached(
  root: string,
  hash: string,
  title: string,
  say: Say,
  make: (out: string) => Promise<void>,
): Promise<Build> {
  const folder = join(root, cacheFolder, hash);
  if (existsSync(join(folder, 'index.json'))) say(`Storybook of ${title}: built before.`);
  else {
    say(`Storybook of ${title}: building…`);
    const started = performance.now();
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(join(root, cacheFolder), { recursive: true });
    await make(unfinished);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    say(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
    forgetOldBuilds(join(root, cacheFolder));
  }
  return readBuild(folder);
}

function readBuild(folder: string): Build {
  const file = join(folder, graphName);
  const graph = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModuleGraph) : null;
  return { folder, graph };
}

function forgetOldBuilds(folder: string): void {
  const builds = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of builds.slice(keptBuilds)) rmSync(old, { recursive: true, force: true });
}

/** Builds a folder's Storybook anew, into another. Throws with the end of what the build said when it fails. */
async function build(root: string, out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const graphFile = join(out, graphName);
  const args = [program, 'build', '--test', '--preview-only', '--quiet', '--disable-telemetry', '-o', out];
  // Storybook empties its output first: the graph is written after that.
  await run(process.execPath, args, root, { STORYBOOK_GRAPH_FILE: graphFile, NODE_ENV: 'production' });
}

/** A Storybook that was built into a folder. */
export async function buildInto(root: string, out: string): Promise<Build> {
  await build(root, out);
  return readBuild(out);
}

function run(program: string, args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${args.slice(0, 2).join(' ')} failed in ${cwd}:\n${said}`));
    });
  });
}
