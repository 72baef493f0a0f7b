import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { lockCustomer } from '@app/server/customers/lock';
import { createBackground } from '@app/server/background';
import { sumOf } from '@app/server/ledger/ledger';
import { paymentNumbered } from '@app/server/billing/refunds';
import { refundPayment } from '@app/server/consequences/money';
import type { Db } from '@app/server/db/database';
import { createGateways } from '@app/server/gateways/gateway';
import { sweepPayments } from '@app/server/payments/inquiries';
import { Problem } from '@app/server/http/problem';
import { createWorker } from '@app/server/jobs/worker';
import { createTestBank } from '@app/server/testBank/bank';
import { confirmationCode, type TestCard } from '@app/server/testBank/cards';
import { kopecks } from '@/domain/money/money';
import { paymentLifetimeMs } from '@/domain/payment/inquiry';
import type { RefundTarget } from '@/domain/payment/refund';
import { makeOrderEntry } from '@/sample-data/cart';
import {
  auditBooks,
  billingOf,
  deliveredTo,
  makePaymentBody,
  newKey,
  setBalance,
} from '../support/accountMoney';
import { cardThat, goToBank, submit } from '../support/atBank';
import { handlersOf } from '../support/jobHandlers';
import { openAccount } from '../support/openAccount';
import { answerOf, callAs, type Person } from '../support/signedIn';
import { createTestApp, type TestApp } from '../support/testApp';

/** Of one order of the sample's plan. */
const price = 157_700;

type Step =
  | { do: 'order'; fromBalance: number }
  | { do: 'topUp'; minor: number }
  | { do: 'card'; at: number; does: TestCard['does'] }
  | { do: 'payFromBalance' | 'delete' | 'report'; at: number }
  | { do: 'leave'; at: number; target: RefundTarget }
  | { do: 'refund'; at: number; minor: number; target: RefundTarget }
  | { do: 'sweep'; afterMs: number };

const at = fc.nat(5);
const target = fc.constantFrom<RefundTarget>('balance', 'method');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('order' as const),
    fromBalance: fc.constantFrom(0, 0, 50_000, 100_000, price),
  }),
  fc.record({ do: fc.constant('topUp' as const), minor: fc.constantFrom(5_000, 100_000) }),
  fc.record({
    do: fc.constant('card' as const),
    at,
    does: fc.constantFrom<TestCard['does']>('approve', 'silent', 'twice', 'outOfOrder', 'refusedByBank'),
  }),
  fc.record({ do: fc.constantFrom('payFromBalance' as const, 'delete' as const, 'report' as const), at }),
  fc.record({ do: fc.constant('leave' as const), at, target }),
  fc.record({ do: fc.constant('refund' as const), at, minor: fc.constantFrom(5_000, 50_000, price), target }),
  fc.record({
    do: fc.constant('sweep' as const),
    afterMs: fc.constantFrom(0, 15_000, paymentLifetimeMs + 60_000),
  }),
);

/** Steps that several sessions make at the same time, and then the next ones. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 });

/** The bank takes the money without a report; then the payment is paid from the balance, or cancelled, anyway. */
const silentBank = (['payFromBalance', 'delete'] as const).map((act): [Step[][]] => [
  [[{ do: 'order', fromBalance: 0 }], [{ do: 'card', at: 0, does: 'silent' }], [{ do: act, at: 0 }]],
]);

const leave: Step = { do: 'leave', at: 0, target: 'method' };
const refund = (minor: number): Step => ({ do: 'refund', at: 0, minor, target: 'balance' });

/** Sessions that leave one server at once, while a part of its payment is given back; and money that comes after all was. */
const refunds: [Step[][]][] = [
  [
    [
      [{ do: 'order', fromBalance: 50_000 }],
      [{ do: 'card', at: 0, does: 'approve' }],
      [leave, refund(50_000), leave, refund(price)],
    ],
  ],
  [
    [
      [{ do: 'order', fromBalance: 0 }],
      [{ do: 'card', at: 0, does: 'silent' }],
      [{ do: 'payFromBalance', at: 0 }],
      [refund(price)],
    ],
  ],
];

interface World {
  app: TestApp;
  ann: Person;
  /** Makes its report arrive, again or for the first time. */
  report: (index: number) => Promise<void>;
  /** Started payments, with the entry of an order. */
  begun: { id: number; continueAt: string }[];
}

/** Cancels one of the account's servers at once with its quoted refund, unless another session already has. */
async function leaveOne(
  app: TestApp,
  ann: Person,
  { at: index, target: to }: Extract<Step, { do: 'leave' }>,
): Promise<void> {
  const { list, leaving, leave } = serversContract;
  const { items } = await answerOf(list, callAs(app, ann, list));
  const server = items[index % Math.max(1, items.length)];
  if (!server) return;
  const params = { id: String(server.id) };
  const quoted = await callAs(app, ann, leaving, { params });
  if (quoted.status === 404) return;
  const { refund } = await answerOf(leaving, Promise.resolve(quoted));
  const body = { when: 'now', refund, target: to };
  const answer = await callAs(app, ann, leave, { params, key: newKey(), body });
  expect([200, 404, 409]).toContain(answer.status);
}

