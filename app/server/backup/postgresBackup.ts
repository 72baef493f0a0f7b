import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openPostgres, openPostgresAsItIs } from '../db/postgres';
import { areEqual, countRows } from '../db/rowCounts';
import type { RowCounts } from '../db/rowCounts';
import type { Schema } from '../db/schema';
import { syncPath } from '../db/syncFolder';
import { StartProblem } from '../startProblem';
import { runArchive, runTool } from './postgresTools';

async function withDb<Result>(url: string, work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  const db = openPostgresAsItIs(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Drops the tables, sequences and functions of the schema, also those that a newer release added. Keeps the schema with
 * its grants, extensions, and objects of other owners. Fails, naming them, if other objects depend on these, such as
 * views of the provider.
 */
const EMPTY_SCHEMA = `do $$ declare objects record; begin
  for objects in
    with "owned" as (
      select 'table' as "kind", oid, format('public.%I', relname) as "name", relowner as "owner" from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select 'sequence', oid, format('public.%I', relname), relowner from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'S'
          -- A table takes the sequences of its columns with it.
          and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))
      union all select 'routine', oid, oid::regprocedure::text, proowner from pg_proc
        where pronamespace = 'public'::regnamespace)
    -- All of a kind in one statement, as they refer to each other.
    select "kind", string_agg("name", ', ') as "names" from "owned" where pg_has_role("owner", 'usage')
      and not exists (select from pg_depend where objid = "owned".oid and deptype = 'e')
      group by "kind" order by "kind" = 'table' desc
  loop execute format('drop %s %s', objects."kind", objects."names"); end loop;
end $$`;

/** Counts the rows of a backup by restoring it into a scratch database on the same server. */
async function countArchive(url: string, file: string): Promise<RowCounts> {
  const name = `backup_check_${randomUUID().replaceAll('-', '')}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return withDb(url, async (db) => {
    await sql`create database ${sql.id(name)} template template0`.execute(db);
    try {
      await runArchive(scratch.href, '', file);
      return await withDb(scratch.href, countRows);
    } finally {
      await sql`drop database ${sql.id(name)}`.execute(db);
    }
  });
}

/**
 * Backs PostgreSQL up to a file and verifies it in a scratch database. The file gets its final name only if the row
 * counts match. Both are read from one snapshot, so servers can keep writing.
 */
export async function backUpPostgres(url: string, file: string): Promise<RowCounts> {
  const unchecked = `${file}.unchecked`;
  // The backup contains password hashes.
  await writeFile(unchecked, '', { mode: 0o600 });
  const counts = await withDb(url, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
        const counted = await countRows(tx);
        const snapshot = `--snapshot=${rows[0]?.id ?? ''}`;
        await runTool('pg_dump', url, ['--format=custom', snapshot, `--file=${unchecked}`]);
        return counted;
      }),
  );
  const found = await countArchive(url, unchecked);
  if (!areEqual(counts, found)) throw new StartProblem(`The backup ${unchecked} does not hold every row.`);
  await syncPath(unchecked);
  await rename(unchecked, file);
  await syncPath(dirname(file));
  return counts;
}

/** Restores a backup into PostgreSQL atomically; existing tables are replaced only on request. */
export async function restorePostgres(url: string, file: string, replaces: boolean): Promise<RowCounts> {
  const tables = Object.keys(await withDb(url, countRows)).length;
  if (tables > 0 && !replaces) {
    throw new StartProblem(
      `The database at DATABASE_URL has ${tables} tables already. Back it up, then add --replace to restore over them.`,
    );
  }
  await runArchive(url, replaces ? EMPTY_SCHEMA : '', file);
  const db = await openPostgres(url);
  try {
    return await countRows(db);
  } finally {
    await db.destroy();
  }
}
