import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataFolder } from '../db/dataLock';
import { listCounts } from '../db/rowCounts';
import type { Env } from '../env';
import { StartProblem } from '../startProblem';
import { backUpEmbedded, restoreEmbedded } from './embeddedBackup';
import { backUpPostgres, restorePostgres } from './postgresBackup';

export type BackupCommand = 'backup' | 'restore';

const USAGE: Record<BackupCommand, string> = {
  backup: 'Say where to write it: backup FILE',
  restore: 'Say what to restore: restore FILE [--replace]',
};

interface Order {
  readonly file: string;
  readonly replaces: boolean;
}

function readOrder(command: BackupCommand, args: readonly string[]): Order {
  try {
    const options = command === 'restore' ? { replace: { type: 'boolean' as const } } : {};
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new StartProblem(USAGE[command]);
    return { file: resolve(name), replaces: 'replace' in values && values.replace === true };
  } catch {
    throw new StartProblem(USAGE[command]);
  }
}

/** Detects from a backup's first bytes which kind of database it contains. */
async function kindOf(file: string): Promise<'embedded' | 'postgres'> {
  const handle = await open(file).catch(() => {
    throw new StartProblem(`The backup ${file} cannot be read.`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    if (buffer.toString('latin1') === 'PGDMP') return 'postgres';
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return 'embedded';
    throw new StartProblem(`${file} is no backup of this portal.`);
  } finally {
    await handle.close();
  }
}

async function refuseOtherKind(file: string, expected: 'embedded' | 'postgres'): Promise<void> {
  if ((await kindOf(file)) === expected) return;
  throw new StartProblem(
    expected === 'postgres'
      ? `${file} is a backup of the embedded database: it cannot be restored into DATABASE_URL.`
      : `${file} is a backup of a PostgreSQL: set DATABASE_URL to restore it there.`,
  );
}

async function backUp({ file }: Order, env: Env): Promise<string> {
  if (existsSync(file)) throw new StartProblem(`${file} exists already. Choose another name.`);
  await mkdir(dirname(file), { recursive: true });
  const counts = env.DATABASE_URL
    ? await backUpPostgres(env.DATABASE_URL, file)
    : await withLock(env.DATA_DIR, () => backUpEmbedded(env.DATA_DIR, file));
  return `Backed up to ${file}, restored from it to check, and counted the same rows: ${listCounts(counts)}.`;
}

async function restore({ file, replaces }: Order, env: Env): Promise<string> {
  await refuseOtherKind(file, env.DATABASE_URL ? 'postgres' : 'embedded');
  if (env.DATABASE_URL) {
    const counts = await restorePostgres(env.DATABASE_URL, file, replaces);
    return `Restored ${file} into DATABASE_URL: ${listCounts(counts)}.`;
  }
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const { counts, aside } = await withLock(env.DATA_DIR, () => restoreEmbedded(env.DATA_DIR, file, replaces));
  const before = aside === null ? '' : ` What was there before is now in ${aside}.`;
  return `Restored ${file} into ${env.DATA_DIR}: ${listCounts(counts)}.${before}`;
}

/** Only one process may use the embedded database: a running server is reported, not disturbed. */
async function withLock<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await lockDataFolder(dataDir);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** Runs `backup FILE` or `restore FILE [--replace]` and prints what was verified in one line. */
export async function runBackupCommand(
  command: BackupCommand,
  args: readonly string[],
  env: Env,
): Promise<string> {
  const order = readOrder(command, args);
  return command === 'backup' ? backUp(order, env) : restore(order, env);
}
