import { randomUUID } from 'node:crypto';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';

/**
 * After a password change, deletes mailed links, trusted browsers and open challenges, and notifies the owner by mail.
 * A change of e-mail that waits ends, too: somebody who knew the former password may have requested it. The second
 * factor and the passkeys stay; the mail names the passkeys, with the way to remove them.
 */
export async function passwordChanged(tx: Db, userId: string): Promise<void> {
  const now = new Date();
  for (const table of ['passwordReset', 'trustedBrowser', 'loginChallenge', 'emailChange'] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).execute();
  await tx
    .insertInto('protectionChange')
    .values({ userId, at: now, change: 'passwordChanged', device: null })
    .execute();
  const at = toIsoDateTime(now);
  const passkeys = await tx
    .selectFrom('passkey')
    .select('name')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  await enqueueMail(tx, {
    userId,
    key: `passwordChanged:${randomUUID()}`,
    event: { kind: 'passwordChanged', at, passkeys: passkeys.map(({ name }) => name) },
    now,
  });
}
