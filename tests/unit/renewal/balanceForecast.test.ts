import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { forecastBalance } from '@/domain/renewal/balanceForecast';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-22';
const server = makeServer({ endDate: '2026-12-12' });

// tests: SHELL-28
test.each([
  [
    'lasts until the renewal that it does not suffice for',
    1577,
    [server],
    { kind: 'until', day: '2027-01-12' },
  ],
  [
    'counts the months of all servers',
    3200,
    [server, { ...server, endDate: '2026-12-20' } as const],
    { kind: 'until', day: '2027-01-12' },
  ],
  [
    'of two on one day pays both or lasts until then',
    2000,
    [server, server],
    { kind: 'until', day: '2026-12-12' },
  ],
  [
    'counts a year where a year is renewed',
    1577,
    [{ ...server, renewalPeriod: 'year' } as const],
    { kind: 'until', day: '2026-12-12' },
  ],
  ['suffices for one year of it', 16_086, [{ ...server, renewalPeriod: 'year' } as const], null],
  [
    'lasts until the anchor day of a server',
    1577 * 3,
    [{ ...server, endDate: '2026-11-30', anchorDay: 31 } as const],
    { kind: 'until', day: '2027-02-28' },
  ],
  ['is short of what is due now', 1576.99, [{ ...server, endDate: today } as const], { kind: 'short' }],
  [
    'is short of a debt',
    0,
    [{ ...server, endDate: '2026-11-10', status: 'Suspended' } as const],
    { kind: 'short' },
  ],
  ['covers a year', 1577 * 12, [server], null],
  ['is not needed without servers', 0, [], null],
  ['is not needed where nothing is renewed by itself', 0, [{ ...server, autoRenewal: false }], null],
  ['is not needed for what was cancelled', 0, [{ ...server, leavesOn: '2026-12-12' } as const], null],
  [
    'is needed for what staff stopped, which is billed like any other (D44)',
    1577,
    [{ ...server, status: 'Stopped' }],
    { kind: 'until', day: '2027-01-12' },
  ],
  ['is not needed for what an administrator holds', 0, [{ ...server, status: 'Suspended' }], null],
] as const)('the balance %s', (_, balance, servers, forecast) => {
  expect(forecastBalance(rubles(balance), servers, { today, discounts: samplePrices.discounts })).toEqual(
    forecast,
  );
});
