import type * as v from 'valibot';
import type { IsoDateTime } from '@/domain/time/dates';
import type { notificationSubjectSchema } from './notificationSchema';

/** Sums in the domain are rubles; only the API names the currency. */
type WithoutCurrency<Sent> = Sent extends unknown
  ? { [Fact in keyof Sent as Exclude<Fact, 'currency'>]: Sent[Fact] }
  : never;

/** Subject of a notification: one member per kind, derived from the wire schema. */
export type NotificationSubject = WithoutCurrency<v.InferOutput<typeof notificationSubjectSchema>>;
export type NotificationKind = NotificationSubject['kind'];

/** A notification of an account. */
export interface PortalNotification {
  id: string;
  at: IsoDateTime;
  isRead: boolean;
  about: NotificationSubject;
  /** Whether its server is gone, so that no follow-up is possible. */
  isServerGone?: boolean | undefined;
}

/** Counts the unread notifications for the bell. */
export function unreadCount(notifications: readonly PortalNotification[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}
