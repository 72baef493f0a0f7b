import type { TicketId } from '@/domain/support/support';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { lockAnyTicket } from '../support/answer';

/**
 * Finds the account that a guest's ticket may move to: the one whose verified address is the guest's. Its owner reads
 * the same mailbox, so the ticket shows them nothing that they were not mailed.
 */
export function accountOfGuest(db: Db, email: string) {
  return db
    .selectFrom('user')
    .innerJoin('accountSummary', 'accountSummary.userId', 'user.id')
    .select(['user.id as userId', 'user.email', 'accountSummary.number'])
    .where('user.email', '=', email)
    .where('user.emailVerified', '=', true)
    .where('accountSummary.status', '<>', 'Merged')
    .executeTakeFirst();
}

/**
 * Moves a guest's ticket to the account of the same verified address, where its owner sees it from now on.
 *
 * @throws Problem 404 `notFound`, 409 `changed` without such an account or for an account's ticket
 */
export async function attachGuestTicket(
  tx: Db,
  id: TicketId,
): Promise<{ readonly userId: string; readonly email: string }> {
  const { userId: owner } = await lockAnyTicket(tx, id);
  const row = await tx.selectFrom('ticket').select('guestEmail').where('id', '=', id).executeTakeFirst();
  const guestEmail = owner === null ? (row?.guestEmail ?? null) : null;
  const account = guestEmail === null ? undefined : await accountOfGuest(tx, guestEmail);
  if (!account) throw refusal('changed');
  const { userId, email } = account;
  await tx.updateTable('ticket').set({ userId }).where('id', '=', id).execute();
  await tx.updateTable('ticketMessage').set({ userId }).where('ticketId', '=', id).execute();
  return { userId, email };
}
