import { addDays, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import {
  afterRefund,
  refundOfPeriod,
  refundParts,
  sumTo,
  type PaidPeriod,
  type PeriodRefund,
  type Refundable,
} from '../payment/refund';
import { isExpired } from '../pricing/renewal';
import type { Server } from './server';
import type { EditableServer } from './serverSettings';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';
import type { ChangedServer } from './changedServer';

/* Cancellation (part 5 of the issue): at once, with a refund by policy, or at the end of the period. */

/** A paid period of a server with its refundable rest. */
export interface PaidItem extends PaidPeriod {
  readonly id: string;
  /** Kopecks that have not been refunded. */
  readonly left: Money;
  /** Null for a direct charge to the balance. */
  readonly paymentId: number | null;
}

/** Refund of a period if its server is cancelled now. */
export interface QuotedPeriod extends PeriodRefund {
  readonly id: string;
  readonly paid: Money;
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/** Quote for cancelling a server, requested before the confirmation. */
export interface CancellationQuote {
  /** Refund of an immediate cancellation, in kopecks. */
  readonly refund: Money;
  /** Part that can return to its source; the rest goes to the balance. */
  readonly byMethod: Money;
  /** Periods that add up to the refund, oldest first. */
  readonly periods: readonly QuotedPeriod[];
  /** Last paid day, on which it can end instead; null if that is past. */
  readonly endsOn: IsoDate | null;
}

/** Refundable amounts by payment id. */
export type Refundables = ReadonlyMap<number, Refundable>;

export interface CancellationMoment {
  readonly now: Date;
  /** The provider's zone (D41). */
  readonly timeZone: TimeZone;
  /** Whether the server has ever run. */
  readonly isStarted: boolean;
}

/** Quotes the refund of a cancellation, limited by the rest of each item and payment. */
export const quoteCancellation = (...facts: Parameters<typeof quoteWithRest>): CancellationQuote =>
  quoteWithRest(...facts).quote;

/** Quotes a cancellation, and returns what it leaves refundable of the payments, which other servers may share. */
export function quoteWithRest(
  { endDate }: Pick<Server, 'endDate'>,
  items: readonly PaidItem[],
  refundables: Refundables,
  { now, timeZone, isStarted }: CancellationMoment,
): { readonly quote: CancellationQuote; readonly rest: Refundables } {
  const rest = new Map(refundables);
  let byMethod = 0;
  const periods = items.map((item): QuotedPeriod => {
    const refund = refundOfPeriod(item, { now, timeZone, isStarted });
    const whole = { left: item.left, byMethod: kopecks(0) };
    const payment = item.paymentId === null ? whole : rest.get(item.paymentId);
    const amount = kopecks(Math.min(refund.amount, item.left, payment?.left ?? 0));
    if (payment && item.paymentId !== null) {
      const parts = refundParts(amount, 'method', payment);
      byMethod += sumTo('method', parts);
      rest.set(item.paymentId, afterRefund(payment, parts));
    }
    const { id, amount: paid, from, until } = item;
    return { ...refund, amount, id, paid, from, until };
  });
  const quote = {
    refund: sumMoney(periods.map(({ amount }) => amount)),
    byMethod: kopecks(byMethod),
    periods,
    endsOn: isExpired(endDate, dayIn(timeZone, now)) ? null : endDate,
  };
  return { quote, rest };
}

/**
 * Why a cancellation was refused; `refundChanged`: the refund differs from the one shown; `backupOrdered`: a new server
 * still awaits a backup of this one.
 */
export type CancellationRefusal =
  | { readonly reason: 'noServer' | 'changed' | 'backupOrdered' }
  | { readonly reason: 'refundChanged'; readonly expected: Money; readonly given: Money };

/** Returns whether a server is cancelled for the end of its period, and so not renewed. */
export function isCancelled({ leavesOn }: Pick<Server, 'leavesOn'>): boolean {
  return leavesOn !== null;
}

/** Returns the deletion time of a server with this end date: the provider's next midnight (D41). */
export function endOfDay(timeZone: TimeZone, day: IsoDate): Date {
  return startOfDay(timeZone, addDays(day, 1));
}

function withCancellationDay(editable: EditableServer, leavesOn: IsoDate | null): EditableServer {
  return { ...editable, server: { ...editable.server, leavesOn } };
}

/** Cancels a server for the end of its period; null if already cancelled or expired. */
export function scheduleCancellation(editable: EditableServer, today: IsoDate): ChangedServer | null {
  const { server } = editable;
  if (isCancelled(server) || isExpired(server.endDate, today)) return null;
  return {
    editable: withCancellationDay(editable, server.endDate),
    notes: [{ kind: 'leaving', detail: null }],
  };
}

/** Withdraws a cancellation; null if the server is not cancelled. */
export function withdrawCancellation(editable: EditableServer): ChangedServer | null {
  if (!isCancelled(editable.server)) return null;
  return { editable: withCancellationDay(editable, null), notes: [{ kind: 'staying', detail: null }] };
}