/** An administrator refunds all or part of one of the account's payments. */
async function refundOne(
  app: TestApp,
  ann: Person,
  { at: index, minor, target: to }: Extract<Step, { do: 'refund' }>,
): Promise<void> {
  const payments = (await billingOf(app, ann).history()).items;
  const payment = payments[index % Math.max(1, payments.length)];
  if (!payment) return;
  const requested = app.deps.db.transaction().execute(async (tx) => {
    await lockCustomer(tx, ann.id);
    const row = await paymentNumbered(tx, ann.id, payment.id);
    const how = { amount: kopecks(minor), target: to, note: 'Promised', now: new Date() };
    if (row) await refundPayment(tx, row, how);
  });
  const problem: unknown = await requested.catch((error: unknown) => error);
  if (problem !== undefined) expect(problem).toBeInstanceOf(Problem);
}

/** Does what a refund requests of its gateway. */
const refundWorker = (app: TestApp) =>
  createWorker({
    db: app.deps.db,
    changes: app.deps.changes,
    handlers: handlersOf(app.deps.gateways),
    log: app.deps.log,
  });

async function make({ app, ann, report, begun }: World, act: Step): Promise<void> {
  const billing = billingOf(app, ann);
  const begunThere = 'at' in act ? begun[act.at % Math.max(1, begun.length)] : undefined;
  switch (act.do) {
    case 'order':
    case 'topUp': {
      const body =
        act.do === 'order'
          ? makePaymentBody({
              minor: price - act.fromBalance,
              fromBalance: act.fromBalance,
              entries: [makeOrderEntry({ id: newKey() })],
            })
          : makePaymentBody({ minor: act.minor });
      const answer = await billing.tryPay(body);
      expect([200, 409]).toContain(answer.status);
      if (answer.status !== 200) return;
      const made = (await answer.json()) as { id: string; continueAt?: string };
      if (made.continueAt !== undefined) begun.push({ id: Number(made.id), continueAt: made.continueAt });
      return;
    }
    case 'card': {
      if (!begunThere) return;
      const page = await goToBank(app, ann, begunThere.continueAt);
      if (!page.startsWith('/bank/')) return;
      await submit(app, `${page}/card`, { card: cardThat(act.does) });
      await submit(app, `${page}/confirm`, { code: confirmationCode });
      return;
    }
    case 'payFromBalance':
      if (begunThere) expect([204, 404, 409]).toContain((await billing.payPending([begunThere.id])).status);
      return;
    case 'delete':
      if (begunThere)
        expect([204, 404, 409]).toContain((await billing.deletePending([begunThere.id])).status);
      return;
    case 'leave':
      return leaveOne(app, ann, act);
    case 'refund':
      return refundOne(app, ann, act);
    case 'report':
      return report(act.at);
    case 'sweep':
      return sweepPayments(app.deps, new Date(Date.now() + act.afterMs));
  }
}

/**
 * Counts money that went through the bank and the balance, and money in transit: nothing is lost between them.
 */
async function count(db: Db, ann: Person, app: TestApp) {
  const { rows } = await sql<{ taken: number; refunded: number }>`
    select coalesce(sum("minor"), 0)::bigint as taken, (select coalesce(sum("minor"), 0)::bigint from "bankRefund"
      join "payment" using ("reference") where "userId" = ${ann.id}) as refunded
    from "bankPayment" join "payment" using ("reference")
    where "bankPayment"."status" in ('paid', 'refunded') and "userId" = ${ann.id}`.execute(db);
  return {
    taken: rows[0]?.taken ?? 0,
    refundedAtBank: rows[0]?.refunded ?? 0,
    balance: await billingOf(app, ann).balance(),
    reserved: await sumOf(db, 'reserved'),
    returning: await sumOf(db, 'returning'),
  };
}

/** Orders, of one server each, that were paid; and what was given back: of orders to the balance, of anything by its bank. */
async function sold(db: Db, ann: Person) {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'entries', 'amount', 'state'])
    .where('userId', '=', ann.id)
    .where('state', 'in', ['paid', 'refunded'])
    .execute();
  const isOrder = (id: number | null) =>
    rows.some((row) => row.id === id && row.entries !== null && row.entries.length > 0);
  const refunds = await db.selectFrom('refund').selectAll().where('userId', '=', ann.id).execute();
  const sumOfRefunds = (isSuch: (refund: (typeof refunds)[number]) => boolean) =>
    refunds.filter(isSuch).reduce((sum, { amount }) => sum + amount, 0);
  for (const { id, amount, state } of rows) {
    const returned = sumOfRefunds(({ paymentId }) => paymentId === id);
    expect(returned).toBeLessThanOrEqual(amount);
    expect(state).toBe(returned === amount ? 'refunded' : 'paid');
  }
  return {
    orders: rows.filter(({ id }) => isOrder(id)).length,
    toBalance: sumOfRefunds(({ target: to }) => to === 'balance'),
    fromBalance: sumOfRefunds(({ paymentId }) => !isOrder(paymentId)),
    byBank: sumOfRefunds(({ target: to }) => to === 'method'),
  };
}

