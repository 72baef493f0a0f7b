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
  /** Told once how to look at its load. */
  readonly watch?: WatchLoad;
}

/** Opens the database with its schema up to date. Closing is `db.destroy()`. */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  if (options.databaseUrl === null) return openEmbedded(options.dataDir, options.seedFile, options.watch);
  // Loaded only here: without DATABASE_URL the driver would only slow the start.
  const { openPostgres } = await import('./postgres');
  return openPostgres(options.databaseUrl, options.watch);
}
