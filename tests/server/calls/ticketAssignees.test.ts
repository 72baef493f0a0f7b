import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn } from '../support/signedIn';

const { db, app } = await openApp();
const olga = await signIn(app, 'admin');
const customer = await signIn(app);
const { tickets, changeTicket } = deskContract;

async function ask(): Promise<string> {
  const { create } = supportContract;
  const body = { subject: '502', service: null, serverId: null, department: 'technical', message: 'nginx' };
  return String((await answerOf(create, callAs(app, customer, create, { body, key: randomUUID() }))).id);
}

const assign = (id: string, value: string | null) =>
  callAs(app, olga, changeTicket, { params: { id }, body: { field: 'assignee', value } });

const byAssignee = async () =>
  (
    await answerOf(
      tickets,
      callAs(app, olga, tickets, { query: { sort: 'assignee', direction: 'descending' } }),
    )
  ).items.map(({ id, assignee }) => [String(id), assignee?.email ?? null]);

// tests: DESK-01
it('sorts by the present e-mail of the assignee, until the ticket is nobody’s', async () => {
  const boris = await signIn(app, 'admin');
  const [first, second, third] = [await ask(), await ask(), await ask()];
  await assign(first, boris.email);
  await assign(second, olga.email);
  const rename = (id: string, email: string) =>
    db.updateTable('user').set({ email }).where('id', '=', id).execute();
  await rename(boris.id, 'z@example.com');
  await rename(olga.id, 'b@example.com');
  expect(await byAssignee()).toEqual([
    [first, 'z@example.com'],
    [second, 'b@example.com'],
    [third, null],
  ]);
  await rename(boris.id, 'a@example.com');
  await assign(second, null);
  expect(await byAssignee()).toEqual([
    [first, 'a@example.com'],
    [third, null],
    [second, null],
  ]);
  await db.deleteFrom('user').where('id', '=', boris.id).execute();
  expect((await byAssignee()).map(([, email]) => email)).toEqual([null, null, null]);
});
