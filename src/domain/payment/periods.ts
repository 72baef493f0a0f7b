import { addDays, addMonths, dayOf, type IsoDate } from '@/domain/time/dates';

/** Named periods of the payment history filter. */
export const periodIds = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type PeriodId = (typeof periodIds)[number];

export interface Period {
  id: PeriodId;
  from: IsoDate;
  /** Inclusive. */
  to: IsoDate;
}

/** Returns the named periods as of a day: whole calendar months and years. */
export function periodsAt(today: IsoDate): readonly Period[] {
  const day = new Date(today);
  const thisMonth = dayOf(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)));
  const thisYear = dayOf(new Date(Date.UTC(day.getUTCFullYear(), 0, 1)));
  const whole = (id: PeriodId, from: IsoDate, months: number): Period => ({
    id,
    from,
    to: addDays(addMonths(from, months), -1),
  });
  return [
    whole('thisMonth', thisMonth, 1),
    whole('lastMonth', addMonths(thisMonth, -1), 1),
    whole('thisYear', thisYear, 12),
    whole('lastYear', addMonths(thisYear, -12), 12),
  ];
}
