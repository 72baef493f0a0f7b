import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import { ticketCounts } from '@app/server/db/migrations/0780-ticket-counts';
import { compactTicketCounts } from '@app/server/desk/queue';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const olga = await signIn(app, 'admin');
const [ann, leaver] = [await signIn(app), await signIn(app)];

async function ask(person: Person): Promise<string> {
  const { create } = supportContract;
  const body = { subject: '502', service: null, serverId: null, department: 'technical', message: 'nginx' };
  return String((await answerOf(create, callAs(app, person, create, { body, key: randomUUID() }))).id);
}

const change = (id: string, body: object) =>
  answerOf(deskContract.changeTicket, callAs(app, olga, deskContract.changeTicket, { params: { id }, body }));

const groups = sql`"status", "assigneeId", "isGuest"`;
const countsIn = async (rows: RawBuilder<unknown>) =>
  (
    await sql`select ${groups}, sum("tickets")::integer as "tickets" from (${rows}) "rows" group by ${groups}
      having sum("tickets") <> 0 order by ${groups}`.execute(db)
  ).rows;
const stored = () => countsIn(sql`select * from "ticketCount"`);
const real = () =>
  countsIn(sql`select "status", "assigneeId", "userId" is null as "isGuest", 1 as "tickets" from "ticket"`);

// tests: DESK-01
it('counts the tickets after every change, and after the counts are added up', async () => {
  const [taken, closed] = [await ask(ann), await ask(ann)];
  await ask(leaver);
  await sql`insert into "ticket"
    ("subject", "department", "status", "updatedAt", "guestEmail", "guestName", "guestLanguage")
    values ('No code', 'technical', 'queued', now(), 'guest@example.com', 'Guest', 'en')`.execute(db);
  expect(await stored()).toEqual(await real());
  await change(taken, { field: 'assignee', value: olga.email });
  await change(closed, { field: 'status', value: 'closed' });
  await db.deleteFrom('user').where('email', '=', leaver.email).execute();
  const counts = await real();
  expect(counts).toContainEqual({ status: 'queued', assigneeId: olga.id, isGuest: false, tickets: 1 });
  expect(await stored()).toEqual(counts);
  await compactTicketCounts(db);
  expect(await stored()).toEqual(counts);
  expect(await db.selectFrom('ticketCount').selectAll().execute()).toHaveLength(counts.length);
  const { tickets } = deskContract;
  const { total } = await answerOf(tickets, callAs(app, olga, tickets));
  expect(total).toBe(
    await db
      .selectFrom('ticket')
      .select('id')
      .execute()
      .then(({ length }) => length),
  );
});

it('is counted without the tickets of staff who are gone', async () => {
  const boris = await signIn(app, 'admin');
  const id = await ask(ann);
  await change(id, { field: 'assignee', value: boris.email });
  await db.deleteFrom('user').where('email', '=', boris.email).execute();
  expect(await stored()).toEqual(await real());
});

it('begins with a count under the lock of its triggers, so that a running release adds no ticket meanwhile', () => {
  const { statements } = ticketCounts;
  const lastTrigger = statements.findLastIndex((each) => each.startsWith('create trigger'));
  expect(lastTrigger).toBeGreaterThan(0);
  expect(statements.indexOf('select "countTickets"()')).toBeGreaterThan(lastTrigger);
});
