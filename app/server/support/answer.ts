import { toIsoDateTime } from '@/domain/time/dates';
import type { TicketId } from '@/domain/support/support';
import { answeredTicket, closedTicket } from '@/domain/support/supportThread';
import type { Change } from '../changes';
import { giveContents, type StagedFile } from '../attachments/contents';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import { lockedTicket } from './read';
import { enqueueGuestMail } from './guest';
import { storeTicket, type StoredTicket, type TicketOwner } from './store';

/** Topics of an account that change with a ticket. */
export const ticketTopics = ['tickets', 'notifications', 'account'] as const satisfies Change['topics'];

/** A locked ticket with its owner. */
export interface LockedTicket {
  /** Null for a guest. */
  readonly userId: TicketOwner;
  readonly ticket: StoredTicket;
}

/**
 * Locks any ticket, of a customer or of a guest.
 *
 * @throws Problem 404 `notFound`
 */
export async function lockAnyTicket(tx: Db, id: TicketId): Promise<LockedTicket> {
  const owner = await tx.selectFrom('ticket').select('userId').where('id', '=', id).executeTakeFirst();
  const ticket = owner && (await lockedTicket(tx, owner.userId, id));
  if (!ticket) throw refusal('notFound');
  return { userId: owner.userId, ticket };
}

/**
 * Locks the ticket of any customer, or the one that it was merged into.
 *
 * @throws Problem 404 `notFound`
 */
export async function lockKeptTicket(tx: Db, id: TicketId): Promise<LockedTicket> {
  const found = await lockAnyTicket(tx, id);
  // A ticket that others were merged into may be merged itself later.
  return found.ticket.mergedInto === null ? found : lockKeptTicket(tx, found.ticket.mergedInto);
}

/**
 * Answers a ticket as support and notifies the customer, in the caller's transaction. A guest gets the mail only.
 *
 * @returns the customer's change; null for a guest
 */
export async function answerTicket(
  tx: Db,
  answer: {
    readonly ticketId: TicketId;
    readonly text: string;
    /** E-mail of the author. */
    readonly staffEmail: string;
    readonly closes: boolean;
    /** Uploads of staff; from now on they are the customer's. */
    readonly files?: readonly StagedFile[];
    readonly now: Date;
  },
): Promise<Change | null> {
  const { ticketId, text, staffEmail, closes, files = [], now } = answer;
  const { userId, ticket: before } = await lockAnyTicket(tx, ticketId);
  const at = toIsoDateTime(now);
  const answered = answeredTicket(before, { text, attachments: files }, at);
  if (userId !== null) await giveContents(tx, userId, files);
  await storeTicket(tx, userId, {
    before,
    after: closes ? closedTicket(answered, at) : answered,
    staffEmail,
    files,
  });
  if (userId === null) {
    await enqueueGuestMail(tx, { ticketId, number: answered.messages.length, now });
    return null;
  }
  const { subject } = before;
  await notify(tx, { userId, at: now, about: { kind: 'ticketAnswered', ticketId, subject } });
  await enqueueMail(tx, {
    userId,
    key: `ticket:${ticketId}:${answered.messages.length}`,
    event: { kind: 'ticketAnswered', ticketId, subject, text, files: files.map(({ name }) => name) },
    now,
  });
  return { userId, topics: ticketTopics };
}
