import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '@app/server/db/database';
import { migrations } from '@app/server/db/migrate';

/**
 * Rows in every table and every column, as version 0.1.0 wrote them with the schema of migration 10: a customer who ordered, paid,
 * changed a server and wrote to support, an administrator, a deleted account. Never changed, whatever the schema becomes.
 */
export const writtenAt = 10;
const file = join(import.meta.dirname, 'writtenAt0010.jsonl');
const rowSchema = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) });
export const written = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => v.parse(rowSchema, JSON.parse(line)));

/** Restores the data that the version of that schema left behind. */
export async function restoreWritten(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await sql`create table "migration" ("version" integer primary key, "name" text not null,
    "appliedAt" timestamptz not null default current_timestamp)`.execute(db);
  const steps = migrations.filter(({ version }) => version <= writtenAt);
  await db.transaction().execute(async (tx) => {
    for (const { version, name, statements } of steps) {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await tx.insertInto('migration').values({ version, name }).execute();
    }
    // In whatever order: every row that another one refers to is in the file.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { table, row } of written)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
        tx,
      );
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`.execute(tx);
    for (const { table, column } of rows)
      await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), max(${sql.ref(column)}))
        from ${sql.table(table)}`.execute(tx);
  });
}
