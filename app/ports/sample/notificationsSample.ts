import type { PortalNotification } from '@/domain/notifications';
import type { NotificationsPort } from '@app/ports/ports';
import { Emitter } from '@app/stores/emitter';
import type { Latency } from './latency';
import { notKept, type Kept } from './sampleSession';

/** Notifications from a list; what was read is persisted by its id. */
export function notificationsSample(
  initial: readonly PortalNotification[],
  latency: Latency,
  { before, keep }: Kept<readonly string[]> = notKept,
): NotificationsPort {
  let notifications = before
    ? initial.map((each) => ({ ...each, isRead: before.includes(each.id) }))
    : initial;
  const changed = new Emitter();
  return {
    async list(signal) {
      await latency(signal);
      return notifications;
    },
    async setRead(ids, isRead) {
      notifications = notifications.map((each) => (ids.includes(each.id) ? { ...each, isRead } : each));
      keep(notifications.filter((each) => each.isRead).map(({ id }) => id));
      changed.emit();
    },
    watch: changed.subscribe,
  };
}
