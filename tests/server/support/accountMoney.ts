import { owedOf } from '@app/server/billing/payments';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { book as post, customerAccount, type Transfer } from '@app/server/ledger/ledger';
import { wakeRenewals } from '@app/server/periods/wake';
import { balanceOf } from '@app/server/ledger/balance';
import type { Db } from '@app/server/db/database';
import type { CartEntry } from '@/domain/cart/entry';
import { kopecks, sumMoney } from '@/domain/money/money';
import { draftOfPayer } from '@/domain/payment/payer';
import { makePayer } from '@/sample-data/payers';
import { payAtBank } from './atBank';
import { answerOf, callAs, type Person } from './signedIn';
import type { TestApp } from './testApp';

export const newKey = () => randomUUID();

/** The body of a payment: a top-up of 100.00 by card, changed where a test needs it. */
export function makePaymentBody(
  changes: {
    minor?: number;
    method?: string;
    entries?: readonly CartEntry[];
    promo?: string | null;
  } & Record<string, unknown> = {},
) {
  const { minor = 10_000, entries = [], ...rest } = changes;
  return {
    method: 'ruCards',
    amount: { currency: 'RUB', minor },
    payer: draftOfPayer(makePayer()),
    promo: null,
    ...rest,
    entries: wireEntries(entries),
  };
}

/** The calls of the area as one person makes them. */
export function billingOf(app: TestApp, person: Person) {
  const { pay, payPending, deletePending, history, progress } = billingContract;
  const progressOf = (id: number) =>
    answerOf(progress, callAs(app, person, progress, { params: { id: String(id) } }));
  const begin = (body: unknown, key: string = newKey()) =>
    answerOf(pay, callAs(app, person, pay, { body, key }));
  return {
    progress: progressOf,
    /** As far as the portal goes; `pay` goes on to the bank. */
    begin,
    tryPay: (body: unknown, key: string = newKey()) => callAs(app, person, pay, { body, key }),
    pay: async (body: unknown, key: string = newKey()) => {
      const { continueAt, ...payment } = await begin(body, key);
      if (continueAt === undefined) return payment;
      await payAtBank(app, person, { continueAt });
      return (await progressOf(payment.id)).payment;
    },
    /** Charges the current total of the bills unless a sum is given. */
    payPending: async (ids: readonly number[], key: string = newKey(), charge?: number) => {
      const body = { ids: ids.map(String), charge: charge ?? (await chargeFor(app.deps.db, ids)) };
      return callAs(app, person, payPending, { body, key });
    },
    deletePending: (ids: readonly number[]) =>
      callAs(app, person, deletePending, { body: { ids: ids.map(String) } }),
    history: async (query: Record<string, string> = {}) =>
      answerOf(history, callAs(app, person, history, { query })),
    balance: () => balanceOf(app.deps.db, person.id),
  };
}

/**
 * Returns the amount the balance is to pay for these payments, without their held money. Nothing for missing
 * payments.
 */
export async function chargeFor(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return sumMoney(rows.map(owedOf));
}

/** Posts a transfer; a credit to a balance triggers pending renewals, as in the portal. */
export async function book(tx: Db, transfer: Transfer & { readonly userId: string }): Promise<void> {
  await post(tx, transfer);
  const { userId, to, key, at } = transfer;
  if (to === customerAccount(userId)) await wakeRenewals(tx, userId, `transfer:${key}`, at);
}

/** Sets a balance. */
export async function setBalance(db: Db, userId: string, amount: number): Promise<void> {
  const missing = amount - (await balanceOf(db, userId));
  if (missing === 0) return;
  const [from, to] =
    missing > 0
      ? (['opening', customerAccount(userId)] as const)
      : ([customerAccount(userId), 'opening'] as const);
  const transfer = { userId, key: newKey(), at: new Date(), from, to, amount: kopecks(Math.abs(missing)) };
  await db.transaction().execute((tx) => book(tx, transfer));
}

/** Counts the servers of an account, which are the delivered ones if it began with none. */
export async function deliveredTo(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('server')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The sum of the books, and the accounts of customers that are below zero: 0 and none, always. */
export async function auditBooks(db: Db): Promise<{ sum: number; below: readonly string[] }> {
  const { rows } = await sql<{ account: string; total: number }>`
    select "account", sum("amount")::bigint as total from "ledgerEntry" group by "account"`.execute(db);
  return {
    sum: rows.reduce((sum, { total }) => sum + total, 0),
    below: rows
      .filter(({ account, total }) => account.startsWith('customer:') && total < 0)
      .map(({ account }) => account),
  };
}
