import { addMonths, type IsoDate } from '@/domain/time/dates';

/** Bytes in a gigabyte of an allowance. */
export const gigabyte = 1_000_000_000;

/** Traffic of a server in its current billing month. */
export interface TrafficUse {
  /** First day of the month. */
  from: IsoDate;
  /** First day of the next month, on which the allowance is full again. */
  until: IsoDate;
  /** Received and sent bytes; null if they could not be measured. */
  used: number | null;
  /** Bytes of the plan's monthly allowance; null for no limit. */
  allowance: number | null;
}

/** Percentages of the allowance at which the owner is notified. */
export const trafficWarnings = [80, 100] as const;
export type TrafficWarning = (typeof trafficWarnings)[number];

/** Returns the month that contains a day and starts on the anchor day of a server (D40). */
export function billingMonthOf(today: IsoDate, anchorDay: number): Pick<TrafficUse, 'from' | 'until'> {
  const inThisMonth = addMonths(today, 0, anchorDay);
  const from = inThisMonth <= today ? inThisMonth : addMonths(today, -1, anchorDay);
  return { from, until: addMonths(from, 1, anchorDay) };
}

/** Returns the used share of an allowance in whole percent, which may exceed 100; null without both. */
export function trafficPercent({ used, allowance }: Pick<TrafficUse, 'used' | 'allowance'>): number | null {
  return used === null || allowance === null ? null : Math.floor((used / allowance) * 100);
}

/** Returns the highest warning that a share has reached and that was not sent yet this month; null for none. */
export function dueTrafficWarning(percent: number, sent: number): TrafficWarning | null {
  return trafficWarnings.findLast((warning) => percent >= warning && warning > sent) ?? null;
}
