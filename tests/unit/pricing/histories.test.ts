import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney } from '@/domain/money/money';
import { defaultConfiguration } from '@/domain/order/configuration';
import { refundOfPeriod } from '@/domain/payment/refund';
import { backupIds, panelIds } from '@/domain/pricing/options';
import { orderPeriodIds, periodIds, periodPrice } from '@/domain/pricing/period';
import { quoteOrder } from '@/domain/pricing/quote';
import { quoteRenewal, renewedFrom } from '@/domain/pricing/renewal';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import { quoteTariffChange } from '@/domain/pricing/tariffChange';
import { orderedServer } from '@/domain/servers/orderedServer';
import { withEntry } from '@/domain/servers/withEntry';
import { withOptions } from '@/domain/servers/withSettings';
import { withTariff } from '@/domain/servers/withTariff';
import type { ServerId } from '@/domain/servers/server';
import type { EditableServer } from '@/domain/servers/serverSettings';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { DayBook } from './dayBook';

/*
 * Random histories of a server over a simulated year and more, with month ends and leap days: what is charged and refunded is what
 * a second computation says, and no day is had for less than D37 allows. `HISTORIES=10000` runs as many.
 */

const numRuns = Number(process.env['HISTORIES'] ?? 300);
const id = 1024 as ServerId;
const timeZone = 'UTC';
const gbPlans = samplePlans.filter(({ line, datacenter }) => line === 'vps' && datacenter === 'gb');

const options = fc.record({
  panel: fc.constantFrom(...panelIds),
  ipv4: fc.integer({ min: 1, max: 5 }),
  ipv6Subnet: fc.constantFrom('', 'auto'),
  backup: fc.constantFrom(...backupIds),
});
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 70 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('renew' as const), period: fc.constantFrom(...periodIds) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('tariff' as const),
      tariff: fc.constantFrom(...samplePrices.tariffs),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('options' as const), options }) },
);
const history = fc.record({
  // Around the leap day of 2028 and every month's end.
  start: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2027-01-01', days)),
  plan: fc.constantFrom(...gbPlans),
  period: fc.constantFrom(...orderPeriodIds),
  options,
  steps: fc.array(step, { maxLength: 25 }),
  leaveAfter: fc.integer({ min: 0, max: 40 }),
});

// tests: PRICE-10, LEAVE-01
test('any history of a server costs what its days cost, computed a second time', () => {
  fc.assert(
    fc.property(history, ({ start, plan, period, options: first, steps, leaveAfter }) => {
      let today: IsoDate = start;
      const configuration = {
        ...defaultConfiguration,
        ...first,
        ipv6: first.ipv6Subnet !== '',
        period,
        os: { family: 'ubuntu', version: '24.04' } as const,
      };
      let editable: EditableServer = orderedServer(id, plan, configuration, {
        today,
        prices: samplePrices,
      }).editable;
      editable = { ...editable, server: { ...editable.server, status: 'Active' } };
      const paid = quoteOrder(plan.price.monthly, configuration, samplePrices).total;
      const { monthlyPrice, endDate } = editable.server;
      expect(paid).toBe(periodPrice(monthlyPrice, period, samplePrices.discounts));
      const book = new DayBook(monthlyPrice, endDate);
      book.buy(
        { amount: paid, from: today, until: endDate, discount: samplePrices.discounts[period] },
        today,
      );
      let charged: number = paid;

      const isSettled = () => {
        expect([editable.server.monthlyPrice, editable.server.endDate]).toEqual([book.price, book.end]);
        expect(book.isCovered(today)).toBe(true);
      };
      for (const each of steps) {
        const { server } = editable;
        switch (each.kind) {
          case 'wait':
            today = addDays(today, each.days);
            break;
          case 'renew': {
            const amount = quoteRenewal([server.monthlyPrice], each.period, samplePrices.discounts).total;
            const from = renewedFrom(server, today);
            expect(from).toBe(book.isOver(today) ? today : book.end);
            const entry = { kind: 'renewal', id: 'r', serverId: id, period: each.period } as const;
            editable =
              withEntry(editable, entry, { plans: samplePlans, prices: samplePrices, today })?.editable ??
              editable;
            const until = editable.server.endDate;
            book.buy({ amount, from, until, discount: samplePrices.discounts[each.period] }, today);
            charged += amount;
            break;
          }
          case 'tariff': {
            const { charge, nextMonthly } = quoteTariffChange(server, each.tariff, today);
            expect(charge).toBe(book.change(nextMonthly, today));
            editable = withTariff(editable, each.tariff, { plans: samplePlans, today }).editable;
            charged += charge;
            break;
          }
          case 'options': {
            const { charge, next } = quoteSettings(editable, each.options, { today, prices: samplePrices });
            expect(charge).toBe(book.change(next, today));
            editable = withOptions(editable, each.options, { today, prices: samplePrices }).editable;
            charged += charge;
          }
        }
        isSettled();
      }

      today = addDays(today, leaveAfter);
      expect(charged).toBe(book.coverages.reduce((sum, { amount }) => sum + amount, 0));
      const refunds = book.coverages.map(
        ({ amount, from, until, paidOn }) =>
          refundOfPeriod(
            { amount: kopecks(amount), paidAt: `${paidOn}T12:00:00.000Z`, from, until, isFirstOrder: false },
            { now: new Date(`${today}T13:00:00Z`), timeZone, isStarted: true },
          ).amount,
      );
      expect(refunds).toEqual(book.refunds(today));
      // Every used day is paid: no coverage refunds a started day.
      for (const [index, { amount, from, until }] of book.coverages.entries()) {
        const all = daysBetween(from, until);
        const begun = Math.min(all, Math.max(0, daysBetween(from, today) + 1));
        expect(amount - (refunds[index] ?? 0)).toBeGreaterThanOrEqual(Math.floor((amount * begun) / all));
      }
      // No day is had for less than 30/31 of its price after the discount, but for a rounding of each refund.
      expect(charged - sumMoney(refunds) + refunds.length).toBeGreaterThanOrEqual(book.leastFor(today));
    }),
    { numRuns },
  );
});
