import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { audit as record } from '@app/server/audit/audit';
import { openApp } from '../support/openApp';
import { callAs, signIn } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const caller = { id: admin.id, email: admin.email };

const read = (query: Record<string, string> = {}, by = admin) =>
  callAs(app, by, adminContract.auditFile, { query });

async function linesOf(query: Record<string, string>) {
  const answer = await read(query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/);
  const [head, ...lines] = (await answer.text()).split('\r\n').slice(0, -1);
  expect(head).toBe('id,at,kind,admin,subject,customer,field,before,after');
  return lines;
}

// tests: STAFF-02
it('has every record of the search and the filter, in as many parts as it takes, newest first', async () => {
  await db.transaction().execute(async (tx) => {
    for (let number = 0; number < 1201; number += 1) {
      const kind = number % 2 === 0 ? 'planAdded' : 'planEdited';
      const after = { name: `Plan ${number}` };
      await record(tx, { caller, now: new Date(), kind, subject: `exported ${number}`, before: null, after });
    }
  });
  const all = await linesOf({ search: 'EXPORTED' });
  expect(all).toHaveLength(1201);
  expect(new Set(all).size).toBe(1201);
  expect(all[0]).toMatch(/,planAdded,.*,exported 1200,,name,,Plan 1200$/);
  const some = await linesOf({ search: 'exported', kind: 'planEdited', admin: admin.email });
  expect(some).toHaveLength(600);
  expect(await linesOf({ search: 'exported', admin: 'nobody@example.com' })).toEqual([]);
});

// tests: STAFF-02
it('is recorded in the trail itself, with its filter', async () => {
  await read({ search: 'ann', kind: 'userSuspended', format: 'semicolon' });
  const row = await db
    .selectFrom('auditEvent')
    .select(['adminEmail', 'after'])
    .where('kind', '=', 'auditExported')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    adminEmail: admin.email,
    after: { search: 'ann', kind: 'userSuspended', format: 'semicolon' },
  });
});

it('is for staff alone', async () => {
  expect((await read({}, await signIn(app))).status).toBe(403);
});
