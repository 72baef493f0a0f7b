import { addDays, daysBetween, toIsoDate } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { sampleDay } from './sampleDay';

/** Shifts all dates in a part of the sample. */
export type ShiftDates = <Sample>(sample: Sample) => Sample;

/** Keeps the sample's dates, for stories and tests. */
export const keepDates: ShiftDates = (sample) => sample;

/** An ISO 8601 date, optionally with a time. */
const isoTime = /^(\d{4}-\d{2}-\d{2})(T.+Z)?$/;

/**
 * Shifts the sample so that its reference day is today in the zone, for new accounts (D25) and the demonstration: a
 * paid server stays paid. Past times of the reference day that are after `now` become `now`.
 */
export function shiftDates(now: Date, timeZone: TimeZone): ShiftDates {
  const days = daysBetween(sampleDay, dayIn(timeZone, now));
  function shiftedText(text: string): string {
    const [, date, time = ''] = isoTime.exec(text) ?? [];
    const day = date === undefined ? null : toIsoDate(date);
    if (day === null) return text;
    const shifted = addDays(day, days) + time;
    const isPast = day <= sampleDay;
    return isPast && time !== '' && Date.parse(shifted) > now.getTime() ? now.toISOString() : shifted;
  }
  function shifted(value: unknown): unknown {
    if (typeof value === 'string') return shiftedText(value);
    if (Array.isArray(value)) return value.map(shifted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shifted(part)]));
  }
  // Only date strings change, so the type stays the same.
  return <Sample>(sample: Sample) => shifted(sample) as Sample;
}
