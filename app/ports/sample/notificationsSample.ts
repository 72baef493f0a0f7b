import type { PortalNotification } from '@/domain/notifications/notifications';
import type { ServerId } from '@/domain/servers/server';
import type { NotificationsPort } from '@app/ports/ports';
import { Emitter } from '@app/stores/emitter';
import type { Latency } from './latency';
import { notPersisted, type Persistence } from './persistence';

/**
 * Notifications from a list; read ones are persisted by id.
 *
 * @param isThere whether a server still exists
 */
export function notificationsSample(
  initial: readonly PortalNotification[],
  latency: Latency,
  { before, persist }: Persistence<readonly string[]> = notPersisted,
  isThere: (id: ServerId) => boolean = () => true,
): NotificationsPort {
  let notifications = before
    ? initial.map((each) => ({ ...each, isRead: before.includes(each.id) }))
    : initial;
  const changed = new Emitter();
  return {
    async list(signal) {
      await latency(signal);
      return notifications.map((each) =>
        'serverId' in each.about && !isThere(each.about.serverId) ? { ...each, isServerGone: true } : each,
      );
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
