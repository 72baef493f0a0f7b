/** A calendar day as data: `YYYY-MM-DD` (D2). */
export type IsoDate = `${number}-${number}-${number}`;

/** A moment as data: ISO 8601 in UTC. */
export type IsoDateTime = `${IsoDate}T${string}Z`;

/** A real calendar day of a four-digit year, or `null` for anything else: months of 32 days, half a date, words. */
export function toIsoDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null;
}

function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The moment as data. Dates print themselves as ISO 8601 in UTC; TypeScript types that text as any string. */
export function toIsoDateTime(moment: Date): IsoDateTime {
  return moment.toISOString() as IsoDateTime;
}

const dayInMs = 24 * 60 * 60 * 1000;

/** The day of a moment, in UTC. */
export function dayOf(moment: Date): IsoDate {
  const text = moment.toISOString().slice(0, 10);
  if (isIsoDate(text)) return text;
  throw new RangeError(`Not a day of a four-digit year: ${text}`);
}

/** The day of the month, 1 to 31. */
export function dayOfMonth(date: IsoDate): number {
  return Number(date.slice(8));
}

/**
 * The same day a number of calendar months later; the last day of the month where it has no such day: a month after
 * 31 January is 28 or 29 February.
 *
 * @param anchorDay the day of the month that is wanted, where the date itself is already a shorter month's last one
 */
export function addMonths(date: IsoDate, months: number, anchorDay = dayOfMonth(date)): IsoDate {
  const from = new Date(date);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(anchorDay, lastDay));
  return dayOf(to);
}

/** The day so many days later, or earlier below zero. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dayOf(new Date(Date.parse(date) + days * dayInMs));
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);
}
