import { sampleNotifications } from '@/sample-data/notifications';
import type { SeededAccount } from '../accounts/seededAccount';
import { notify } from './notify';

/** The specification's sample (D25), as many days before the account's first as it was before the stories' day. */
export async function seedNotifications({ tx, userId, shift }: SeededAccount): Promise<void> {
  for (const { at, isRead, about } of sampleNotifications.toReversed())
    await notify(tx, {
      userId,
      at: shift.moment(at),
      isRead,
      about: about.kind === 'serverEnding' ? { ...about, endDate: shift.day(about.endDate) } : about,
    });
}
