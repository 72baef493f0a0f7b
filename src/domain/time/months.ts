import { addDays, addMonths, type IsoDate } from './dates';

/** A calendar month by its first and its last day. */
export interface WholeMonth {
  from: IsoDate;
  to: IsoDate;
}

/** The first day of the month of a day. */
export function monthStart(day: IsoDate): IsoDate {
  return addDays(day, 1 - Number(day.slice(8)));
}

/** The month of a day. */
export function monthOfDay(day: IsoDate): WholeMonth {
  const from = monthStart(day);
  return { from, to: addDays(addMonths(from, 1), -1) };
}