/** Servers that there are, and that their owner has left. */
async function deliveredAndLeft(db: Db, ann: Person): Promise<number> {
  const { left } = await db
    .selectFrom('operation')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', ann.id)
    .where(sql<boolean>`"command" ->> 'action' = 'destroy'`)
    .executeTakeFirstOrThrow();
  return left + (await deliveredTo(db, ann.id));
}

/** Pays, and sends it again with its key as long as the database has no connection to spare. */
async function payPatiently({ app, ann }: Pick<World, 'app' | 'ann'>, body: unknown): Promise<Response> {
  const key = newKey();
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await billingOf(app, ann).tryPay(body, key);
    if (answer.status !== 503) return answer;
  }
  throw new Error('The database never answered');
}

/**
 * Tests payments of an account by several sessions, the bank and time, in any order. The books add up, nothing is
 * charged or delivered twice, and nothing is delivered that is not paid.
 */
export function interleavings(database: string, open: () => Promise<Db>, runs: number): void {
  describe(`payments in any order on ${database}`, () => {
    let db: Db;
    let app: TestApp;
    const sent: { url: string; init: RequestInit }[] = [];
    beforeAll(async () => {
      db = await open();
      const background = createBackground((error) => {
        throw error;
      });
      const testBank = createTestBank({
        db,
        secret: 'of this test alone',
        background,
        send: async (url, init) => {
          sent.push({ url, init });
          return new Response();
        },
        retryMs: [],
      });
      app = createTestApp(db, {
        deps: { testBank, gateways: createGateways([testBank.gateway]), background, hasDemoData: false },
      });
    });
    afterAll(async () => {
      expect(app.errors).toEqual([]);
      await db.destroy();
    });

    const examples = [...silentBank, ...refunds];
    it(
      'keeps the books at zero, charges once, and delivers what is paid',
      async () => {
        await fc.assert(
          fc.asyncProperty(rounds, async (script) => {
            const ann = await openAccount(app);
            const start = 200_000;
            await setBalance(db, ann.id, start);
            const held = await sumOf(db, 'reserved');
            sent.length = 0;
            const report = async (index: number) => {
              const one = sent[index % Math.max(1, sent.length)];
              if (one) expect((await app.fetch(new URL(one.url).pathname, one.init)).status).toBe(200);
            };
            const world: World = { app, ann, report, begun: [] };
            for (const round of script) await Promise.all(round.map((act) => make(world, act)));
            await app.deps.background.idle();
            // Delivers every outstanding report, then polls every bank.
            for (let index = 0; index < sent.length; index += 1) await report(index);
            await sweepPayments(app.deps, new Date(Date.now() + 2 * paymentLifetimeMs));

            // Every bank sends its refunds.
            await refundWorker(app).runDue();

            const { taken, refundedAtBank, balance, reserved, returning } = await count(db, ann, app);
            const { orders, toBalance, fromBalance, byBank } = await sold(db, ann);
            expect(await deliveredAndLeft(db, ann)).toBe(orders);
            expect([reserved, returning]).toEqual([held, 0]);
            expect(refundedAtBank).toBe(byBank);
            expect(balance + orders * price - toBalance + fromBalance).toBe(start + taken);
            expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
          }),
          { numRuns: runs + examples.length, examples },
        );
      },
      10 * 60_000,
    );

    it('pays exactly as many of 200 at once as there is money for', async () => {
      const ann = await openAccount(app);
      await setBalance(db, ann.id, 50 * price + price - 1);
      const bodies = Array.from({ length: 200 }, () =>
        makePaymentBody({ minor: 0, fromBalance: price, entries: [makeOrderEntry({ id: newKey() })] }),
      );
      const from = performance.now();
      const answers = await Promise.all(bodies.map((body) => payPatiently({ app, ann }, body)));
      const seconds = (performance.now() - from) / 1000;
      console.log(`${database}: 200 payments at once in ${seconds.toFixed(1)} s`);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(150);
      expect(await billingOf(app, ann).balance()).toBe(price - 1);
      expect(await deliveredTo(db, ann.id)).toBe(50);
      // Those that found no connection to spare, and were sent again.
      expect(app.errors.splice(0).filter((error) => !String(error).includes('not available'))).toEqual([]);
      expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
    }, 120_000);
  });
}
