import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartProblem } from '../startProblem';

/** Debian has one folder per version; the wrapper in PATH may be of another version. */
const DEBIAN = '/usr/lib/postgresql';

/** Finds the newest pg_dump or pg_restore, because each supports its own and older versions. */
function findTool(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) {
    throw new StartProblem(
      `${name} is not installed: install PostgreSQL's client programs (postgresql-client).`,
    );
  }
  return found;
}

/** Starts a PostgreSQL program. A password is passed in the environment, where others cannot see it. */
function startTool(name: string, args: readonly string[], password = ''): ChildProcessWithoutNullStreams {
  return spawn(findTool(name), args, { env: { ...process.env, ...(password && { PGPASSWORD: password }) } });
}

/** Returns the first error of a PostgreSQL program with its details, in one line. */
function reasonIn(stderr: string): string {
  const [first = ''] = stderr.trim().split(/\n(?=HINT|CONTEXT|LINE|ERROR|psql|pg_)/);
  return first.replaceAll(/\s+/g, ' ');
}

async function waitFor(name: string, child: ChildProcessWithoutNullStreams): Promise<void> {
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (status !== 0) throw new StartProblem(`${name} failed: ${reasonIn(stderr)}`);
}

function startOnDatabase(name: string, databaseUrl: string, args: readonly string[]) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = startTool(name, [`--dbname=${url.href}`, ...args], password);
  child.stdout.resume();
  return child;
}

/** Runs a PostgreSQL program on a database. */
export async function runTool(name: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const child = startOnDatabase(name, databaseUrl, args);
  child.stdin.end();
  await waitFor(name, child);
}

/** Runs a statement and then an archive's in one transaction, which is committed only if the archive was read whole. */
export async function runArchive(databaseUrl: string, before: string, archive: string): Promise<void> {
  const psql = startOnDatabase('psql', databaseUrl, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1']);
  const applied = waitFor('psql', psql);
  // If psql stops at an error, the rest of the input has no reader; its status reports the error.
  psql.stdin.on('error', () => undefined);
  psql.stdin.write(`begin;\nset local client_min_messages = error;\n${before};\n`);
  const restore = startTool('pg_restore', ['--no-owner', '--no-privileges', '--file=-', archive]);
  restore.stdin.end();
  restore.stdout.pipe(psql.stdin, { end: false });
  psql.once('close', () => {
    restore.kill();
    // Without a reader it would never close.
    restore.stdout.destroy();
  });
  const read = waitFor('pg_restore', restore).then(
    () => psql.stdin.end('\ncommit;\n'),
    (error: unknown) => {
      // Disconnecting without a commit rolls back.
      psql.stdin.end();
      throw error;
    },
  );
  for (const result of await Promise.allSettled([applied, read]))
    if (result.status === 'rejected') throw result.reason;
}
