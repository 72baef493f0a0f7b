import { afterAll, beforeAll, expect } from 'vitest';
import { adminContract } from '@app/contract/admin';
import type { Db } from '@app/server/db/database';
import type { RefundTarget } from '@/domain/payment/refund';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from './accountMoney';
import { deleteAccount } from './deleteAccount';
import { openAccount } from './openAccount';
import { process } from './received';
import { answerOf, callAs, signIn, type Person } from './signedIn';
import { createTestApp, type TestApp } from './testApp';
import { openTestDatabase } from './testDatabase';

/** Of one order of the sample's plan. */
export const price = 157_700;

const { cancelRefund, deleteUser, markRefundSent, refundPayment, refunds } = adminContract;

/** A new account with money that has come by hand, and the number of its payment. */
export async function paidByHand(
  app: TestApp,
  admin: Person,
  changes: Parameters<typeof makePaymentBody>[0] = {},
): Promise<{ ann: Person; id: number }> {
  const ann = await openAccount(app);
  const entries = [makeOrderEntry({ id: newKey() })];
  const { id } = await billingOf(app, ann).pay(
    makePaymentBody({ method: 'manual', minor: price, entries, ...changes }),
  );
  const received = await process(app, admin, id);
  if (!received.ok) throw new Error(await received.text());
  return { ann, id };
}

/** Returns the calls by which administrators act on refunds. */
export function refundCalls(app: TestApp, admin: Person) {
  const newest = async () => (await answerOf(refunds, callAs(app, admin, refunds))).items[0];
  return {
    all: async () => (await answerOf(refunds, callAs(app, admin, refunds))).items,
    newest,
    newestId: async () => String((await newest())?.id),
    refund: (id: number, amount: number, target: RefundTarget = 'method', key = newKey()) =>
      callAs(app, admin, refundPayment, {
        params: { id: String(id) },
        key,
        body: { amount, target, note: 'A letter of Thursday' },
      }),
    markSent: (id: string, key = newKey(), by = admin) =>
      callAs(app, by, markRefundSent, { params: { id }, key }),
    cancel: (id: string, note: string, key = newKey(), by = admin) =>
      callAs(app, by, cancelRefund, { params: { id }, key, body: { note } }),
    deleteAccount: async (person: Person) => {
      await answerOf(deleteUser, deleteAccount(app, admin, person));
    },
  };
}

/**
 * A portal for the tests of one file, with its administrator; at their end nothing has failed unseen, and its books balance.
 *
 * @param open its database, empty
 */
export function refundPortal(open = openTestDatabase): {
  readonly db: Db;
  readonly app: TestApp;
  readonly admin: Person;
  readonly calls: ReturnType<typeof refundCalls>;
} {
  const portal = {} as { db: Db; app: TestApp; admin: Person; calls: ReturnType<typeof refundCalls> };
  beforeAll(async () => {
    portal.db = await open();
    portal.app = createTestApp(portal.db, { deps: { hasDemoData: false } });
    portal.admin = await signIn(portal.app, 'admin');
    portal.calls = refundCalls(portal.app, portal.admin);
  });
  afterAll(async () => {
    expect(portal.app.errors).toEqual([]);
    expect(await auditBooks(portal.db)).toEqual({ sum: 0, below: [] });
    await portal.db.destroy();
  });
  return portal;
}
