import { sql, type RawBuilder } from 'kysely';
import { addMonths, type IsoDate } from '@/domain/time/dates';
import { monthStart } from '@/domain/time/months';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';

/** Range of moments to group by month; both null if there are no rows. */
export interface TimeRange {
  readonly first: Date | null;
  readonly last: Date | null;
}

/** Months of the rows by first day, in the provider's zone, and the 1-based month number of a row. */
export interface MonthBuckets {
  readonly months: readonly IsoDate[];
  readonly bucket: RawBuilder<number>;
}

/**
 * Groups a column of moments by the provider's months (D41); null without rows. The month boundaries are passed to the
 * database, because it may not know the zone.
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
