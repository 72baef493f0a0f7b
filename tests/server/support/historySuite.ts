import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import type { Db } from '@app/server/db/database';
import type { CartEntry } from '@/domain/cart/entry';
import { addDays, type IsoDate } from '@/domain/time/dates';
import { backupIds, panelIds } from '@/domain/pricing/options';
import { periodPrice } from '@/domain/pricing/period';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import { renewedUntil } from '@/domain/pricing/renewal';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePrices } from '@/sample-data/prices';
import { DayBook } from '../../unit/pricing/dayBook';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from './accountMoney';
import { moveClock, restoreClock } from './atNoon';
import { answerOf, callAs, signIn, type Person } from './signedIn';
import { createTestApp, type TestApp } from './testApp';

/** More than any history costs. */
const rich = 9_000_000_00;

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    kind: fc.constant('renew' as const),
    period: fc.constantFrom('month', '3months', 'year', '3years'),
    /** Whether a bill is made first, and paid from the balance some days later. */
    lateBy: fc.option(fc.integer({ min: 0, max: 9 })),
  }),
  fc.record({
    kind: fc.constant('tariff' as const),
    name: fc.constantFrom(...samplePrices.tariffs.map(({ name }) => name)),
  }),
  fc.record({
    kind: fc.constant('options' as const),
    panel: fc.constantFrom(...panelIds),
    ipv4: fc.integer({ min: 1, max: 5 }),
    backup: fc.constantFrom(...backupIds),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Random histories through the calls of the contract, on any database: every balance, refund and coverage equals the
 * second computation of D37.
 */
export function historySuite(name: string, open: () => Promise<Db>, numRuns: number): void {
  describe(name, () => {
    let db: Db;
    let app: TestApp;
    restoreClock();
    beforeAll(async () => {
      moveClock('2027-11-25T09:00:00Z');
      db = await open();
      app = createTestApp(db, { deps: { hasDemoData: false } });
    });
    afterAll(async () => {
      expect(app.errors).toEqual([]);
      expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
      await db.destroy();
    });

    const { list, settings, save, changeTariff, leaving, leave } = serversContract;
    const balance = (ann: Person) => billingOf(app, ann).balance();

    async function only(ann: Person) {
      const [server] = (await answerOf(list, callAs(app, ann, list))).items;
      if (!server) throw new Error('No server');
      // Machines are not tested here: each operation is done immediately.
      await db.updateTable('server').set({ status: 'Active' }).where('id', '=', server.id).execute();
      const ended = { status: 'done' as const, endedAt: new Date() };
      await db
        .updateTable('operation')
        .set(ended)
        .where('serverId', '=', server.id)
        .where('endedAt', 'is', null)
        .execute();
      return { ...server, status: 'Active' };
    }

    async function live(start: IsoDate, steps: readonly Step[]) {
      let today = start;
      moveClock(`${today}T09:00:00Z`);
      const ann = await signIn(app);
      const go = async (days: number) => {
        today = addDays(today, days);
        moveClock(`${today}T09:00:00Z`);
        // Still signed in, however long the history is.
        await sql`update "session" set "createdAt" = ${new Date()}, "updatedAt" = ${new Date()}, "expiresAt" = ${new Date(Date.now() + 86_400_000)}
          where "userId" = ${ann.id}`.execute(db);
      };
      const billing = billingOf(app, ann);
      const pay = (total: number, entries: readonly CartEntry[]) =>
        billing.pay(makePaymentBody({ minor: 0, fromBalance: total, entries }));
      await setBalance(db, ann.id, rich);
      const ordered = makeOrderEntry({ id: newKey(), plan: 'Naos[GB]' });
      await pay(57_700, [ordered]);
      const bought = await only(ann);
      const book = new DayBook(57_700, bought.endDate);
      book.buy({ amount: 57_700, from: today, until: bought.endDate, discount: 0 }, today);
      const params = { id: String(bought.id) };

      for (const each of steps) {
        const before = await only(ann);
        const had = await balance(ann);
        switch (each.kind) {
          case 'wait':
            await go(each.days);
            break;
          case 'renew': {
            const amount = periodPrice(before.monthlyPrice, each.period, samplePrices.discounts);
            const entry = {
              kind: 'renewal',
              id: newKey(),
              serverId: before.id,
              period: each.period,
            } as const;
            if (each.lateBy === null) await pay(amount, [entry]);
            else {
              const { id } = await billing.pay(
                makePaymentBody({ method: 'manual', minor: amount, entries: [entry] }),
              );
              await go(each.lateBy);
              expect((await billing.payPending([id])).status).toBe(204);
            }
            const from = book.isOver(today) ? today : book.end;
            const until = renewedUntil(before, today, each.period);
            book.buy({ amount, from, until, discount: samplePrices.discounts[each.period] }, today);
            expect(await balance(ann)).toBe(had - amount);
            break;
          }
          case 'tariff': {
            const tariff = samplePrices.tariffs.find(({ name: star }) => star === each.name);
            if (!tariff || before.tariff.startsWith(each.name)) break;
            const charge = book.change(tariff.monthly + before.optionsMonthly, today);
            const body = { tariff: each.name, charge };
            await answerOf(changeTariff, callAs(app, ann, changeTariff, { params, key: newKey(), body }));
            expect(await balance(ann)).toBe(had - charge);
            break;
          }
          case 'options': {
            const editable = await answerOf(settings, callAs(app, ann, settings, { params }));
            const { panel, ipv4, backup } = each;
            const chosen = { ...editable.settings, panel, ipv4, backup };
            const { next, charge: quoted } = quoteSettings(editable, chosen, { today, prices: samplePrices });
            const charge = book.change(next, today);
            expect(quoted).toBe(charge);
            if (JSON.stringify(chosen) === JSON.stringify(editable.settings)) break;
            const body = { settings: chosen, charge, password: null, userPassword: null };
            await answerOf(save, callAs(app, ann, save, { params, version: editable.version, body }));
            expect(await balance(ann)).toBe(had - charge);
          }
        }
        expect(await only(ann)).toMatchObject({ monthlyPrice: book.price, endDate: book.end });
      }

      const stored = await db
        .selectFrom('operation')
        .select(['amount', 'coversFrom', 'coversUntil'])
        .where('userId', '=', ann.id)
        .where('amount', '>', 0)
        .orderBy('id')
        .execute();
      expect(stored).toEqual(
        book.coverages.map(({ amount, from, until }) => ({ amount, coversFrom: from, coversUntil: until })),
      );
      const { refund, periods } = await answerOf(leaving, callAs(app, ann, leaving, { params }));
      // The order of a new client comes back whole within a day (§9); everything else by its days.
      const expected = book
        .refunds(today)
        .map((amount, index) => (periods[index]?.reason === 'newClient' ? 57_700 : amount));
      expect(periods.map(({ amount }) => amount)).toEqual(expected);
      const had = await balance(ann);
      const body = { when: 'now' as const, refund, target: 'balance' as const };
      expect((await callAs(app, ann, leave, { params, key: newKey(), body })).ok).toBe(true);
      expect(await balance(ann)).toBe(had + refund);
    }

    // tests: PRICE-10
    it('keeps the books of any history as a second computation does', { timeout: 600_000 }, async () => {
      const start = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2027-11-25', days));
      await fc.assert(fc.asyncProperty(start, fc.array(step, { minLength: 3, maxLength: 12 }), live), {
        numRuns,
        endOnFailure: true,
      });
    });
  });
}
