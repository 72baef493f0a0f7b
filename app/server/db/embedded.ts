import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { StartProblem } from '../startProblem';
import { createCluster, openCluster } from './cluster';
import type { WatchLoad } from './load';
import { migrate } from './migrate';
import { pgliteDialect } from './pgliteDialect';
import type { Schema } from './schema';
import { syncFolder, syncPath } from './syncFolder';

/** Folders of the embedded database in a data folder. */
export interface EmbeddedFolders {
  readonly postgres: string;
  /** A database under construction: renamed when it is complete and synced, never opened by a server before. */
  readonly unfinished: string;
  /** Marks that a database existed, so that a missing folder is not mistaken for a new installation. */
  readonly marker: string;
}

export function embeddedFolders(dataDir: string): EmbeddedFolders {
  return {
    postgres: join(dataDir, 'postgres'),
    unfinished: join(dataDir, 'postgres.unfinished'),
    marker: join(dataDir, 'postgres.created'),
  };
}

/** Whether anything exists at the database's place. */
export function hasDatabase({ postgres }: EmbeddedFolders): boolean {
  return existsSync(postgres) && readdirSync(postgres).length > 0;
}

async function readSeed(seedFile: string | null): Promise<Blob | null> {
  if (seedFile === null || !existsSync(seedFile)) return null;
  return new Blob([new Uint8Array(await readFile(seedFile))]);
}

/** Creates a database beside its final place, from an archive or empty. */
export async function prepareDatabase(folders: EmbeddedFolders, archive: Blob | null): Promise<void> {
  await rm(folders.unfinished, { recursive: true, force: true });
  await mkdir(folders.unfinished, { mode: 0o700 });
  await createCluster(folders.unfinished, archive);
}

/** Moves the prepared database to its place; a power cut leaves all of it or nothing. */
export async function installDatabase(dataDir: string, folders: EmbeddedFolders): Promise<void> {
  await syncFolder(folders.unfinished);
  await rename(folders.unfinished, folders.postgres);
  await writeFile(folders.marker, '', { flush: true });
  await syncPath(dataDir);
}

/**
 * Opens the embedded PostgreSQL in a subfolder of the data folder.
 * It creates an empty one only if none has ever existed, and never deletes anything.
 */
export async function openEmbedded(
  dataDir: string,
  seedFile: string | null,
  watch?: WatchLoad,
): Promise<Kysely<Schema>> {
  const folders = embeddedFolders(dataDir);
  if (!hasDatabase(folders)) {
    if (existsSync(folders.marker)) {
      throw new StartProblem(
        `The embedded database is gone: ${folders.postgres} is missing or empty. Put it or a backup in its place, or delete ${folders.marker} to begin with an empty one.`,
      );
    }
    await prepareDatabase(folders, await readSeed(seedFile));
    await installDatabase(dataDir, folders);
  }
  const client = await openCluster(folders.postgres);
  const db = new Kysely<Schema>({ dialect: pgliteDialect(client, watch) });
  try {
    await migrate(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The embedded database in ${folders.postgres} opened but cannot be brought up to date: ${reason}`,
    );
  }
  return db;
}
