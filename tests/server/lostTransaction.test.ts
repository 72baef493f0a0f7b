import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { openApp } from './support/openApp';
import { callAs, signIn } from './support/signedIn';

/* A transaction that the database ends in favour of another one runs once more. */

const { db, app } = await openApp();
const admin = await signIn(app, 'admin');
const { addStaffNote } = adminContract;

/** Fails the first so many inserts of a note. A sequence keeps its value when a transaction is rolled back. */
async function failInserts(count: number, code: string): Promise<void> {
  await sql`drop trigger if exists "lose" on "staffNote"`.execute(db);
  await sql`drop sequence if exists "lost"`.execute(db);
  await sql`create sequence "lost"`.execute(db);
  await sql`
    create or replace function "lose"() returns trigger language plpgsql as ${sql.raw(`$$ begin
      if nextval('lost') <= ${count} then raise exception 'lost' using errcode = '${code}'; end if;
      return new;
    end $$`)}`.execute(db);
  await sql`create trigger "lose" before insert on "staffNote" for each row execute function "lose"()`.execute(
    db,
  );
}

it.each([
  ['40P01', 1, 200, 1],
  ['40001', 1, 200, 1],
  ['40P01', 2, 500, 0],
  ['22012', 1, 500, 0],
])('after %s, %d times: %d', async (code, count, status, notes) => {
  await failInserts(count, code);
  const { number, id, email } = await db
    .selectFrom('user')
    .select(['number', 'id', 'email'])
    .where('id', '=', (await signIn(app)).id)
    .executeTakeFirstOrThrow();
  const parts = { params: { id: String(number) }, body: { text: 'Once' } };
  expect((await callAs(app, admin, addStaffNote, parts)).status).toBe(status);
  expect(app.errors.splice(0)).toHaveLength(status === 500 ? 1 : 0);
  const stored = await db.selectFrom('staffNote').select('text').where('userId', '=', id).execute();
  expect(stored).toHaveLength(notes);
  const trail = await db.selectFrom('auditEvent').select('kind').where('subject', '=', email).execute();
  expect(trail).toHaveLength(notes);
});
