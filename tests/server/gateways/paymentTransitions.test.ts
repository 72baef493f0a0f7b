import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { book, customerAccount, post } from '@app/server/ledger/ledger';
import { kopecks } from '@/domain/money/money';
import {
  canTransition,
  paymentStates,
  statusOfState,
  type PaymentState,
} from '@/domain/payment/paymentState';
import { setBalance } from '../support/accountMoney';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';

const { db, app } = await openApp();
const ann = await openAccount(app);

async function inState(state: PaymentState): Promise<{ id: number; status: string }> {
  return db
    .insertInto('payment')
    .values({
      userId: ann.id,
      date: '2026-11-22',
      payer: 'Ann',
      method: 'ruCards',
      amount: 100,
      paidCurrency: 'RUB',
      paidMinor: 100,
      state,
      entries: null,
      promo: null,
      reason: null,
      noticeId: null,
    })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}

it('moves a payment in the database exactly as the rule says, and calls its state as the rule does', async () => {
  for (const from of paymentStates) {
    expect((await inState(from)).status).toBe(statusOfState[from]);
    for (const to of paymentStates.filter((each) => each !== from)) {
      const { id } = await inState(from);
      const moved = db.updateTable('payment').set({ state: to }).where('id', '=', id).execute();
      if (canTransition(from, to)) await moved;
      else await expect(moved).rejects.toThrow(`cannot go from ${from} to ${to}`);
    }
  }
});

const at = new Date();

// tests: LEDGER-01
it('refuses entries that do not add up, at the commit', async () => {
  const unbalanced = db.transaction().execute((tx) =>
    post(tx, {
      userId: ann.id,
      key: 'unbalanced',
      at,
      entries: [
        { account: 'incoming', amount: -100 },
        { account: 'revenue', amount: 99 },
      ],
    }),
  );
  await expect(unbalanced).rejects.toThrow('do not add up to zero');
});

// tests: LEDGER-02
it('refuses a balance below zero, whatever the code in front of it does', async () => {
  await setBalance(db, ann.id, 100);
  const spend = (key: string, amount: number) =>
    db.transaction().execute((tx) =>
      book(tx, {
        userId: ann.id,
        key,
        at,
        from: customerAccount(ann.id),
        to: 'revenue',
        amount: kopecks(amount),
      }),
    );
  await expect(spend('too-much', 101)).rejects.toThrow('below zero');
  expect(await spend('all', 100)).toBe(true);
});

// tests: LEDGER-01
it('never changes what has been booked', async () => {
  const changes = [
    sql`update "ledgerEntry" set "amount" = "amount" + 1`,
    sql`delete from "ledgerEntry" where "account" = 'revenue'`,
  ];
  for (const change of changes) await expect(change.execute(db)).rejects.toThrow('only ever added to');
});
