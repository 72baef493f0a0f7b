import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import { StartProblem, isSystemError } from '../startProblem';
import { SyncedNodeFs } from './syncedNodeFs';

/**
 * PGlite turns fsync off (-F). We turn it on with the only method that its WebAssembly passes to the file system: its
 * fdatasync does nothing.
 * It also never analyzes tables, which would discard stored foreign-key plans: those made for an empty table would scan
 * all of a large one per inserted row. So every statement is planned for the current tables.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'plan_cache_mode=force_custom_plan',
];

/** Without any of these PGlite would create an empty database over the rest instead of failing. */
const ESSENTIALS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'postgresql.conf'];

/** Returns the missing parts of an embedded database in a folder, or null. */
function findMissing(folder: string): string | null {
  return ESSENTIALS.find((name) => !existsSync(join(folder, name))) ?? null;
}

const ADVICE = 'Put a backup in its place (see "Backup and restore" in the README of the server).';

/** Opens the complete embedded database in a folder; a damaged one throws a `StartProblem` with the reason. */
export async function openCluster(folder: string): Promise<PGlite> {
  const missing = findMissing(folder);
  if (missing !== null) {
    throw new StartProblem(
      `The embedded database in ${folder} is incomplete: ${missing} is missing. ${ADVICE}`,
    );
  }
  const fs = new SyncedNodeFs(folder);
  try {
    return await PGlite.create({ fs, startParams });
  } catch (error) {
    throw explain(folder, fs, error);
  }
}

/** Error of WebAssembly's file system: not an `Error`, with its own numbers. */
const fileErrorSchema = v.object({ name: v.literal('ErrnoError'), errno: v.number() });
const NO_SPACE = 51;

function fileProblem(error: unknown): string | null {
  const { success, output } = v.safeParse(fileErrorSchema, error);
  if (!success) return null;
  return output.errno === NO_SPACE ? 'ENOSPC, the disk is full' : `file error ${output.errno}`;
}

function explain(folder: string, fs: SyncedNodeFs, error: unknown): unknown {
  if (isSystemError(error)) return error;
  const reason =
    fs.lastWords || fileProblem(error) || (error instanceof Error ? error.message : String(error));
  return new StartProblem(`The embedded database in ${folder} cannot be opened: ${reason}. ${ADVICE}`);
}

/** Creates a database in an empty folder, from an archive or empty, which takes seconds. */
export async function createCluster(folder: string, archive: Blob | null): Promise<void> {
  const fs = new SyncedNodeFs(folder);
  try {
    const client = await PGlite.create(archive === null ? { fs } : { fs, loadDataDir: archive });
    await client.close();
  } catch (error) {
    throw explain(folder, fs, error);
  }
}
