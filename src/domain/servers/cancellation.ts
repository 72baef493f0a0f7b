import { addDays, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import {
  afterRefund,
  refundOfPeriod,
  refundParts,
  type PaidPeriod,
  type PeriodRefund,
  type Refundable,
} from '../payment/refund';
import { isExpired } from '../pricing/renewal';
import type { Server } from './server';
import type { EditableServer } from './serverSettings';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';
import type { ChangedServer } from './changedServer';

/* Cancellation (the part 5): a server is cancelled at once, with the refund of our policy, or at the end of its period. */

/** Time of a server that was paid for, with what can still be given back of it. */
export interface PaidItem extends PaidPeriod {
  readonly id: string;
  /** Kopecks of it that have not been given back. */
  readonly left: Money;
  /** Null for what was charged to the balance at once. */
  readonly paymentId: number | null;
}

/** Refund for a period when its server is cancelled now. */
export interface QuotedPeriod extends PeriodRefund {
  readonly id: string;
  readonly paid: Money;
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/** Quote for cancelling a server, made before the question is asked. */
export interface CancellationQuote {
  /** Given back when the server is cancelled now. Kopecks. */
  readonly refund: Money;
  /** Of that, what can go back to where it came from; the rest goes to the balance. */
  readonly byMethod: Money;
  /** Periods that add up to the refund, oldest first. */
  readonly periods: readonly QuotedPeriod[];
  /** The last day that is paid for, on which it can end instead; null where that has passed. */
  readonly endsOn: IsoDate | null;
}

/** Refundable amounts of each payment, by its number. */
export type Refundables = ReadonlyMap<number, Refundable>;

export interface CancellationMoment {
  readonly now: Date;
  /** The provider's (D41). */
  readonly timeZone: TimeZone;
  /** Whether the server has ever run. */
  readonly isStarted: boolean;
}

/** Quotes the refund of a cancellation: never more of an item or a payment than is left of it. */
export function quoteCancellation(
  { endDate }: Pick<Server, 'endDate'>,
  items: readonly PaidItem[],
  refundables: Refundables,
  { now, timeZone, isStarted }: CancellationMoment,
): CancellationQuote {
  const rest = new Map(refundables);
  let byMethod = 0;
  const periods = items.map((item): QuotedPeriod => {
    const refund = refundOfPeriod(item, { now, timeZone, isStarted });
    const whole = { left: item.left, byMethod: kopecks(0) };
    const payment = item.paymentId === null ? whole : rest.get(item.paymentId);
    const amount = kopecks(Math.min(refund.amount, item.left, payment?.left ?? 0));
    if (payment && item.paymentId !== null) {
      const parts = refundParts(amount, 'method', payment);
      byMethod += payment.byMethod - afterRefund(payment, parts).byMethod;
      rest.set(item.paymentId, afterRefund(payment, parts));
    }
    const { id, amount: paid, from, until } = item;
    return { ...refund, amount, id, paid, from, until };
  });
  const refund = sumMoney(periods.map(({ amount }) => amount));
  return {
    refund,
    byMethod: kopecks(Math.min(refund, byMethod)),
    periods,
    endsOn: isExpired(endDate, dayIn(timeZone, now)) ? null : endDate,
  };
}

/** Why a server was not cancelled; `refundChanged`: another amount is given back by now. */
export type CancellationRefusal =
  | { readonly reason: 'noServer' }
  | { readonly reason: 'changed' }
  | { readonly reason: 'refundChanged'; readonly expected: Money; readonly given: Money };

/** Returns whether a server is cancelled for the end of its period. It is not renewed then. */
export function isCancelled({ leavesOn }: Pick<Server, 'leavesOn'>): boolean {
  return leavesOn !== null;
}

/** The moment at which a server that ends with this day is deleted: the provider's midnight after it (D41). */
export function endOfDay(timeZone: TimeZone, day: IsoDate): Date {
  return startOfDay(timeZone, addDays(day, 1));
}

function withCancellationDay(editable: EditableServer, leavesOn: IsoDate | null): EditableServer {
  return { ...editable, server: { ...editable.server, leavesOn } };
}

/** Cancels a server for the end of its period; null if it is cancelled already or its period is over. */
export function scheduleCancellation(editable: EditableServer, today: IsoDate): ChangedServer | null {
  const { server } = editable;
  if (isCancelled(server) || isExpired(server.endDate, today)) return null;
  return {
    editable: withCancellationDay(editable, server.endDate),
    notes: [{ kind: 'leaving', detail: null }],
  };
}

/** Withdraws a cancellation; null for a server that is not cancelled. */
export function withdrawCancellation(editable: EditableServer): ChangedServer | null {
  if (!isCancelled(editable.server)) return null;
  return { editable: withCancellationDay(editable, null), notes: [{ kind: 'staying', detail: null }] };
}
