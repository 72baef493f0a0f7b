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
 * An administrator looks at the portal as a customer does (D33): the administrator's own session answers as the customer's
 * until that is over, and changes nothing. The customer's password and sessions have no part in it.
 */

/** Ends what is still open, and says so in the audit trail; of two who end it the first does. */
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
 * Starts to show a customer's portal in the caller's session, for `viewingMinutes`.
 *
 * @throws Problem 404 `notFound`, 409 `ownAccount`, 409 `adminAccount` for another administrator
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
    .select(['id', 'email', 'role'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!user) throw refusal('notFound');
  if (user.id === caller.id) throw refusal('ownAccount');
  if (isAdmin(user)) throw refusal('adminAccount');
  // Two tabs that start at once: the second ends what the first has started.
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
  // Whether or not anybody comes back to it, its end is recorded.
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

/** Ends what a session looks at, if it looks at anything. */
export async function endViewing(tx: Db, sessionId: string, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('viewing')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
  await end(tx, open, now);
}

/** Records that the time of a viewing is over, where nobody has ended it before. */
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
