import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { createCluster, openCluster } from '../db/cluster';
import { embeddedFolders, hasDatabase, installDatabase, prepareDatabase } from '../db/embedded';
import { migrate } from '../db/migrate';
import { pgliteDialect } from '../db/pgliteDialect';
import { areEqual, countRows } from '../db/rowCounts';
import type { RowCounts } from '../db/rowCounts';
import type { Schema } from '../db/schema';
import { syncPath } from '../db/syncFolder';
import { StartProblem } from '../startProblem';

async function withDb<Result>(
  folder: string,
  work: (db: Kysely<Schema>, client: PGlite) => Promise<Result>,
): Promise<Result> {
  const client = await openCluster(folder);
  const db = new Kysely<Schema>({ dialect: pgliteDialect(client) });
  try {
    return await work(db, client);
  } finally {
    await db.destroy();
  }
}

/** Reads the whole file first, because PGlite's error for a truncated file cannot be caught. */
async function readArchive(file: string): Promise<Blob> {
  const archive = await readFile(file);
  await promisify(gunzip)(archive).catch(() => {
    throw new StartProblem(`The backup ${file} is damaged: it cannot be unpacked.`);
  });
  return new Blob([new Uint8Array(archive)]);
}

/** Counts the rows of a backup by opening it in a temporary folder. */
async function countArchive(file: string): Promise<RowCounts> {
  const scratch = await mkdtemp(join(dirname(file), '.backup-check-'));
  try {
    await createCluster(scratch, await readArchive(file));
    return await withDb(scratch, countRows);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Backs the embedded database up to a file and verifies it. The file gets its final name only if the row counts match.
 */
export async function backUpEmbedded(dataDir: string, file: string): Promise<RowCounts> {
  const folders = embeddedFolders(dataDir);
  if (!hasDatabase(folders)) throw new StartProblem(`There is no embedded database in ${dataDir}.`);
  const unchecked = `${file}.unchecked`;
  const counts = await withDb(folders.postgres, async (db, client) => {
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('gzip');
    // The backup contains password hashes.
    await writeFile(unchecked, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600, flush: true });
    return countRows(db);
  });
  const found = await countArchive(unchecked);
  if (!areEqual(counts, found)) throw new StartProblem(`The backup ${unchecked} does not hold every row.`);
  await rename(unchecked, file);
  await syncPath(dirname(file));
  return counts;
}

/** Replaces the embedded database by a backup. The previous one is kept in the folder that is returned. */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  replaces: boolean,
): Promise<{ counts: RowCounts; aside: string | null }> {
  const folders = embeddedFolders(dataDir);
  const isTaken = hasDatabase(folders);
  if (isTaken && !replaces) {
    throw new StartProblem(
      `There is a database in ${folders.postgres} already. Add --replace to set it aside and restore over it.`,
    );
  }
  await prepareDatabase(folders, await readArchive(file));
  const counts = await withDb(folders.unfinished, async (db) => {
    await migrate(db);
    return countRows(db);
  });
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = isTaken ? `${folders.postgres}.replaced-${stamp}` : null;
  if (aside !== null) await rename(folders.postgres, aside);
  await installDatabase(dataDir, folders);
  return { counts, aside };
}
