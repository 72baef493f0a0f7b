import type { NotificationSubject } from '@/domain/notifications';
import { sampleNotifications } from '@/sample-data/notifications';
import type { SeededAccount } from '../accounts/seededAccount';
import { notify } from './notify';

/** What a notification of the sample is about in this account: its own servers, on its own days. */
function ownSubject(
  about: NotificationSubject,
  { shift, serverIds }: Pick<SeededAccount, 'shift' | 'serverIds'>,
): NotificationSubject {
  switch (about.kind) {
    case 'serverEnding':
    case 'serverSuspended':
    case 'serverReady':
    case 'serverFailed': {
      const own = { ...about, serverId: serverIds.get(about.serverId) ?? about.serverId };
      return own.kind === 'serverEnding' ? { ...own, endDate: shift.day(own.endDate) } : own;
    }
    default:
      return about;
  }
}

/** The specification's sample (D25), as many days before the account's first as it was before the stories' day. */
export async function seedNotifications(account: SeededAccount): Promise<void> {
  const { tx, userId, shift } = account;
  for (const { at, isRead, about } of sampleNotifications.toReversed())
    await notify(tx, { userId, at: shift.moment(at), isRead, about: ownSubject(about, account) });
}
