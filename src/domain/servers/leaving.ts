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

/* Leaving (the part 5): a server is cancelled at once, with the refund of our policy, or at the end of its period. */

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
export interface LeavingQuote {
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

export interface LeavingMoment {
  readonly now: Date;
  /** The provider's (D41). */
  readonly timeZone: TimeZone;
  /** Whether the server has ever run. */
  readonly isStarted: boolean;
}

/** Works out what leaving comes to: never more of an item or a payment than is left of it. */
export function quoteLeaving(
  { endDate }: Pick<Server, 'endDate'>,
  items: readonly PaidItem[],
  refundables: Refundables,
  { now, timeZone, isStarted }: LeavingMoment,
): LeavingQuote {
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
export type LeavingRefusal =
  | { readonly reason: 'noServer' }
  | { readonly reason: 'changed' }
  | { readonly reason: 'refundChanged'; readonly expected: Money; readonly given: Money };

/** Whether a server ends with its period. It is not renewed then. */
export function isLeaving({ leavesOn }: Pick<Server, 'leavesOn'>): boolean {
  return leavesOn !== null;
}

/** The moment at which a server that ends with this day is deleted: the provider's midnight after it (D41). */
export function endOfDay(timeZone: TimeZone, day: IsoDate): Date {
  return startOfDay(timeZone, addDays(day, 1));
}

function withLeavesOn(editable: EditableServer, leavesOn: IsoDate | null): EditableServer {
  return { ...editable, server: { ...editable.server, leavesOn } };
}

/** A server that ends with its period from now on; null for one that does already, or whose period is over. */
export function withLeaving(editable: EditableServer, today: IsoDate): ChangedServer | null {
  const { server } = editable;
  if (isLeaving(server) || isExpired(server.endDate, today)) return null;
  return {
    editable: withLeavesOn(editable, server.endDate),
    notes: [{ kind: 'leaving', detail: null }],
  };
}

/** A server that goes on after all; null for one that is not about to end. */
export function withStaying(editable: EditableServer): ChangedServer | null {
  if (!isLeaving(editable.server)) return null;
  return { editable: withLeavesOn(editable, null), notes: [{ kind: 'staying', detail: null }] };
}
