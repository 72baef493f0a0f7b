import { daysBetween, type IsoDate, type IsoDateTime } from '@/domain/time/dates';
import { legalTerms } from '@/domain/catalog/legal';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import type { CurrencyAmount } from './currency';

/* What our refund policy returns for a service that is cancelled (§9, the page /legal/refund-policy). */

/** Why so much is returned, and no more. */
export const periodRefundReasons = [
  /** The share of the days that are not used. */
  'unusedDays',
  /** The first order of a new client, within a day of its payment: all of it. */
  'newClient',
  /** The service was never started: all of it. */
  'notStarted',
  /** Paid more than 30 days ago: nothing. */
  'tooLate',
  /** More than half of the period is used: nothing. */
  'mostlyUsed',
] as const;
export type PeriodRefundReason = (typeof periodRefundReasons)[number];

/** Time of a service that was paid for at once. */
export interface PaidPeriod {
  /** Kopecks, without the commission of the payment system, which is not returned. */
  readonly amount: Money;
  readonly paidAt: IsoDateTime;
  /** The day from which it runs, and the one on which it ends. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Whether it was the first service that its client paid for. */
  readonly isFirstOrder: boolean;
}

/** Why money was given back: by the policy, because it could not be delivered, or by an administrator's decision. */
export const refundReasons = ['unusedDays', 'newClient', 'notStarted', 'notDelivered', 'decided'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * Returns whether a refund is owed. A refund by the refund policy, or after a failure, is owed; an administrator's
 * decision can be made anew (§9, D27).
 */
export function isOwed(reason: RefundReason): boolean {
  return reason !== 'decided';
}

/** A period's refund, with its used days: those that have begun (D37.2). */
export interface PeriodRefund {
  readonly amount: Money;
  readonly reason: PeriodRefundReason;
  readonly usedDays: number;
  readonly periodDays: number;
}

const hourMs = 3_600_000;

/** A share of an amount, rounded to kopecks; exact for every amount there is. */
function shareOf(amount: Money, part: number, whole: number): Money {
  const [exact, of] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return kopecks(Number((2n * exact + of) / (2n * of)));
}

/** Why a service that was started gets no refund; null where it gets one. */
function exclusionOf(
  paidAt: IsoDateTime,
  used: { usedDays: number; periodDays: number },
  { now, timeZone }: { now: Date; timeZone: TimeZone },
): 'tooLate' | 'mostlyUsed' | null {
  const daysSince = daysBetween(dayIn(timeZone, new Date(paidAt)), dayIn(timeZone, now));
  if (daysSince > legalTerms.requestDays) return 'tooLate';
  return used.usedDays * 100 > used.periodDays * legalTerms.usedPercent ? 'mostlyUsed' : null;
}

/**
 * Returns the refund for a paid period when its service is cancelled now. It is never more than was paid and never
 * below zero.
 *
 * @param timeZone whose days are counted (D41)
 * @param isStarted whether the service has ever run
 */
export function refundOfPeriod(
  { amount, paidAt, from, until, isFirstOrder }: PaidPeriod,
  { now, timeZone, isStarted }: { now: Date; timeZone: TimeZone; isStarted: boolean },
): PeriodRefund {
  const periodDays = Math.max(1, daysBetween(from, until));
  // A day that has begun is used, the first one too (D37.2).
  const usedDays = Math.min(periodDays, Math.max(0, daysBetween(from, dayIn(timeZone, now)) + 1));
  const used = { usedDays, periodDays };
  if (!isStarted) return { ...used, amount, reason: 'notStarted' };
  if (isFirstOrder && now.getTime() - Date.parse(paidAt) <= legalTerms.cancelHours * hourMs)
    return { ...used, amount, reason: 'newClient' };
  const exclusion = exclusionOf(paidAt, used, { now, timeZone });
  if (exclusion) return { ...used, amount: kopecks(0), reason: exclusion };
  return { ...used, amount: shareOf(amount, periodDays - usedDays, periodDays), reason: 'unusedDays' };
}

/** Amounts of a payment that can still be refunded, in kopecks. They are all of it, and the part by its method. */
export interface Refundable {
  readonly left: Money;
  /** Of that; the rest came from the balance, or cannot be sent back to where it came from. */
  readonly byMethod: Money;
}

/** Where the money of a refund goes: to the account's balance, or to where it came from. */
export const refundTargets = ['balance', 'method'] as const;
export type RefundTarget = (typeof refundTargets)[number];

/** A part of a refund, in one place. */
export interface RefundPart {
  readonly target: RefundTarget;
  readonly amount: Money;
}

/** Money paid by a method. `amount` and `commission` are in kopecks; `paid` is both together, as they were paid. */
export interface PaidByMethod {
  readonly amount: Money;
  readonly commission: Money;
  readonly paid: CurrencyAmount;
}

/**
 * Converts a refund to the payment's own currency, at the rate it was paid at. The commission is not returned. However
 * many parts are sent, they add up to the amount paid without commission.
 *
 * @param before kopecks that were sent back before
 */
export function toPaymentCurrency(
  { amount, commission, paid: { currency, minor } }: PaidByMethod,
  before: Money,
  refund: Money,
): CurrencyAmount {
  const whole = amount + commission;
  const sentOf = (value: number) => shareOf(kopecks(minor), value, whole);
  return { currency, minor: sentOf(before + refund) - sentOf(before) };
}

/** Divides a refund between the way the money came and the balance; what is zero is left out. */
export function refundParts(
  amount: Money,
  target: RefundTarget,
  { byMethod }: Refundable,
): readonly RefundPart[] {
  const returned = target === 'method' ? Math.min(amount, byMethod) : 0;
  const parts: readonly RefundPart[] = [
    { target: 'method', amount: kopecks(returned) },
    { target: 'balance', amount: kopecks(amount - returned) },
  ];
  return parts.filter((part) => part.amount > 0);
}

/** Returns the refundable amounts left after a part of a payment was refunded. */
export function afterRefund({ left, byMethod }: Refundable, parts: readonly RefundPart[]): Refundable {
  const sumTo = (target: RefundTarget) =>
    sumMoney(parts.filter((part) => part.target === target).map(({ amount }) => amount));
  const rest = kopecks(left - sumTo('balance') - sumTo('method'));
  return { left: rest, byMethod: kopecks(Math.min(rest, byMethod - sumTo('method'))) };
}

/** The status of a paid payment by what is left of it after refunds (§4). */
export function statusAfterRefunds(amount: Money, left: Money): 'Paid' | 'PartlyRefunded' | 'Refunded' {
  if (left === amount) return 'Paid';
  return left === 0 ? 'Refunded' : 'PartlyRefunded';
}
