import { spawn } from 'node:child_process';
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

/** Runs a PostgreSQL program on a database. The password is passed in the environment, where others cannot see it. */
export async function runTool(name: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(findTool(name), [`--dbname=${url.href}`, ...args], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (status !== 0) throw new StartProblem(`${name} failed: ${stderr.trim().split('\n')[0] ?? ''}`);
}
