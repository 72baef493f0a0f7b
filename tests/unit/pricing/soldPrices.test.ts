import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { optionPricesSchema, type OptionPrices } from '@/domain/pricing/optionPrices';
import { pricedSettingsOf, quoteSettings, soldPrices } from '@/domain/pricing/serverPrice';
import type { PricedSettings } from '@/domain/servers/serverSettings';
import { makeServer } from '@/sample-data/servers';
import { makeServerSettings } from '@/sample-data/serverSettings';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-21';
const subnet = '2001:db8::/64';
const bare: PricedSettings = { panel: 'none', ipv4: 1, ipv6Subnet: '', backup: 'none' };

/** A server with these options, in rubles a month; `sold` where its backend stores what they were sold for. */
function editable(options: Partial<PricedSettings>, optionsMonthly: number, sold?: OptionPrices) {
  const server = makeServer({
    monthlyPrice: rubles(1577 + optionsMonthly),
    optionsMonthly: rubles(optionsMonthly),
    endDate: '2026-12-21',
  });
  const settings = makeServerSettings(server, { ...bare, ...options });
  return { server, settings, ...(sold && { optionPrices: sold }) };
}

const prices = (panel: number, ipv4: readonly number[], ipv6: number, backup: number): OptionPrices => ({
  panel: rubles(panel),
  ipv4: ipv4.map(rubles),
  ipv6: rubles(ipv6),
  backup: rubles(backup),
});

describe('the prices that options were sold for, where a backend stores none', () => {
  test.each<[options: Partial<PricedSettings>, monthly: number, sold: OptionPrices]>([
    [{}, 0, prices(0, [], 0, 0)],
    [{ ipv4: 2 }, 200, prices(0, [200], 0, 0)],
    [{ ipv4: 5 }, 800, prices(0, [200, 200, 200, 200], 0, 0)],
    [{ ipv6Subnet: subnet }, 100, prices(0, [], 100, 0)],
    [{ backup: 'weekly' }, 50, prices(0, [], 0, 50)],
    [{ backup: 'daily' }, 100, prices(0, [], 0, 100)],
    // The panel has two price lists (D17): it was sold for the rest.
    [{ panel: 'plesk' }, 300, prices(300, [], 0, 0)],
    [{ panel: 'plesk' }, 400, prices(400, [], 0, 0)],
    [
      { panel: 'cpanel', ipv4: 3, ipv6Subnet: subnet, backup: 'daily' },
      1100,
      prices(500, [200, 200], 100, 100),
    ],
    // Less than the lists say: the first in the order of receipts get their price.
    [{ ipv4: 3, ipv6Subnet: subnet }, 300, prices(0, [200, 100], 0, 0)],
    // More than the price list, without a panel: the reason is unknown.
    [{ ipv4: 2 }, 250, prices(0, [200], 0, 0)],
  ])('%o for %i', (options, monthly, sold) => {
    expect(soldPrices(editable(options, monthly), samplePrices)).toEqual(sold);
  });

  test('stored prices win over the lists', () => {
    const sold = prices(123, [45], 6, 7);
    expect(soldPrices(editable({ panel: 'plesk', ipv4: 2 }, 181, sold), samplePrices)).toEqual(sold);
  });
});

/** Sold cheaper than today's lists. */
const early = prices(111, [151, 152], 61, 31);
const earlyOptions: PricedSettings = { panel: 'plesk', ipv4: 3, ipv6Subnet: subnet, backup: 'weekly' };

describe('a change of options', () => {
  test.each<[after: Partial<PricedSettings>, sold: OptionPrices, changes: readonly [string, number][]]>([
    [{}, early, []],
    [{ panel: 'none' }, { ...early, panel: rubles(0) }, [['panel', -111]]],
    [{ panel: 'cpanel' }, { ...early, panel: rubles(500) }, [['panel', 389]]],
    [{ ipv4: 1 }, { ...early, ipv4: [] }, [['ipv4', -303]]],
    [{ ipv4: 2 }, { ...early, ipv4: [rubles(151)] }, [['ipv4', -152]]],
    [{ ipv4: 4 }, { ...early, ipv4: [151, 152, 200].map(rubles) }, [['ipv4', 200]]],
    [{ ipv6Subnet: '' }, { ...early, ipv6: rubles(0) }, [['ipv6', -61]]],
    // Another network is the same option.
    [{ ipv6Subnet: '2001:db8:1::/64' }, early, []],
    [{ backup: 'none' }, { ...early, backup: rubles(0) }, [['backup', -31]]],
    [{ backup: 'daily' }, { ...early, backup: rubles(100) }, [['backup', 69]]],
    [
      { panel: 'none', backup: 'daily' },
      { ...early, panel: rubles(0), backup: rubles(100) },
      [
        ['panel', -111],
        ['backup', 69],
      ],
    ],
  ])('to %o keeps the price of what stays', (after, sold, changes) => {
    const before = editable(earlyOptions, 506, early);
    const quote = quoteSettings(before, { ...earlyOptions, ...after }, { today, prices: samplePrices });
    const difference = changes.reduce((sum, [, monthly]) => sum + monthly, 0);
    expect(quote).toMatchObject({
      sold,
      changes: changes.map(([option, monthly]) => ({ option, monthly: rubles(monthly) })),
      current: rubles(2083),
      difference: rubles(difference),
      next: rubles(2083 + difference),
      optionsNext: rubles(506 + difference),
    });
  });

  test.each<[after: Partial<PricedSettings>, sold: OptionPrices]>([
    [{ panel: 'plesk' }, prices(400, [], 0, 0)],
    [{ panel: 'cpanel' }, prices(500, [], 0, 0)],
    [{ ipv4: 5 }, prices(0, [200, 200, 200, 200], 0, 0)],
    [{ ipv6Subnet: subnet }, prices(0, [], 100, 0)],
    [{ backup: 'weekly' }, prices(0, [], 0, 50)],
    [{ backup: 'daily' }, prices(0, [], 0, 100)],
  ])('that adds %o sells it by the lists of §9', (after, sold) => {
    expect(
      quoteSettings(editable({}, 0), { ...bare, ...after }, { today, prices: samplePrices }).sold,
    ).toEqual(sold);
  });

  test('reads the options among all settings', () => {
    expect(pricedSettingsOf(editable(earlyOptions, 0).settings)).toEqual(earlyOptions);
  });
});

test.each<[stored: unknown, isValid: boolean]>([
  [{ panel: 0, ipv4: [], ipv6: 0, backup: 0 }, true],
  [{ panel: 50_000, ipv4: [1, 2, 3, 4], ipv6: 10_000, backup: 5000 }, true],
  [{ panel: 0, ipv4: [1, 2, 3, 4, 5], ipv6: 0, backup: 0 }, false],
  [{ panel: 0.5, ipv4: [], ipv6: 0, backup: 0 }, false],
  [{ ipv4: [], ipv6: 0, backup: 0 }, false],
  [{ panel: 0, ipv6: 0, backup: 0 }, false],
  [{ panel: 0, ipv4: [], backup: 0 }, false],
  [{ panel: 0, ipv4: [], ipv6: 0 }, false],
])('stored prices %j are valid: %s', (stored, isValid) => {
  expect(v.is(optionPricesSchema, stored)).toBe(isValid);
});
