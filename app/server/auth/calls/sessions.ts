import type { sessionCalls } from '@app/contract/sessions';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../../db/database';
import type { CurrentSettings } from '../../settings/currentSettings';
import type { Handlers } from '../../routing/contractRoutes';
import { refusal } from '../../http/refusal';
import { deviceOf } from '../deviceOf';

/** Maximum number of sessions and of sign-ins in an answer. */
const maxRows = 50;

/** Sessions in which the account is signed in; idle ones have ended (D33). */
async function openSessions(
  db: Db,
  { userId, sessionId, idleMs, now }: { userId: string; sessionId: string; idleMs: number; now: Date },
) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('updatedAt', '>', new Date(now.getTime() - idleMs))
    .orderBy((row) => row('id', '=', sessionId), 'desc')
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(maxRows)
    .execute();
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    device: deviceOf(userAgent ?? undefined),
    // Better Auth stores an empty one if it is unknown.
    address: ipAddress || null,
    startedAt: toIsoDateTime(createdAt),
    usedAt: toIsoDateTime(updatedAt),
    isCurrent: id === sessionId,
  }));
}

async function newestSignIns(db: Db, userId: string) {
  const rows = await db
    .selectFrom('signIn')
    .select(['id', 'at', 'device'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(({ id, at, device }) => ({ id: String(id), at: toIsoDateTime(at), device }));
}

/** Handlers of the account's sessions and sign-ins. */
export const sessionHandlers = (settings: CurrentSettings): Handlers<typeof sessionCalls> => ({
  async sessions({ db, caller, now }) {
    const idleMs = settings.current().sessionMinutes * 60_000;
    const { id: userId, sessionId } = caller;
    return {
      sessions: await openSessions(db, { userId, sessionId, idleMs, now }),
      signIns: await newestSignIns(db, userId),
    };
  },
  async endSession({ db, caller, params }) {
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('userId', '=', caller.id)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw refusal('notFound');
  },
  async endOtherSessions({ db, caller }) {
    await db
      .deleteFrom('session')
      .where('userId', '=', caller.id)
      .where('id', '!=', caller.sessionId)
      .execute();
  },
});
