import type { PortalNotification } from '@/domain/notifications';
import type { NotificationsPort } from '@app/ports/ports';
import { Emitter } from '@app/stores/emitter';
import type { Latency } from './latency';
import { notPersisted, type Persistence } from './persistence';

/** Notifications from a list; what was read is persisted by its id. */
export function notificationsSample(
  initial: readonly PortalNotification[],
  latency: Latency,
  { before, persist }: Persistence<readonly string[]> = notPersisted,
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
      await latency();
      notifications = notifications.map((each) => (ids.includes(each.id) ? { ...each, isRead } : each));
      persist(notifications.filter((each) => each.isRead).map(({ id }) => id));
      changed.emit();
    },
    watch: changed.subscribe,
  };
}
