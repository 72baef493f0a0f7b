import type { AdminRate, RateEntry } from '@/domain/admin/rate';
import { rubles } from '@/domain/money/money';
import { sampleRates } from './payments';

/** Makes an exchange rate as the provider sees it, with changes. */
export function makeAdminRate(changes: Partial<AdminRate> = {}): AdminRate {
  return {
    id: 'USD',
    rate: sampleRates.USD,
    source: 'Банк России',
    day: '2026-11-21',
    enteredAt: '2026-11-21T06:10:00Z',
    enteredBy: 'olga@example.com',
    age: 'fresh',
    payments: 3,
    version: '2026-11-21T06:10:00.000Z',
    ...changes,
  };
}

/** Sample rates, one of them stale. */
export const sampleAdminRates: readonly AdminRate[] = [
  makeAdminRate(),
  makeAdminRate({
    id: 'EUR',
    rate: sampleRates.EUR,
    day: '2026-11-18',
    enteredAt: '2026-11-18T06:12:00Z',
    age: 'old',
    payments: 1,
    version: '2026-11-18T06:12:00.000Z',
  }),
];

/** Number of stale sample rates. */
export const staleSampleRates = sampleAdminRates.filter(({ age }) => age !== 'fresh').length;

/** Earlier rates of a currency, newest first. */
export const sampleRateHistory: readonly RateEntry[] = [
  {
    rate: sampleRates.USD,
    source: 'Банк России',
    day: '2026-11-21',
    enteredAt: '2026-11-21T06:10:00Z',
    enteredBy: 'olga@example.com',
  },
  {
    rate: rubles(80.12),
    source: 'Банк России',
    day: '2026-11-20',
    enteredAt: '2026-11-20T06:05:00Z',
    enteredBy: 'root@example.com',
  },
  {
    rate: rubles(79.9),
    source: '',
    day: '2026-11-01',
    enteredAt: '2026-11-01T00:00:00Z',
    enteredBy: null,
  },
];
