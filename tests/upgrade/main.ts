/**
 * `npm run test:upgrade` upgrades the release before, with its data: builds its tag, has a customer order there, starts
 * this build on the same data folder and database, and compares. Needs `npm run build` first.
 *
 *   npm run test:upgrade -- <folder>   with an installed release instead of the tag
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../freePort';
import { findPostgres, startPostgres } from '../server/support/realPostgres';
import { customerOf } from './customer';

const root = resolve(import.meta.dirname, '../..');

/** Returns the newest release before this commit; null if there is none. */
function findEarlierRelease(): string | null {
  const describe = ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^'];
  try {
    return execFileSync('git', describe, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

type Environment = Readonly<Record<string, string>>;

/** Settings of both releases: customers begin with the data of the demonstration. */
const settings: Environment = {
  LOG_FORMAT: 'json',
  TEST_BANK: 'true',
  DEMO_DATA: 'true',
  SIMULATED_SECONDS: '0',
  DRAIN_SECONDS: '0',
  SESSION_SECRET: 'the-same-secret-for-both-releases',
};

/** Runs a built portal until the work with its customer is done. */
async function withPortal(
  folder: string,
  env: Environment,
  work: (customer: ReturnType<typeof customerOf>) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const closed = once(child, 'close');
  const origin = `http://localhost:${port}`;
  try {
    const isReady = () =>
      fetch(`${origin}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`The server in ${folder} did not start:\n${output}`);
      await new Promise((later) => setTimeout(later, 200));
    }
    await work(customerOf(origin, env['DATA_DIR'] ?? ''));
  } finally {
    child.kill('SIGTERM');
    await closed;
  }
  if (output.includes('"level":"error"'))
    throw new Error(`The server in ${folder} logged an error:\n${output}`);
}

async function upgrade(earlier: string, env: Environment): Promise<number> {
  let before: readonly string[] = [];
  await withPortal(earlier, env, async (customer) => {
    await customer.register();
    await customer.order();
    before = await customer.belongings();
  });
  await withPortal(root, env, async (customer) => {
    await customer.logIn();
    const after = new Set(await customer.belongings());
    const lost = before.filter((line) => !after.has(line));
    if (lost.length > 0) throw new Error(`Lost or changed by the upgrade:\n${lost.join('\n')}`);
    await customer.order();
  });
  return before.length;
}

/** Builds a tag in a folder of its own. */
function buildTag(tag: string, folder: string): void {
  execFileSync('git', ['worktree', 'add', '--detach', folder, tag], { cwd: root, stdio: 'ignore' });
  for (const command of [
    ['ci', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ])
    execFileSync('npm', command, { cwd: folder, stdio: 'inherit' });
}

const [installed] = process.argv.slice(2);
const tag = installed ?? findEarlierRelease();
if (tag === null) {
  console.log(
    'There is no earlier release. The oldest stored schema is upgraded by tests/server/support/upgradeSuite.ts.',
  );
  process.exit(0);
}
if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('Run npm run build first.');

const home = await mkdtemp(join(tmpdir(), 'upgrade-'));
const earlier = installed ?? join(home, 'earlier');
try {
  if (installed === undefined) buildTag(tag, earlier);
  const embedded = await upgrade(earlier, { DATA_DIR: join(home, 'embedded') });
  console.log(`${tag} is upgraded on the embedded database: all ${embedded} entries are kept`);
  const programs = findPostgres();
  if (programs === null) throw new Error('There is no PostgreSQL.');
  const postgres = await startPostgres(programs);
  try {
    const env = { DATA_DIR: join(home, 'postgres'), DATABASE_URL: postgres.url };
    const kept = await upgrade(earlier, env);
    console.log(`${tag} is upgraded on PostgreSQL: all ${kept} entries are kept`);
  } finally {
    await postgres.stop();
  }
} finally {
  if (installed === undefined)
    execFileSync('git', ['worktree', 'remove', '--force', earlier], { cwd: root, stdio: 'ignore' });
  await rm(home, { recursive: true, force: true });
}
