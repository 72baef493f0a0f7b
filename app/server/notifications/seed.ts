import type { NotificationSubject } from '@/domain/notifications/notifications';
import { sampleNotifications } from '@/sample-data/notifications';
import type { SeededAccount } from '../customers/seededAccount';
import { notify } from './notify';

/** Replaces the sample's servers in a subject by this account's. */
function ownSubject(about: NotificationSubject, serverIds: SeededAccount['serverIds']): NotificationSubject {
  return 'serverId' in about
    ? { ...about, serverId: serverIds.get(about.serverId) ?? about.serverId }
    : about;
}

/** Adds the specification's sample (D25), with dates shifted to the account's first day. */
export async function seedNotifications({ tx, userId, shift, serverIds }: SeededAccount): Promise<void> {
  for (const { at, isRead, about } of shift(sampleNotifications).toReversed())
    await notify(tx, { userId, at: new Date(at), isRead, about: ownSubject(about, serverIds) });
}
