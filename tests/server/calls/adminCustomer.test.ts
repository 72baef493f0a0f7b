import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { documentsContract } from '@app/contract/documents';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, userNumberOf, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const [admin, colleague, ann] = [await signIn(app, 'admin'), await signIn(app, 'admin'), await signIn(app)];
await callAs(app, ann, serversContract.list);

const { customer, addStaffNote, deleteStaffNote } = adminContract;

async function paramsOf({ id }: Person) {
  const number = await userNumberOf(db, id);
  return { id: String(number) };
}
const pageOf = async (person: Person, by = admin) =>
  answerOf(customer, callAs(app, by, customer, { params: await paramsOf(person) }));

// tests: ADMIN-47
it('has the customer’s own rows and nobody else’s, newest first, with their totals', async () => {
  const bob = await signIn(app);
  const before = await pageOf(ann);
  const { id: ticket } = await answerOf(
    supportContract.create,
    callAs(app, ann, supportContract.create, {
      key: newKey(),
      body: {
        subject: 'No ping',
        department: 'technical',
        service: null,
        serverId: null,
        message: 'Since 8:00',
      },
    }),
  );
  const payment = await billingOf(app, ann).begin(makePaymentBody({ method: 'manual' }));
  const page = await pageOf(ann);
  expect(page.user.email).toBe(ann.email);
  expect(page.tickets.items[0]).toMatchObject({ id: ticket, subject: 'No ping', status: 'queued' });
  expect([page.bills.total, page.payments.total]).toEqual([
    before.bills.total + 1,
    before.payments.total + 1,
  ]);
  expect([page.bills.items[0]?.id, page.payments.items[0]?.id]).toEqual([payment.id, payment.id]);
  expect(page.documents.items[0]).toMatchObject({
    kind: 'bill',
    path: `/api/payments/${payment.id}/papers/bill`,
  });
  expect(page.servers.items.length).toBeGreaterThan(0);
  expect(new Set(page.servers.items.map(({ user }) => user))).toEqual(new Set([ann.email]));
  const other = await pageOf(bob);
  expect([other.tickets.total, other.bills.total, other.documents.total]).toEqual([0, 0, 0]);
});

it('is not opened by a look at it: an account without a call stays without', async () => {
  const bob = await signIn(app);
  expect(await pageOf(bob)).toMatchObject({ contacts: { phone: '' }, servers: { total: 0 } });
  const rows = await db.selectFrom('customer').select('userId').where('userId', '=', bob.id).execute();
  expect(rows).toEqual([]);
});

// tests: ADMIN-47
it('lists the sign-ins, newest first, with the browser that the request named', async () => {
  const bob = await signIn(app);
  const first = await pageOf(bob);
  expect(first.signIns.total).toBe(1);
  await app.post(
    'login',
    { email: bob.email, password: 'correct horse battery' },
    {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0',
    },
  );
  const { signIns } = await pageOf(bob);
  expect(signIns.total).toBe(2);
  expect(signIns.items[0]?.device).toBe('Firefox, Windows');
});

// tests: ADMIN-48
it('keeps notes of staff for all of them; only their author deletes them, and both are audited', async () => {
  const params = await paramsOf(ann);
  const note = await answerOf(
    addStaffNote,
    callAs(app, admin, addStaffNote, { params, body: { text: '  Calls at 10  ' } }),
  );
  expect(note).toMatchObject({ author: admin.email, text: 'Calls at 10', isOwn: true });
  const [seen] = (await pageOf(ann, colleague)).notes;
  expect(seen).toMatchObject({ id: note.id, isOwn: false });
  const forbidden = await callAs(app, colleague, deleteStaffNote, { params: { id: String(note.id) } });
  expect([forbidden.status, await codeOf(forbidden)]).toEqual([403, 'forbidden']);
  const deleted = await callAs(app, admin, deleteStaffNote, { params: { id: String(note.id) } });
  expect(deleted.status).toBe(204);
  const again = await callAs(app, admin, deleteStaffNote, { params: { id: String(note.id) } });
  expect([again.status, await codeOf(again)]).toEqual([404, 'notFound']);
  const page = await pageOf(ann);
  expect(page.notes).toEqual([]);
  expect(page.history.items.map(({ kind, changes }) => [kind, changes])).toEqual([
    ['noteDeleted', [{ field: 'text', before: 'Calls at 10', after: null }]],
    ['noteAdded', [{ field: 'text', before: null, after: 'Calls at 10' }]],
  ]);
});

it('refuses an empty note and one of more than 1000 characters', async () => {
  const params = await paramsOf(ann);
  const statusOf = async (text: string) =>
    (await callAs(app, admin, addStaffNote, { params, body: { text } })).status;
  expect([await statusOf('  '), await statusOf('x'.repeat(1001)), await statusOf('x'.repeat(1000))]).toEqual([
    422, 422, 200,
  ]);
});

it('knows no customer of another number', async () => {
  const missing = await callAs(app, admin, customer, { params: { id: '999999' } });
  expect([missing.status, await codeOf(missing)]).toEqual([404, 'notFound']);
});

// tests: ADMIN-47
it('lets staff download a document of any customer, and a customer only their own', async () => {
  const payment = await billingOf(app, ann).begin(makePaymentBody({ method: 'manual' }));
  const get = async (person: Person) => {
    const parts = { params: { id: String(payment.id), kind: 'bill' }, query: { language: 'en' } };
    return (await callAs(app, person, documentsContract.ofPayment, parts)).status;
  };
  expect([await get(admin), await get(await signIn(app))]).toEqual([200, 404]);
});

// tests: ADMIN-49
it('lets nobody give money to themselves', async () => {
  const { adjustBalance } = adminContract;
  const body = { direction: 'credit', purpose: 'goodwill', amount: 100, note: 'A gift' } as const;
  const parts = { params: await paramsOf(admin), key: newKey(), body };
  const refused = await callAs(app, admin, adjustBalance, parts);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'ownAccount']);
  const byColleague = await callAs(app, colleague, adjustBalance, { ...parts, key: newKey() });
  expect(byColleague.status).toBe(200);
});
