import type * as v from 'valibot';
import type { IsoDateTime } from '@/domain/time/dates';
import type { notificationSubjectSchema } from './notificationSchema';

/** Sums of the domain are rubles; only the wire names their currency. */
type WithoutCurrency<Sent> = Sent extends unknown
  ? { [Fact in keyof Sent as Exclude<Fact, 'currency'>]: Sent[Fact] }
  : never;

/** Subject of a notification: one member per kind, derived from the wire schema. */
export type NotificationSubject = WithoutCurrency<v.InferOutput<typeof notificationSubjectSchema>>;
export type NotificationKind = NotificationSubject['kind'];

/** Something the account should know of. */
export interface PortalNotification {
  id: string;
  at: IsoDateTime;
  isRead: boolean;
  about: NotificationSubject;
  /** The server that it is about is gone: nothing can be done about it any more. */
  isServerGone?: boolean | undefined;
}

/** Counts the unread notifications for the bell. */
export function unreadCount(notifications: readonly PortalNotification[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}
