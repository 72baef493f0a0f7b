import type { Selectable } from 'kysely';
import { viewingUntil } from '@/domain/admin/viewing';
import type { Caller } from '../routing/caller';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler } from '../jobs/handler';
import { audit } from '../audit/audit';
import type { ViewingTable } from './tables';

/*
 * An administrator views the portal as a customer (D33): until it ends, the administrator's session answers read-only
 * as the customer's. The customer's password and sessions are not involved.
 */

/** Ends open viewings and audits it, once even if called concurrently. */
async function end(tx: Db, open: readonly Selectable<ViewingTable>[], now: Date): Promise<void> {
  for (const { id, adminId, adminEmail, userEmail, until } of open) {
    const ended = await tx
      .updateTable('viewing')
      .set({ endedAt: now })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) continue;
    await audit(tx, {
      caller: { id: adminId, email: adminEmail },
      now,
      kind: 'viewingEnded',
      subject: userEmail,
      customer: userEmail,
      before: null,
      after: { ended: now < until ? 'byAdmin' : 'byTime' },
    });
  }
}

/**
 * Starts viewing a customer's portal in the caller's session, for `viewingMinutes`.
 *
 * @throws Problem 404 `notFound`, 409 `ownAccount`, 409 `adminAccount` for another administrator,
 * 409 `accountMerged`
 */
export async function startViewing(
  tx: Db,
  {
    caller,
    number,
    now,
    isAdmin,
  }: {
    readonly caller: Caller;
    readonly number: number;
    readonly now: Date;
    readonly isAdmin: (user: { readonly email: string; readonly role: string }) => boolean;
  },
): Promise<void> {
  const user = await tx
    .selectFrom('user')
    .leftJoin('customer', 'customer.userId', 'user.id')
    .select(['id', 'email', 'role', 'customer.status'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!user) throw refusal('notFound');
  if (user.id === caller.id) throw refusal('ownAccount');
  if (isAdmin(user)) throw refusal('adminAccount');
  if (user.status === 'Merged') throw refusal('accountMerged');
  // If two tabs start at once, the second ends the first one's viewing.
  await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', caller.sessionId)
    .forUpdate()
    .executeTakeFirst();
  await endViewing(tx, caller.sessionId, now);
  const until = viewingUntil(now);
  const { id } = await tx
    .insertInto('viewing')
    .values({
      sessionId: caller.sessionId,
      adminId: caller.id,
      adminEmail: caller.email,
      userId: user.id,
      userEmail: user.email,
      startedAt: now,
      until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Records its end even if nobody returns.
  await enqueue(tx, [
    { kind: 'endViewing', key: `endViewing:${id}`, payload: { viewingId: id }, runAt: until },
  ]);
  await audit(tx, {
    caller,
    now,
    kind: 'viewingStarted',
    subject: user.email,
    customer: user.email,
    before: null,
    after: { until: until.toISOString() },
  });
}

/** Ends the current viewing of a session, if any. */
export async function endViewing(tx: Db, sessionId: string, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('viewing')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
  await end(tx, open, now);
}

/** Ends an expired viewing unless it was ended before. */
export const endViewingHandler: JobHandler<'endViewing'> = {
  run: ({ viewingId }, { now }) =>
    Promise.resolve({
      apply: async (tx) => {
        const open = await tx
          .selectFrom('viewing')
          .selectAll()
          .where('id', '=', viewingId)
          .where('endedAt', 'is', null)
          .execute();
        await end(tx, open, now);
      },
    }),
};
