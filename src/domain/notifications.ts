import type { IsoDate, IsoDateTime } from './dates';
import type { Money } from './money';
import type { OrderId } from './order/placedOrder';
import type { CurrencyAmount } from './payment/currency';
import type { RefundTarget } from './payment/refund';
import type { PeriodId } from './pricing/period';
import type { ServerId } from './server';
import type { TicketId } from './support';

/** What money is for: filling the balance, bills that were open, or what is delivered. */
export const paymentPurposes = ['topUp', 'bills', 'order', 'renewal', 'tariff'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** The purpose of a payment; none where it only has a reason in the books. */
export function purposeOf({
  entries,
  bills,
}: {
  readonly entries: readonly { readonly kind: string }[] | null;
  readonly bills?: readonly number[] | null;
}): PaymentPurpose | undefined {
  if (bills && bills.length > 0) return 'bills';
  if (entries === null) return undefined;
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [only] = kinds;
  if (only === undefined) return 'topUp';
  const purpose = kinds.size === 1 ? paymentPurposes.find((each) => each === only) : undefined;
  return purpose ?? 'order';
}

/** What a notification is about; each kind has one thing to do about it. */
export type NotificationSubject =
  | { kind: 'serverEnding'; serverId: ServerId; domain: string; endDate: IsoDate }
  /** It will be renewed by itself (D29), and what that will cost. */
  | {
      kind: 'serverRenewing';
      serverId: ServerId;
      domain: string;
      endDate: IsoDate;
      amount: Money;
      period: PeriodId;
    }
  /** It was: until when, and what that cost. */
  | {
      kind: 'serverRenewed';
      serverId: ServerId;
      domain: string;
      endDate: IsoDate;
      amount: Money;
      period: PeriodId;
    }
  /** Its period is over; what is not renewed by then is suspended on that day. */
  | { kind: 'serverEnded'; serverId: ServerId; domain: string; suspendedOn: IsoDate }
  | { kind: 'serverSuspended'; serverId: ServerId; domain: string }
  /** It is deleted on that day unless it is renewed. */
  | { kind: 'serverDeletion'; serverId: ServerId; domain: string; deletedOn: IsoDate }
  | { kind: 'serverDeleted'; domain: string }
  /** A new server runs. */
  | { kind: 'serverReady'; serverId: ServerId; domain: string }
  /** A server has ended with its period, as its owner wanted. */
  | { kind: 'serverLeft'; domain: string }
  /** What was to be done to a server failed for good. */
  | {
      kind: 'serverFailed';
      serverId: ServerId;
      domain: string;
      /** A password that was chosen for it is not stored any more: it has to be chosen again. */
      hasForgottenPassword?: boolean | undefined;
    }
  /** So did what was ordered: its amount, which may be none, went back to the balance. */
  | { kind: 'orderFailed'; orderId: OrderId; title: string; amount: Money }
  /** `purpose` is missing from older ones. */
  | { kind: 'paymentDue' | 'paymentReceived'; amount: Money; purpose?: PaymentPurpose | undefined }
  /** Money was given back: to the balance, or sent to where it came from. */
  | { kind: 'refunded'; amount: Money; target: RefundTarget }
  /** It was not sent after all: the money is on the balance, or its payment counts as paid again. */
  | { kind: 'refundCanceled'; number: string; amount: Money; to: 'balance' | 'payment'; note: string }
  /** Money for what was paid for or given up meanwhile, which is on the balance now. */
  | { kind: 'paymentCredited'; number: string; amount: Money }
  /**
   * A payment came to nothing: declined, given up at the bank, not paid in time (D31), or priced by what has changed (D39).
   */
  | {
      kind: 'paymentFailed';
      number: string;
      reason: 'declined' | 'canceled' | 'expired' | 'priceChanged';
    }
  /** A bill for a transfer was not paid in time: what of the balance and which code it gives back (D42). */
  | { kind: 'billExpired'; number: string; amount: Money; promo: string | null }
  /** A part of what a bill is for has come, and what is still to be transferred. */
  | { kind: 'billPartPaid'; number: string; amount: Money; rest: CurrencyAmount }
  /** A payment was cancelled, since its promo code was used up by another one of the same customer (D46). */
  | { kind: 'promoUsed'; number: string; promo: string }
  /** A bill was cancelled by the provider, who says why. */
  | { kind: 'billCanceled'; number: string; note: string }
  /** An organization's act of the month of this first day was issued. */
  | { kind: 'actIssued'; number: string; month: IsoDate }
  /** Somebody has signed in with a browser that the account did not know: which, and on what, where it tells. */
  | { kind: 'signedIn'; device: string | null }
  /** Staff gave access back; the servers' end dates were moved by so many days, 0 for none (D44). */
  | { kind: 'accessRestored'; lostDays: number }
  | { kind: 'ticketAnswered'; ticketId: TicketId; subject: string };

/** Something the account should know of. */
export interface PortalNotification {
  id: string;
  at: IsoDateTime;
  isRead: boolean;
  about: NotificationSubject;
  /** The server that it is about is gone: nothing can be done about it any more. */
  isServerGone?: boolean | undefined;
}

/** What the bell counts. */
export function unreadCount(notifications: readonly PortalNotification[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}
