import type { AdminRate, RateEntry } from '@/domain/admin/rate';
import { rubles } from '@/domain/money/money';
import { sampleRates } from './payments';

/** An exchange rate as the provider sees it, changed where a story or a test needs it. */
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

/** The sample rates, one of them old. */
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

/** Number of sample rates that are not fresh. */
export const staleSampleRates = sampleAdminRates.filter(({ age }) => age !== 'fresh').length;

/** Rates of a currency that were entered so far, newest first. */
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
