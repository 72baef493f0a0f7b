/** A calendar day as data: `YYYY-MM-DD` (D2). */
export type IsoDate = `${number}-${number}-${number}`;

/** A moment as data: ISO 8601 in UTC. */
export type IsoDateTime = `${IsoDate}T${string}Z`;

/** Parses a calendar day with a year of four digits from 0001; `null` for any other text. */
export function toIsoDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null;
}

function isIsoDate(text: string): text is IsoDate {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Dates print as ISO 8601 in UTC, but TypeScript types the result as string. */
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
 * Adds calendar months; a missing day becomes the last day of the month (31 January plus one month is 28 or 29
 * February).
 *
 * @param anchorDay wanted day of the month, if the date was already shortened
 */
export function addMonths(date: IsoDate, months: number, anchorDay = dayOfMonth(date)): IsoDate {
  const from = new Date(date);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(anchorDay, lastDay));
  return dayOf(to);
}

/** Adds days; negative to subtract. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dayOf(new Date(Date.parse(date) + days * dayInMs));
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);
}
