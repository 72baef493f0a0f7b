import type { IsoDate, IsoDateTime } from './dates';
import type { Money } from './money';
import type { OrderId } from './order/placedOrder';
import type { ServerId } from './server';
import type { TicketId } from './support';

/** What a notification is about; each kind has one thing to do about it. */
export type NotificationSubject =
  | { kind: 'serverEnding'; serverId: ServerId; domain: string; endDate: IsoDate }
  | { kind: 'serverSuspended'; serverId: ServerId; domain: string }
  /** A new server runs. */
  | { kind: 'serverReady'; serverId: ServerId; domain: string }
  /** What was to be done to a server failed for good. */
  | { kind: 'serverFailed'; serverId: ServerId; domain: string }
  /** So did what was ordered: its amount, which may be none, went back to the balance. */
  | { kind: 'orderFailed'; orderId: OrderId; title: string; amount: Money }
  | { kind: 'paymentDue'; amount: Money }
  | { kind: 'paymentReceived'; amount: Money }
  /** Money for what was paid for or given up meanwhile, which is on the balance now. */
  | { kind: 'paymentCredited'; number: string; amount: Money }
  /** A payment at a bank came to nothing: declined, or not paid in time (D31). */
  | { kind: 'paymentFailed'; number: string; reason: 'declined' | 'expired' }
  | { kind: 'ticketAnswered'; ticketId: TicketId; subject: string };

/** Something the account should know of. */
export interface PortalNotification {
  id: string;
  at: IsoDateTime;
  isRead: boolean;
  about: NotificationSubject;
}

/** What the bell counts. */
export function unreadCount(notifications: readonly PortalNotification[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}
