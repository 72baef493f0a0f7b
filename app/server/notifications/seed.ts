import type { NotificationSubject } from '@/domain/notifications/notifications';
import { sampleNotifications } from '@/sample-data/notifications';
import type { SeededAccount } from '../customers/seededAccount';
import { notify } from './notify';

/** Returns the subject of a sample notification with this account's own servers. */
function ownSubject(about: NotificationSubject, serverIds: SeededAccount['serverIds']): NotificationSubject {
  return 'serverId' in about
    ? { ...about, serverId: serverIds.get(about.serverId) ?? about.serverId }
    : about;
}

/** The specification's sample (D25), as many days before the account's first as it was before the stories' day. */
export async function seedNotifications({ tx, userId, move, serverIds }: SeededAccount): Promise<void> {
  for (const { at, isRead, about } of move(sampleNotifications).toReversed())
    await notify(tx, { userId, at: new Date(at), isRead, about: ownSubject(about, serverIds) });
}
