import { sql, type RawBuilder } from 'kysely';
import { addMonths, type IsoDate } from '@/domain/time/dates';
import { monthStart } from '@/domain/time/months';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';

/** The moments between which rows are counted by months; both null where there are no rows. */
export interface TimeRange {
  readonly first: Date | null;
  readonly last: Date | null;
}

/** The provider's months of some rows, by their first days, and the number of a row's month among them, from 1. */
export interface MonthBuckets {
  readonly months: readonly IsoDate[];
  readonly bucket: RawBuilder<number>;
}

/**
 * Counts a column of moments into the provider's months (D41); null where there are no rows. The database is given the moments at which
 * the months begin: it may not know the zone.
 */
export function monthBuckets(
  timeZone: TimeZone,
  { first, last }: TimeRange,
  column: RawBuilder<unknown>,
): MonthBuckets | null {
  if (first === null || last === null) return null;
  const newest = dayIn(timeZone, last);
  const months: IsoDate[] = [];
  for (let month = monthStart(dayIn(timeZone, first)); month <= newest; month = addMonths(month, 1))
    months.push(month);
  const starts = sql.join(months.map((month) => startOfDay(timeZone, month)));
  return { months, bucket: sql<number>`width_bucket(${column}, array[${starts}]::timestamptz[])` };
}
