import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { importStatement } from '@app/server/admin/statements';
import { paymentNumbered } from '@app/server/billing/refunds';
import { changesOfOne } from '@app/server/changes';
import { refundPayment } from '@app/server/consequences/money';
import { lockCustomer } from '@app/server/customers/lock';
import { createWorker } from '@app/server/jobs/worker';
import { kopecks } from '@/domain/money/money';
import { toIsoDate } from '@/domain/time/dates';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { handlersOf } from '../support/jobHandlers';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

/* Statements of gateways, matched with payments and refunds. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const ann = await openAccount(app);

const { statementDifferences, importStatement: importCall } = adminContract;
const today = toIsoDate(new Date().toISOString().slice(0, 10)) ?? '2026-11-20';
const dayMs = 86_400_000;
const around = {
  from: new Date(Date.now() - dayMs).toISOString().slice(0, 10),
  to: new Date(Date.now() + dayMs).toISOString().slice(0, 10),
};

interface Line {
  readonly kind?: string;
  readonly entry?: string;
  readonly reference?: string | null;
  readonly payment?: string | null;
  readonly minor: number;
  readonly currency?: string;
}

const bodyOf = (lines: readonly Line[], days: typeof around | null = around) => ({
  gateway: 'testBank',
  days,
  lines: lines.map(({ kind = 'payment', entry = newKey(), reference = null, payment = null, ...rest }) => ({
    kind,
    entry,
    reference,
    payment,
    amount: { currency: rest.currency ?? 'RUB', minor: rest.minor },
    day: today,
  })),
});
const send = (body: ReturnType<typeof bodyOf>) =>
  answerOf(importCall, callAs(app, admin, importCall, { body }));
const list = async (query: Record<string, string> = {}) =>
  (await answerOf(statementDifferences, callAs(app, admin, statementDifferences, { query }))).items;

/** A paid top-up of 100.00, and its number at the bank. */
async function topUp() {
  const { id } = await billingOf(app, ann).pay(makePaymentBody());
  const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { id, reference: row.reference ?? '' };
}

async function refund(id: number, minor: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, ann.id);
    const row = await paymentNumbered(tx, ann.id, id);
    if (!row) throw new Error('No such payment');
    await refundPayment(tx, row, {
      amount: kopecks(minor),
      target: 'method',
      note: 'Promised',
      now: new Date(),
    });
  });
  const { log, gateways } = app.deps;
  await createWorker({ db, changes: changesOfOne(), handlers: handlersOf(gateways), log }).runDue();
}

// tests: HAND-08
it('lists nothing of days without a statement, and what a statement lacks once there is one', async () => {
  const { id, reference } = await topUp();
  expect(await list()).toEqual([]);
  await send(bodyOf([], null));
  expect(await list()).toEqual([]);
  await send(bodyOf([]));
  expect(await list()).toMatchObject([
    { payment: id, reference, state: 'missingThere', here: { currency: 'RUB', minor: 10_000 }, there: null },
  ]);
  // A later statement has it, by our number alone.
  expect(await send(bodyOf([{ payment: String(id), minor: 10_000 }]))).toEqual({ added: 1, known: 0 });
  expect(await list()).toEqual([]);
});

// tests: HAND-08
it('lists another sum, another currency and money that the portal does not know, each once', async () => {
  const [sum, currency] = [await topUp(), await topUp()];
  const body = bodyOf([
    { reference: sum.reference, minor: 9_900 },
    { reference: currency.reference, minor: 10_000, currency: 'USD' },
    { reference: 'unknown-1', minor: 500 },
  ]);
  expect(await send(body)).toEqual({ added: 3, known: 0 });
  expect(await send(body)).toEqual({ added: 0, known: 3 });
  const found = await list();
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        payment: sum.id,
        state: 'otherSum',
        there: { currency: 'RUB', minor: 9_900 },
      }),
      expect.objectContaining({
        payment: currency.id,
        state: 'otherSum',
        there: { currency: 'USD', minor: 10_000 },
      }),
      expect.objectContaining({ payment: null, reference: 'unknown-1', state: 'missingHere', here: null }),
    ]),
  );
  expect((await list({ state: 'missingHere' })).map(({ reference }) => reference)).toEqual(['unknown-1']);
  expect((await list({ search: `mrd-${sum.id}` })).map(({ payment }) => payment)).toEqual([sum.id]);
  expect((await list({ gateway: 'stripe' })).length).toBe(0);
  await send(bodyOf([{ reference: sum.reference, minor: 100 }]));
  expect((await list({ search: `mrd-${sum.id}` })).length).toBe(0);
});

// tests: HAND-08
it('compares the refunds of a payment with those of the statement', async () => {
  const { id, reference } = await topUp();
  await send(bodyOf([{ reference, minor: 10_000 }]));
  await refund(id, 3_000);
  await refund(id, 2_000);
  const about = { search: `mrd-${id}`, kind: 'refund' };
  expect(await list(about)).toMatchObject([
    { state: 'missingThere', here: { minor: 5_000 }, there: null, reference },
  ]);
  await send(bodyOf([{ kind: 'refund', reference, minor: 3_000 }]));
  expect(await list(about)).toMatchObject([
    { state: 'otherSum', here: { minor: 5_000 }, there: { minor: 3_000 } },
  ]);
  await send(bodyOf([{ kind: 'refund', payment: String(id), minor: 2_000 }]));
  expect(await list(about)).toEqual([]);
});

it('sorts and pages by every column', async () => {
  await db.transaction().execute((tx) =>
    importStatement(
      tx,
      {
        gateway: 'yookassa',
        days: null,
        lines: [1, 2, 3].map((place) => ({
          kind: 'payment',
          entry: `page-${place}`,
          reference: `page-${place}`,
          payment: null,
          amount: { currency: 'RUB', minor: place * 100 },
          day: '2026-11-20',
        })),
      },
      new Date(),
    ),
  );
  const query = { gateway: 'yookassa', sort: 'there', direction: 'descending', limit: '2' };
  const first = await answerOf(statementDifferences, callAs(app, admin, statementDifferences, { query }));
  const cursor = first.next ?? '';
  const rest = await answerOf(
    statementDifferences,
    callAs(app, admin, statementDifferences, { query: { ...query, cursor } }),
  );
  expect([first, rest].map(({ items }) => items.map(({ there }) => there?.minor))).toEqual([
    [300, 200],
    [100],
  ]);
  expect([first.total, rest.next]).toEqual([3, null]);
});

it('refuses a line without a payment, a sum of nothing, and days that end before they begin', async () => {
  const refused = async (body: ReturnType<typeof bodyOf>) => {
    const answer = await callAs(app, admin, importCall, { body });
    return [answer.status, await codeOf(answer)];
  };
  expect(await refused(bodyOf([{ minor: 100 }]))).toEqual([422, 'invalidRequest']);
  expect(await refused(bodyOf([{ reference: 'a', minor: 0 }]))).toEqual([422, 'invalidRequest']);
  expect(await refused(bodyOf([], { from: around.to, to: around.from }))).toEqual([422, 'invalidRequest']);
});
