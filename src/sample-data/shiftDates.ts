import { addDays, daysBetween, toIsoDate } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { sampleDay } from './sampleDay';

/** Brings something of the sample to another day than its own. */
export type ShiftDates = <Sample>(sample: Sample) => Sample;

/** On the day of its files, as stories and tests have it. */
export const keepDates: ShiftDates = (sample) => sample;

/** A day, perhaps with a time, as ISO 8601 writes it. */
const isoTime = /^(\d{4}-\d{2}-\d{2})(T.+Z)?$/;

/**
 * Moves every day and moment in something of the sample as far as the zone's day is from the sample's, for an account that
 * begins with it (D25) and for the demonstration: a server that is paid for stays so. What the sample has at noon has not
 * happened yet in a morning, so no moment comes after `now`.
 */
export function shiftDates(now: Date, timeZone: TimeZone): ShiftDates {
  const days = daysBetween(sampleDay, dayIn(timeZone, now));
  function movedText(text: string): string {
    const [, date, time = ''] = isoTime.exec(text) ?? [];
    const day = date === undefined ? null : toIsoDate(date);
    if (day === null) return text;
    const moved = addDays(day, days) + time;
    return time !== '' && Date.parse(moved) > now.getTime() ? now.toISOString() : moved;
  }
  function moved(value: unknown): unknown {
    if (typeof value === 'string') return movedText(value);
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, moved(part)]));
  }
  // Nothing but the texts of days differs, and each is a day again.
  return <Sample>(sample: Sample) => moved(sample) as Sample;
}
