import { sql } from 'kysely';
import { listedBeside, type DeskEntry } from '@/domain/desk/desk';
import { kopecks } from '@/domain/money/money';
import type { TicketId } from '@/domain/support/support';
import { toIsoDateTime } from '@/domain/time/dates';
import { staffRoleOf } from '../auth/role';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { hasBillState } from '../payments/bills';
import type { Caller } from '../routing/caller';
import { ticketOf } from '../support/read';
import type { StoredTicket } from '../support/store';
import { staffMembers, type StaffMember } from '../support/staff';
import { deskRows, toDeskTicket } from './queue';
import { accountOfGuest } from './guests';
import { colleaguesWriting } from './writers';
import { hasRight } from '@/domain/admin/rights';

/** Lists staff who may answer tickets; only they can be assignees. */
export async function answeringStaff(
  db: Db,
  adminEmails: readonly string[],
): Promise<readonly StaffMember[]> {
  const members = await staffMembers(db, adminEmails);
  return members.filter((member) => {
    const role = staffRoleOf(member, { adminEmails });
    return role !== null && hasRight(role, 'tickets.answer');
  });
}

/** Lists messages and internal notes, oldest first. */
async function entriesOf(db: Db, ticket: StoredTicket): Promise<DeskEntry[]> {
  const authors = await db
    .selectFrom('ticketMessage')
    .select(['number', 'staffEmail'])
    .where('ticketId', '=', ticket.id)
    .where('staffEmail', 'is not', null)
    .execute();
  const staffOf = new Map(authors.map(({ number, staffEmail }) => [number, staffEmail]));
  const notes = await db
    .selectFrom('ticketNote')
    .select(['id', 'at', 'staffEmail', 'text'])
    .where('ticketId', '=', ticket.id)
    .orderBy('id')
    .execute();
  const messages = ticket.messages.map((message): DeskEntry => {
    const head = { id: `message-${message.id}`, at: message.at };
    if (message.author === 'robot') return { ...head, author: 'robot', notice: message.notice };
    const { text, member, attachments } = message;
    return message.author === 'support'
      ? { ...head, author: 'support', staff: staffOf.get(message.id) ?? null, text, attachments }
      : { ...head, author: 'customer', ...(member !== undefined && { member }), text, attachments };
  });
  const internal = notes.map(({ id, at, staffEmail, text }): DeskEntry => ({
    id: `note-${id}`,
    at: toIsoDateTime(at),
    author: 'note',
    staff: staffEmail,
    text,
  }));
  return [...messages, ...internal].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

async function customerOf(db: Db, userId: string, ticketId: TicketId) {
  const account = await db
    .selectFrom('accountSummary')
    .innerJoin('user', 'user.id', 'accountSummary.userId')
    .leftJoin('customer', 'customer.userId', 'accountSummary.userId')
    .select(['accountSummary.number', 'accountSummary.email', 'accountSummary.status', 'balance'])
    .select(sql<string>`coalesce("customer"."profile" ->> 'fullName', "user"."name")`.as('name'))
    .where('accountSummary.userId', '=', userId)
    .executeTakeFirstOrThrow();
  const servers = await db
    .selectFrom('server')
    .select(['id', 'domain', 'status'])
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(listedBeside)
    .execute();
  const openBills = await db
    .selectFrom('payment')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum("amount" - "fromBalance"), 0)::bigint`.as('sum'),
    ])
    .where('userId', '=', userId)
    .where(sql<boolean>`(${hasBillState.unpaid} or ${hasBillState.atBank})`)
    .executeTakeFirstOrThrow();
  const tickets = await db
    .selectFrom('ticket')
    .select(['id', 'subject', 'status'])
    .where('userId', '=', userId)
    .where('id', '<>', ticketId)
    .where('mergedInto', 'is', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listedBeside)
    .execute();
  const { number, email, name, status, balance } = account;
  return {
    id: String(number),
    email,
    name,
    status,
    balance: kopecks(balance),
    currency: 'RUB' as const,
    servers: servers.map(({ id, ...server }) => ({ ...server, id: String(id) })),
    openBills: { count: openBills.count, sum: kopecks(openBills.sum) },
    tickets: tickets.map(({ id, ...ticket }) => ({ ...ticket, id: String(id) })),
  };
}

/** Returns the guest of a ticket, and the account that the ticket may move to. */
async function guestOf(db: Db, ticketId: TicketId) {
  const { email, name } = await db
    .selectFrom('ticket')
    .select(['guestEmail as email', 'guestName as name'])
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow();
  if (email === null || name === null) return null;
  const account = await accountOfGuest(db, email);
  return { email, name, account: account ? { id: String(account.number), email: account.email } : null };
}

/** Lists answers in their undo period, oldest first. */
async function outgoingOf(db: Db, ticketId: TicketId) {
  const rows = await db
    .selectFrom('outgoingAnswer')
    .select(['id', 'staffEmail', 'text', 'closes', 'sendAt'])
    .where('ticketId', '=', ticketId)
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const files =
    ids.length === 0
      ? []
      : await db
          .selectFrom('outgoingFile')
          .select(['answerId', 'name', 'size'])
          .where('answerId', 'in', ids)
          .orderBy('id')
          .execute();
  return rows.map(({ id, staffEmail, sendAt, ...answer }) => ({
    ...answer,
    files: files.filter(({ answerId }) => answerId === id).map(({ name, size }) => ({ name, size })),
    id: String(id),
    staff: staffEmail,
    sendAt: toIsoDateTime(sendAt),
  }));
}

/**
 * Returns the staff's page of a ticket in the wire format.
 *
 * @throws Problem 404 `notFound`
 */
export async function deskTicket(
  db: Db,
  caller: Caller,
  { id, adminEmails, now }: { id: TicketId; adminEmails: readonly string[]; now: Date },
) {
  const row = await deskRows(db).where('ticket.id', '=', id).executeTakeFirst();
  const ticket = row && (await ticketOf(db, row.userId, id));
  if (!ticket) throw refusal('notFound');
  const { userId, serverId } = row;
  return {
    ticket: wireDeskTicket(toDeskTicket(row, caller.id)),
    serverId: serverId === null ? null : String(serverId),
    mergedInto: ticket.mergedInto === null ? null : String(ticket.mergedInto),
    entries: await entriesOf(db, ticket),
    outgoing: await outgoingOf(db, id),
    customer: userId === null ? null : await customerOf(db, userId, id),
    guest: userId === null ? await guestOf(db, id) : null,
    staff: (await answeringStaff(db, adminEmails)).map(({ email }) => email),
    writers: [...(await colleaguesWriting(db, { ticketId: id, callerId: caller.id, now }))],
  };
}

/** Converts to the wire format: the id is a string. */
export const wireDeskTicket = <Ticket extends { id: TicketId }>({ id, ...ticket }: Ticket) => ({
  ...ticket,
  id: String(id),
});
