import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../freePort';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with PostgreSQL's server programs, or null. */
export function findPostgres(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const complete = (folder: string) =>
    existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
  return [...debian, ...path].find(complete) ?? null;
}

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not start');
}

export interface RealPostgres {
  readonly url: string;
  /** Blocks users of a table until released, even if connections or this server die. */
  hold: (table: string) => Promise<() => Promise<void>>;
  /** Number of waiting statements that match a `like` pattern. */
  waiting: (form: string) => Promise<number>;
  /** Ends every connection but the asker's, as an administrator may. Says how many. */
  dropConnections: () => Promise<number>;
  /** Keeps its connections and answers nothing, as a machine whose disk hangs, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Ends every connection and starts again on the same address and data. */
  restart: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  stop: () => Promise<void>;
}

/** The server and every process that it started. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A backend that has just ended by itself.
    }
  }
}

/** Runs statements in order on a new connection; returns the rows of the last one. */
async function statements(url: string, ...texts: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const text of texts) ({ rows } = await client.query<object>(text));
    return rows;
  } finally {
    await client.end();
  }
}

async function dropConnections(url: string): Promise<number> {
  const dropped = await statements(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null and datname is not null',
  );
  return dropped.length;
}

/** Environment variable with the folder of unused data, which tests copy; otherwise each creates its own. */
const dataVariable = 'POSTGRES_TEST_DATA';

/** A temporary folder of the user that PostgreSQL runs as, and how its programs are run there. */
function makeHome() {
  const user = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'meridian-postgres-'));
  if (user) chownSync(home, user.uid, user.gid);
  return { home, data: join(home, 'data'), options: { ...user, cwd: home, stdio: 'ignore' as const } };
}

const initdb = ['-U', 'meridian', '-A', 'trust', '-E', 'UTF8', '--no-sync'];

/** Prepares data for the servers of all files, which takes a second of processor time each. Returns the cleanup. */
export function prepareData(binDir: string): () => void {
  const { home, data, options } = makeHome();
  execFileSync(join(binDir, 'initdb'), ['-D', data, ...initdb], options);
  process.env[dataVariable] = data;
  return () => rmSync(home, { recursive: true, force: true });
}

/** Starts a PostgreSQL of our own in a temporary folder. */
export async function startPostgres(binDir: string): Promise<RealPostgres> {
  const { home, data, options } = makeHome();
  const prepared = process.env[dataVariable];
  if (prepared === undefined) execFileSync(join(binDir, 'initdb'), ['-D', data, ...initdb], options);
  else execFileSync('cp', ['-r', prepared, data], options);
  const port = await freePort();
  const url = `postgresql://meridian@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_prepared_transactions=1'];
  const run = () =>
    spawn(
      join(binDir, 'postgres'),
      ['-D', data, '-k', home, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      options,
    );
  let server = run();
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const exited = once(server, 'exit');
    signalAll(signal === 'SIGKILL' ? processesOf(server.pid ?? 0) : [server.pid ?? 0], signal);
    await exited;
  };
  await waitUntilReady(url);
  return {
    url,
    async hold(table) {
      // A prepared transaction holds its lock without a connection, so dropping connections does not release it.
      await statements(url, 'begin', `lock table "${table}"`, "prepare transaction 'held'");
      return async () => void (await statements(url, "rollback prepared 'held'"));
    },
    async waiting(form) {
      const found = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '${form}'`;
      return (await statements(url, found)).length;
    },
    dropConnections: () => dropConnections(url),
    freeze() {
      signalAll(processesOf(server.pid ?? 0), 'SIGSTOP');
    },
    thaw() {
      signalAll(processesOf(server.pid ?? 0), 'SIGCONT');
    },
    async restart(signal) {
      await end(signal);
      server = run();
      await waitUntilReady(url);
    },
    async stop() {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
