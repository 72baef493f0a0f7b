import type { PortalNotification } from '@/domain/notifications';
import type { NotificationsPort } from '@app/ports/ports';
import type { Latency } from './latency';
import { notKept, type Kept } from './sampleSession';

/** Notifications from a list; what was read is kept by its id. */
export function notificationsSample(
  initial: readonly PortalNotification[],
  latency: Latency,
  { before, keep }: Kept<readonly string[]> = notKept,
): NotificationsPort {
  let notifications = before
    ? initial.map((each) => ({ ...each, isRead: before.includes(each.id) }))
    : initial;
  const listeners = new Set<() => void>();
  return {
    async list(signal) {
      await latency(signal);
      return notifications;
    },
    async setRead(ids, isRead) {
      notifications = notifications.map((each) => (ids.includes(each.id) ? { ...each, isRead } : each));
      keep(notifications.filter((each) => each.isRead).map(({ id }) => id));
      for (const listener of listeners) listener();
    },
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
