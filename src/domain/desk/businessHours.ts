import { addDays, type IsoDate } from '@/domain/time/dates';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';

/** Days on which the support desk is open. */
export const openDayChoices = ['everyDay', 'weekdays'] as const;
export type OpenDays = (typeof openDayChoices)[number];

/** Opening hours of the support desk, in the provider's time zone. */
export interface BusinessHours {
  openDays: OpenDays;
  /** `HH:MM`, from 00:00. */
  opensAt: string;
  /** `HH:MM`, up to 24:00. */
  closesAt: string;
}

/** A desk that never closes. */
export const aroundTheClock = {
  openDays: 'everyDay',
  opensAt: '00:00',
  closesAt: '24:00',
} as const satisfies BusinessHours;

const minutesPerDay = 24 * 60;
const minuteMs = 60_000;

/** Parses a time of day as minutes since midnight; null if it is none. 24:00 is the end of the day. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total > minutesPerDay ? null : total;
}

/** Formats a time of day with two digits for the hours. */
export const withTwoDigits = (text: string): string => text.trim().padStart(5, '0');

/** Whether the desk never closes, so that all time counts. */
export const isAlwaysOpen = ({ openDays, opensAt, closesAt }: BusinessHours): boolean =>
  openDays === 'everyDay' && minutesOf(opensAt) === 0 && minutesOf(closesAt) === minutesPerDay;

const isWeekend = (day: IsoDate): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** Returns the first moment from now on at which the desk is open. */
export function nextOpening(
  { openDays, opensAt, closesAt }: BusinessHours,
  timeZone: TimeZone,
  now: Date,
): Date {
  const [opens, closes] = [minutesOf(opensAt) ?? 0, minutesOf(closesAt) ?? minutesPerDay];
  let day = dayIn(timeZone, now);
  // The closing of today may be over, and a weekend follows.
  for (let ahead = 0; ahead < 4; ahead += 1, day = addDays(day, 1)) {
    if (openDays === 'weekdays' && isWeekend(day)) continue;
    const start = startOfDay(timeZone, day).getTime();
    const end =
      closes === minutesPerDay ? startOfDay(timeZone, addDays(day, 1)).getTime() : start + closes * minuteMs;
    if (now.getTime() < end) return new Date(Math.max(now.getTime(), start + opens * minuteMs));
  }
  return now;
}

/**
 * Creates a function that measures the business time between two moments, in milliseconds. The hours of a day are
 * counted from its start, so that on a day with a clock change they are up to an hour off.
 */
export function createBusinessClock(
  { openDays, opensAt, closesAt }: BusinessHours,
  timeZone: TimeZone,
): (from: Date, to: Date) => number {
  const [opens, closes] = [minutesOf(opensAt) ?? 0, minutesOf(closesAt) ?? minutesPerDay];
  const starts = new Map<IsoDate, number>();
  const startOf = (day: IsoDate): number => {
    const known = starts.get(day) ?? startOfDay(timeZone, day).getTime();
    starts.set(day, known);
    return known;
  };
  return (from, to) => {
    const last = dayIn(timeZone, to);
    let total = 0;
    for (let day = dayIn(timeZone, from); day <= last; day = addDays(day, 1)) {
      if (openDays === 'weekdays' && isWeekend(day)) continue;
      const start = startOf(day);
      const open = Math.max(from.getTime(), start + opens * minuteMs);
      // The start of the next day, because some days are shorter or longer.
      const end = closes === minutesPerDay ? startOf(addDays(day, 1)) : start + closes * minuteMs;
      total += Math.max(0, Math.min(to.getTime(), end) - open);
    }
    return total;
  };
}
