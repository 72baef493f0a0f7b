import type { PortalNotification } from './notificationSchema';

/** What the bell counts. */
export function unreadCount(notifications: readonly PortalNotification[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}
