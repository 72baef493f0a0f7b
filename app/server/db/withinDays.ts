import { sql } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { TimeZone } from '@/domain/time/timeZone';

/** Days from the first to the last, in a time zone. */
export interface DaySpan {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly timeZone: TimeZone;
}

/**
 * Returns whether a column's moment is within days. The database converts them, because a person may type a year that
 * the domain's moments do not have.
 */
export const withinDays = (column: string, { from, to, timeZone }: DaySpan) =>
  sql<boolean>`${sql.ref(column)} >= ${from}::date::timestamp at time zone ${timeZone}
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
