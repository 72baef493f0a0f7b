import { defaultPeriod, toPeriod, type PeriodId } from '@/domain/pricing/period';

/** Parses the period of an address; a month if absent or invalid (D15). */
export function parsePeriod(search: string): PeriodId {
  return toPeriod(new URLSearchParams(search).get('period') ?? '') ?? defaultPeriod;
}

/** Returns the address with another period, for reload, Back and copied links. */
export function withPeriod(search: string, period: PeriodId): string {
  if (parsePeriod(search) === period) return search;
  const params = new URLSearchParams(search);
  if (period === defaultPeriod) params.delete('period');
  else params.set('period', period);
  // A comma needs no encoding, so that `?id=1,2,3` stays readable.
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
