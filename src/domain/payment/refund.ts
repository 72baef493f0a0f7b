import { daysBetween, type IsoDate, type IsoDateTime } from '@/domain/time/dates';
import { legalTerms } from '@/domain/catalog/legal';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import type { CurrencyAmount } from './currency';

/* Refund of a cancelled service by our refund policy (§9, the page /legal/refund-policy). */

/** Reasons for the amount of a refund. */
export const periodRefundReasons = [
  /** Share of the unused days. */
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

/** A paid period of a service. */
export interface PaidPeriod {
  /** Kopecks, without the payment commission, which is not refunded. */
  readonly amount: Money;
  readonly paidAt: IsoDateTime;
  /** First day, and end date. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Whether it was its client's first paid service. */
  readonly isFirstOrder: boolean;
}

/** Why money was refunded: by policy, for failed delivery, by an administrator's decision, or as its owner deleted the account. */
export const refundReasons = [
  'unusedDays',
  'newClient',
  'notStarted',
  'notDelivered',
  'decided',
  'accountDeleted',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * Returns whether a refund is owed. Refunds by policy or after a failure are owed; other ones are not
 * (§9, D27).
 */
export function isOwed(reason: RefundReason): boolean {
  return reason !== 'decided' && reason !== 'accountDeleted';
}

/** Refund of a period and its used days; a started day counts as used (D37.2). */
export interface PeriodRefund {
  readonly amount: Money;
  readonly reason: PeriodRefundReason;
  readonly usedDays: number;
  readonly periodDays: number;
}

const hourMs = 3_600_000;

/** Returns a share of an amount, rounded to kopecks; exact for every safe integer. */
function shareOf(amount: Money, part: number, whole: number): Money {
  const [exact, of] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return kopecks(Number((2n * exact + of) / (2n * of)));
}

/** Why a started service gets no refund; null if it gets one. */
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
 * Returns the refund for a paid period if its service is cancelled now. It is between zero and the paid amount.
 *
 * @param timeZone zone in which days are counted (D41)
 * @param isStarted whether the service has ever run
 */
export function refundOfPeriod(
  { amount, paidAt, from, until, isFirstOrder }: PaidPeriod,
  { now, timeZone, isStarted }: { now: Date; timeZone: TimeZone; isStarted: boolean },
): PeriodRefund {
  const periodDays = Math.max(1, daysBetween(from, until));
  // A started day counts as used, including the first one (D37.2).
  const usedDays = Math.min(periodDays, Math.max(0, daysBetween(from, dayIn(timeZone, now)) + 1));
  const used = { usedDays, periodDays };
  if (!isStarted) return { ...used, amount, reason: 'notStarted' };
  if (isFirstOrder && now.getTime() - Date.parse(paidAt) <= legalTerms.cancelHours * hourMs)
    return { ...used, amount, reason: 'newClient' };
  const exclusion = exclusionOf(paidAt, used, { now, timeZone });
  if (exclusion) return { ...used, amount: kopecks(0), reason: exclusion };
  return { ...used, amount: shareOf(amount, periodDays - usedDays, periodDays), reason: 'unusedDays' };
}

/** Money paid by a method. `amount` and `commission` are in kopecks; `paid` is their sum in the payment's currency. */
export interface PaidByMethod {
  readonly amount: Money;
  readonly commission: Money;
  readonly paid: CurrencyAmount;
}

/**
 * Converts a refund to the payment's currency at its rate. The commission is not refunded. All parts add up to the paid
 * amount without commission.
 *
 * @param before kopecks refunded earlier
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

/** A payment that a gateway took, and the kopecks of its earlier refunds. */
export interface RefundingGateway {
  readonly paid: PaidByMethod;
  readonly before: Money;
}

/** Refundable amounts of a payment, in kopecks: the total, and the part by its method. */
export interface Refundable {
  readonly left: Money;
  /** Part by the method; the rest came from the balance or cannot be sent back to its source. */
  readonly byMethod: Money;
  /** Payment that a gateway took and refunds; absent if none did. */
  readonly gateway?: RefundingGateway | undefined;
}

/** Target of a refund: the account's balance, or the source of the money. */
export const refundTargets = ['balance', 'method'] as const;
export type RefundTarget = (typeof refundTargets)[number];

/** Part of a refund with a single target. */
export interface RefundPart {
  readonly target: RefundTarget;
  readonly amount: Money;
}

/** Whether a part can be sent to its source: a gateway cannot send less than a cent of the payment's currency. */
const isSendable = ({ gateway }: Refundable, amount: Money): boolean =>
  !gateway || toPaymentCurrency(gateway.paid, gateway.before, amount).minor > 0;

/** Splits a refund between the payment's method and the balance; zero parts are omitted. */
export function refundParts(
  amount: Money,
  target: RefundTarget,
  refundable: Refundable,
): readonly RefundPart[] {
  const most = kopecks(target === 'method' ? Math.min(amount, refundable.byMethod) : 0);
  const returned = isSendable(refundable, most) ? most : kopecks(0);
  const parts: readonly RefundPart[] = [
    { target: 'method', amount: returned },
    { target: 'balance', amount: kopecks(amount - returned) },
  ];
  return parts.filter((part) => part.amount > 0);
}

/** Returns the sum of a refund's parts with this target. */
export const sumTo = (target: RefundTarget, parts: readonly RefundPart[]): Money =>
  sumMoney(parts.filter((part) => part.target === target).map(({ amount }) => amount));

/** Returns the refundable amounts left after a part of a payment was refunded. */
export function afterRefund(
  { left, byMethod, gateway }: Refundable,
  parts: readonly RefundPart[],
): Refundable {
  const returned = sumTo('method', parts);
  const rest = kopecks(left - sumTo('balance', parts) - returned);
  return {
    left: rest,
    byMethod: kopecks(Math.min(rest, byMethod - returned)),
    ...(gateway && { gateway: { ...gateway, before: kopecks(gateway.before + returned) } }),
  };
}

/** Returns the status of a paid payment by its amount left after refunds (§4). */
export function statusAfterRefunds(amount: Money, left: Money): 'Paid' | 'PartlyRefunded' | 'Refunded' {
  if (left === amount) return 'Paid';
  return left === 0 ? 'Refunded' : 'PartlyRefunded';
}
