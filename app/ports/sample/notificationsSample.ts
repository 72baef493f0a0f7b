import type { PortalNotification } from '@/domain/notifications';
import type { NotificationsPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** Notifications in memory; what was read stays read until the portal is reloaded. */
export function notificationsSample(
  initial: readonly PortalNotification[],
  latency: Latency,
): NotificationsPort {
  let notifications = initial;
  const listeners = new Set<() => void>();
  return {
    async list(signal) {
      await latency(signal);
      return notifications;
    },
    async setRead(ids, isRead) {
      notifications = notifications.map((each) => (ids.includes(each.id) ? { ...each, isRead } : each));
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
