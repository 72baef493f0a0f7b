import { defaultPeriod, toPeriod, type PeriodId } from '@/domain/pricing/period';

/** The period that the address names; a month where it names none, or nonsense (D15). */
export function parsePeriod(search: string): PeriodId {
  return toPeriod(new URLSearchParams(search).get('period') ?? '') ?? defaultPeriod;
}

/** The same address with another period, so that reload, Back and a copied link bring it back. */
export function withPeriod(search: string, period: PeriodId): string {
  if (parsePeriod(search) === period) return search;
  const params = new URLSearchParams(search);
  if (period === defaultPeriod) params.delete('period');
  else params.set('period', period);
  // A comma needs no code of its own, and `?id=1,2,3` stays readable.
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
