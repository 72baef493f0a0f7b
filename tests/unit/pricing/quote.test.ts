import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kopecks, rubles, sumMoney } from '@/domain/money/money';
import { defaultConfiguration, type OrderConfiguration } from '@/domain/order/configuration';
import { softwareIds } from '@/domain/order/compatibility';
import { backupIds, panelIds } from '@/domain/pricing/options';
import { orderPeriodIds } from '@/domain/pricing/period';
import { quoteOrder } from '@/domain/pricing/quote';
import { samplePrices } from '@/sample-data/prices';

const planMonthly = fc.integer({ min: 0, max: 10_000_000 }).map(kopecks);
const configurations: fc.Arbitrary<OrderConfiguration> = fc.record({
  os: fc.constant(null),
  software: fc.constantFrom(...softwareIds),
  panel: fc.constantFrom(...panelIds),
  ipv4: fc.integer({ min: 1, max: 5 }),
  ipv6: fc.boolean(),
  backup: fc.constantFrom(...backupIds),
  count: fc.integer({ min: 1, max: 100 }),
  period: fc.constantFrom(...orderPeriodIds),
  autoRenewal: fc.boolean(),
  hostName: fc.constant(''),
  sshKeys: fc.constant([]),
});

describe('the receipt of an order (D16)', () => {
  // tests: PRICE-05, PRICE-06
  test('a plan with everything, three of it for a year', () => {
    const quote = quoteOrder(
      rubles(1577),
      {
        ...defaultConfiguration,
        panel: 'cpanel',
        ipv4: 3,
        ipv6: true,
        backup: 'daily',
        count: 3,
        period: 'year',
      },
      samplePrices,
    );
    expect(quote.options).toEqual([
      { option: 'panel', monthly: rubles(500) },
      { option: 'ipv4', monthly: rubles(400) },
      { option: 'ipv6', monthly: rubles(100) },
      { option: 'backup', monthly: rubles(100) },
    ]);
    expect(quote.monthly).toBe(rubles(2677));
    expect(quote.base).toBe(rubles(1577 * 36));
    expect(quote.configuration).toBe(rubles(1100 * 36));
    // ceil(2677 × 12 × 0.85) = 27306, three times.
    expect(quote.total).toBe(rubles(27306 * 3));
  });

  test('the plan alone for a month costs what its card says', () => {
    const quote = quoteOrder(rubles(1577), defaultConfiguration, samplePrices);
    expect(quote).toEqual({
      planMonthly: rubles(1577),
      monthly: rubles(1577),
      options: [],
      base: rubles(1577),
      configuration: rubles(0),
      percent: 0,
      discount: rubles(0),
      rounding: rubles(0),
      total: rubles(1577),
    });
  });

  // tests: PRICE-07
  test('its lines add up to the total, for any configuration, quantity and period', () => {
    fc.assert(
      fc.property(planMonthly, configurations, (plan, configuration) => {
        const {
          base,
          configuration: options,
          discount,
          rounding,
          total,
        } = quoteOrder(plan, configuration, samplePrices);
        expect(sumMoney([base, options, discount, rounding])).toBe(total);
      }),
    );
  });

  test('nothing but the discount is below zero, and the discount never exceeds what it is taken from', () => {
    fc.assert(
      fc.property(planMonthly, configurations, (plan, configuration) => {
        const quote = quoteOrder(plan, configuration, samplePrices);
        expect(quote.total).toBeGreaterThanOrEqual(0);
        expect(quote.rounding).toBeGreaterThanOrEqual(0);
        expect(quote.discount).toBeLessThanOrEqual(0);
        expect(Math.abs(quote.discount)).toBeLessThanOrEqual(quote.base + quote.configuration);
      }),
    );
  });

  test('more of any option never costs less', () => {
    const dearer: readonly ((order: OrderConfiguration) => OrderConfiguration)[] = [
      (order) => ({ ...order, panel: 'cpanel' }),
      (order) => ({ ...order, ipv4: Math.min(5, order.ipv4 + 1) }),
      (order) => ({ ...order, ipv6: true }),
      (order) => ({ ...order, backup: 'daily' }),
      (order) => ({ ...order, count: Math.min(100, order.count + 1) }),
    ];
    fc.assert(
      fc.property(planMonthly, configurations, fc.constantFrom(...dearer), (plan, order, more) => {
        expect(quoteOrder(plan, more(order), samplePrices).total).toBeGreaterThanOrEqual(
          quoteOrder(plan, order, samplePrices).total,
        );
      }),
    );
  });

  test('a dearer plan never costs less, and what is free changes nothing', () => {
    fc.assert(
      fc.property(planMonthly, fc.nat(1_000_000), configurations, (plan, more, order) => {
        expect(quoteOrder(kopecks(plan + more), order, samplePrices).total).toBeGreaterThanOrEqual(
          quoteOrder(plan, order, samplePrices).total,
        );
        expect(quoteOrder(plan, { ...order, software: 'none', autoRenewal: true }, samplePrices)).toEqual(
          quoteOrder(plan, { ...order, software: 'docker', autoRenewal: false }, samplePrices),
        );
      }),
    );
  });
});
