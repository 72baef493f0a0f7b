import { addDays, daysBetween, toIsoDate } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { sampleDay } from './sampleDay';

/** Shifts every date in a part of the sample. */
export type ShiftDates = <Sample>(sample: Sample) => Sample;

/** Keeps the sample's own dates, for stories and tests. */
export const keepDates: ShiftDates = (sample) => sample;

/** A day, perhaps with a time, as ISO 8601 writes it. */
const isoTime = /^(\d{4}-\d{2}-\d{2})(T.+Z)?$/;

/**
 * Shifts the sample so that its day is today in the zone, for new accounts (D25) and the demonstration: a paid server
 * stays paid. Times later than `now` become `now`.
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
  // Only the texts of dates differ.
  return <Sample>(sample: Sample) => moved(sample) as Sample;
}
