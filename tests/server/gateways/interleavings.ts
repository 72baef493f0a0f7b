import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackground } from '@app/server/background';
import { sumOf } from '@app/server/billing/ledger';
import type { Db } from '@app/server/db/database';
import { createGateways } from '@app/server/gateways/gateway';
import { sweepPayments } from '@app/server/gateways/inquiries';
import { createTestBank } from '@app/server/testBank/bank';
import { confirmationCode, type TestCard } from '@app/server/testBank/cards';
import { paymentLifetimeMs } from '@/domain/payment/inquiry';
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
import { signIn, type Person } from '../support/signedIn';
import { createTestApp, type TestApp } from '../support/testApp';

/** Of one order of the sample's plan. */
const price = 157_700;

type Step =
  | { do: 'order'; fromBalance: number }
  | { do: 'topUp'; minor: number }
  | { do: 'card'; at: number; does: TestCard['does'] }
  | { do: 'payFromBalance' | 'delete' | 'report'; at: number }
  | { do: 'sweep'; afterMs: number };

const at = fc.nat(5);
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
  fc.record({
    do: fc.constant('sweep' as const),
    afterMs: fc.constantFrom(0, 15_000, paymentLifetimeMs + 60_000),
  }),
);

/** Steps that several sessions make at the same time, and then the next ones. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 });

/** The bank takes the money and does not tell; then it is paid from the balance, or given up, all the same. */
const silentBank = (['payFromBalance', 'delete'] as const).map((act): [Step[][]] => [
  [[{ do: 'order', fromBalance: 0 }], [{ do: 'card', at: 0, does: 'silent' }], [{ do: act, at: 0 }]],
]);

interface World {
  app: TestApp;
  ann: Person;
  /** Makes its report arrive, again or for the first time. */
  report: (index: number) => Promise<void>;
  /** Payments that were begun, with the entry of an order. */
  begun: { id: number; continueAt: string }[];
}

async function make({ app, ann, report, begun }: World, act: Step): Promise<void> {
  const billing = billingOf(app, ann);
  const target = 'at' in act ? begun[act.at % Math.max(1, begun.length)] : undefined;
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
      if (!target) return;
      const page = await goToBank(app, ann, target.continueAt);
      if (!page.startsWith('/bank/')) return;
      await submit(app, `${page}/card`, { card: cardThat(act.does) });
      await submit(app, `${page}/confirm`, { code: confirmationCode });
      return;
    }
    case 'payFromBalance':
      if (target) expect([204, 404, 409]).toContain((await billing.payPending([target.id])).status);
      return;
    case 'delete':
      if (target) expect([204, 404, 409]).toContain((await billing.deletePending([target.id])).status);
      return;
    case 'report':
      return report(act.at);
    case 'sweep':
      return sweepPayments(app.deps, new Date(Date.now() + act.afterMs));
  }
}

/** What the bank has taken, the account's balance, and what is held of it: nothing is lost between them. */
async function count(db: Db, ann: Person, app: TestApp) {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum("bankPayment"."minor"), 0)::bigint as total from "bankPayment"
    join "payment" on "payment"."reference" = "bankPayment"."reference"
    where "bankPayment"."status" = 'paid' and "payment"."userId" = ${ann.id}`.execute(db);
  return {
    taken: rows[0]?.total ?? 0,
    balance: await billingOf(app, ann).balance(),
    reserved: await sumOf(db, 'reserved'),
  };
}

/** Orders, of one server each, that are paid. */
async function paidOrders(db: Db, ann: Person): Promise<number> {
  const rows = await db
    .selectFrom('payment')
    .select('entries')
    .where('userId', '=', ann.id)
    .where('state', '=', 'paid')
    .execute();
  return rows.filter(({ entries }) => entries !== null && entries.length > 0).length;
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
 * Whatever several sessions, the bank and time do to an account's payments, in whatever order: the books add up, nothing is charged
 * or delivered twice, and nothing is delivered that is not paid.
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

    it(
      'keeps the books at zero, charges once, and delivers what is paid',
      async () => {
        await fc.assert(
          fc.asyncProperty(rounds, async (script) => {
            const ann = await signIn(app);
            await billingOf(app, ann).history();
            const start = 200_000;
            await setBalance(db, ann.id, start);
            const held = await sumOf(db, 'reserved');
            sent.length = 0;
            const report = async (index: number) => {
              const one = sent[index % Math.max(1, sent.length)];
              if (one) expect((await app.fetch(new URL(one.url).pathname, one.init)).status).toBe(204);
            };
            const world: World = { app, ann, report, begun: [] };
            for (const round of script) await Promise.all(round.map((act) => make(world, act)));
            await app.deps.background.idle();
            // Every report that is still on its way arrives, and every bank is asked.
            for (let index = 0; index < sent.length; index += 1) await report(index);
            await sweepPayments(app.deps, new Date(Date.now() + 2 * paymentLifetimeMs));

            const { taken, balance, reserved } = await count(db, ann, app);
            const servers = await deliveredTo(db, ann.id);
            expect(servers).toBe(await paidOrders(db, ann));
            expect(reserved).toBe(held);
            expect(balance + servers * price).toBe(start + taken);
            expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
          }),
          { numRuns: runs + silentBank.length, examples: silentBank },
        );
      },
      10 * 60_000,
    );

    it('pays exactly as many of 200 at once as there is money for', async () => {
      const ann = await signIn(app);
      await billingOf(app, ann).history();
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
