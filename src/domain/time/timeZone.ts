import { toIsoDate, type IsoDate } from './dates';

/** A time zone by its IANA name, such as `Europe/Moscow`. */
export type TimeZone = string;

/** The provider's zone if no setting names another (D41). */
export const defaultTimeZone: TimeZone = 'Europe/Moscow';

/** Area and place, or `UTC`. Offsets such as `+03:00` ignore summer time; abbreviations are ambiguous. */
const zoneForm = /^(UTC|[A-Z][A-Za-z]+(\/[A-Z][A-Za-z0-9_+-]*){1,2})$/;

/** Whether a text is a known time zone. */
export function isTimeZone(text: string): boolean {
  if (!zoneForm.test(text)) return false;
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

/** Throws a RangeError for a zone that does not exist. */
function formatterOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/** The calendar day of a moment in a time zone. */
export function dayIn(zone: TimeZone, moment: Date): IsoDate {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const text = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const day = toIsoDate(text);
  if (day === null) throw new RangeError(`Not a day of a four-digit year: ${text}`);
  return day;
}

const minuteMs = 60_000;
/** Maximum offset from UTC, in minutes. */
const furthest = 15 * 60;

/**
 * Returns the first moment of a day in a time zone, to the minute. It is not always 00:00, because summer time may
 * start at midnight. For a day that the zone skipped, it is the first moment after it.
 */
export function startOfDay(zone: TimeZone, day: IsoDate): Date {
  const utcMidnight = Date.parse(day);
  const at = (minutes: number) => new Date(utcMidnight + minutes * minuteMs);
  let [before, from] = [0 - furthest, furthest];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, at(middle)) < day) before = middle;
    else from = middle;
  }
  return at(from);
}
