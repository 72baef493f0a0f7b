import { sql } from 'kysely';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Deps } from '../deps';
import type { ServerContext } from '../http/types';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import { deviceOf } from './deviceOf';

/** Minimum time between two equal notices: a script without cookies may sign in every minute. */
const QUIET_MS = 60 * 60 * 1000;

/**
 * Notifies an account in the portal and by mail of a sign-in with an unknown browser (D31). The first sign-in is the
 * owner's and sends nothing.
 */
export async function notifyOfSignIn(
  c: ServerContext,
  { db, changes, wakeJobs }: Pick<Deps, 'db' | 'changes' | 'wakeJobs'>,
  userId: string,
): Promise<void> {
  const now = new Date();
  const device = deviceOf(c.req.header('user-agent'));
  const changed = [{ userId, topics: ['notifications'] as const }];
  await db.transaction().execute(async (tx) => {
    const earlier = await tx
      .selectFrom('notification')
      .select('id')
      .where('userId', '=', userId)
      .where('at', '>', new Date(now.getTime() - QUIET_MS))
      .where(sql<string>`"about" ->> 'kind'`, '=', 'signedIn')
      .where(sql<boolean>`"about" ->> 'device' is not distinct from ${device}::text`)
      .limit(1)
      .executeTakeFirst();
    if (earlier) return;
    const id = await notify(tx, { userId, at: now, about: { kind: 'signedIn', device } });
    const at = toIsoDateTime(now);
    await enqueueMail(tx, { userId, key: `signedIn:${id}`, event: { kind: 'signedIn', device, at }, now });
    await changes.announce(tx, changed);
  });
  changes.committed(changed);
  wakeJobs();
}
