import type { Kysely } from 'kysely';
import { openEmbedded } from './embedded';
import type { WatchLoad } from './load';
import type { Schema } from './schema';

export type Db = Kysely<Schema>;

export interface DatabaseOptions {
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** A dump of an empty, migrated database, which starts several times faster than creating one. */
  readonly seedFile: string | null;
  /** Called once with functions that measure the load. */
  readonly watch?: WatchLoad;
}

/** Opens the database and migrates it. Close it with `db.destroy()`. */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  if (options.databaseUrl === null) return openEmbedded(options.dataDir, options.seedFile, options.watch);
  // Loaded only if needed: without DATABASE_URL the driver would only slow the start.
  const { openPostgres } = await import('./postgres');
  return openPostgres(options.databaseUrl, options.watch);
}
