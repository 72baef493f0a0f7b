import { toIsoDateTime } from '@/domain/time/dates';
import type { TicketId } from '@/domain/support/support';
import { answeredTicket } from '@/domain/support/supportThread';
import type { Change } from '../changes';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { lockedTicket } from './read';
import { storeTicket } from './store';

/**
 * Answers a customer's ticket as support, in the transaction of whoever does, and tells the customer.
 *
 * @returns what the caller announces
 */
export async function answerTicket(
  tx: Db,
  { ticketId, text, now }: { ticketId: TicketId; text: string; now: Date },
): Promise<Change> {
  const owner = await tx.selectFrom('ticket').select('userId').where('id', '=', ticketId).executeTakeFirst();
  const before = owner && (await lockedTicket(tx, owner.userId, ticketId));
  if (!before) throw refusal('notFound');
  const { userId } = owner;
  const at = toIsoDateTime(now);
  const after = answeredTicket(before, { text, attachments: [] }, at);
  await storeTicket(tx, userId, { before, after });
  await notify(tx, {
    userId,
    at: now,
    about: { kind: 'ticketAnswered', ticketId, subject: before.subject },
  });
  return { userId, topics: ['tickets', 'notifications', 'account'] };
}
