import { beforeAll, describe, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import type { StaffRole } from '@/domain/admin/rights';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { process } from '../support/received';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* Nobody in staff decides about their own money or service, and only some about a customer's days. */

const { db, app } = await openApp();
const { recordUnclaimed, assignUnclaimed, refundPayment, markRefundSent, cancelRefund, refunds } =
  adminContract;
const price = 157_700;
let clerk: Person;
let colleague: Person;
beforeAll(async () => {
  [clerk, colleague] = [await signIn(app, 'admin'), await signIn(app, 'admin')];
  await billingOf(app, clerk).history();
});

async function ownBill(): Promise<number> {
  const entries = [makeOrderEntry({ id: newKey() })];
  const { id } = await billingOf(app, clerk).begin(
    makePaymentBody({ minor: price, entries, method: 'manual' }),
  );
  return id;
}

async function ownPaid(): Promise<string> {
  const id = await ownBill();
  expect((await process(app, colleague, id)).status).toBe(200);
  return String(id);
}

const refund = (by: Person, id: string) =>
  callAs(app, by, refundPayment, {
    params: { id },
    key: newKey(),
    body: { amount: 100, target: 'method', note: 'A letter' },
  });

/** A refund of the clerk's own payment that awaits a transfer. */
async function ownRefund(): Promise<string> {
  expect((await refund(colleague, await ownPaid())).status).toBe(200);
  const [newest] = (await answerOf(refunds, callAs(app, colleague, refunds))).items;
  return String(newest?.id);
}

async function assign(by: Person, claimant: object): Promise<Response> {
  const body = { amount: price, receivedOn: '2026-11-20', reference: 'x', isRepeated: true };
  const money = await answerOf(recordUnclaimed, callAs(app, clerk, recordUnclaimed, { key: newKey(), body }));
  return callAs(app, by, assignUnclaimed, {
    params: { id: String(money.id) },
    key: newKey(),
    body: { claimant },
  });
}

/** Each act about the clerk's own money, by the clerk or by somebody else. */
const acts: Record<string, (by: Person) => Promise<Response>> = {
  'assignUnclaimed to the balance': (by) => assign(by, { kind: 'customer', email: clerk.email }),
  'assignUnclaimed to a bill': async (by) => assign(by, { kind: 'bill', id: String(await ownBill()) }),
  processPayment: async (by) => process(app, by, await ownBill()),
  refundPayment: async (by) => refund(by, await ownPaid()),
  markRefundSent: async (by) =>
    callAs(app, by, markRefundSent, { params: { id: await ownRefund() }, key: newKey() }),
  cancelRefund: async (by) =>
    callAs(app, by, cancelRefund, {
      params: { id: await ownRefund() },
      key: newKey(),
      body: { note: 'Closed' },
    }),
};

// tests: ADMIN-49, ADMIN-59
it.each(Object.keys(acts))(
  '%s is refused for the caller’s own account, and left to a colleague',
  async (name) => {
    const refused = await acts[name]?.(clerk);
    expect([refused?.status, refused && (await codeOf(refused))]).toEqual([409, 'ownAccount']);
    expect((await acts[name]?.(colleague))?.status).toBe(200);
    const byClerk = await db
      .selectFrom('auditEvent')
      .select('kind')
      .distinct()
      .where('adminEmail', '=', clerk.email)
      .execute();
    expect(byClerk.filter(({ kind }) => kind !== 'moneyRecorded')).toEqual([]);
    expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  },
);

// tests: ADMIN-59
describe('the end date of a server', () => {
  const { servers, saveServer } = adminContract;
  const serverOf = async (email: string) => {
    const { items } = await answerOf(servers, callAs(app, colleague, servers, { query: { search: email } }));
    const server = items.find(({ user }) => user === email);
    if (!server) throw new Error('No server');
    return server;
  };
  const save = (by: Person, id: number, body: { name: string; expires: string }) =>
    callAs(app, by, saveServer, { params: { id: String(id) }, body });

  it.each([
    ['owner', 200],
    ['support', 403],
  ] as const)('is changed by %s: %d', async (role: StaffRole, status) => {
    const member = await signIn(app, 'admin');
    await db.updateTable('user').set({ staffRole: role }).where('id', '=', member.id).execute();
    const ann = await signIn(app);
    await callAs(app, ann, serversContract.list);
    const { id, expires } = await serverOf(ann.email);
    expect((await save(member, id, { name: 'renamed.example.ru', expires })).status).toBe(200);
    expect((await save(member, id, { name: 'later.example.ru', expires: '2035-12-31' })).status).toBe(status);
    expect(await serverOf(ann.email)).toMatchObject(
      status === 200
        ? { name: 'later.example.ru', expires: '2035-12-31' }
        : { name: 'renamed.example.ru', expires },
    );
  });

  it('is not changed by the server’s own customer, who may rename it', async () => {
    await callAs(app, clerk, serversContract.list);
    const { id, expires } = await serverOf(clerk.email);
    const refused = await save(clerk, id, { name: 'own.example.ru', expires: '2099-12-31' });
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'ownAccount']);
    expect((await save(clerk, id, { name: 'own.example.ru', expires })).status).toBe(200);
    expect(await serverOf(clerk.email)).toMatchObject({ name: 'own.example.ru', expires });
  });
});
