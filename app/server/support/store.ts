import { sql, type Selectable } from 'kysely';
import { ticketTimesOf } from '@/domain/desk/ticketTimes';
import { noDelayKey } from '@/domain/support/ticketRules';
import { toIsoDateTime, type IsoDateTime } from '@/domain/time/dates';
import type { RobotNotice, Ticket, TicketId } from '@/domain/support/support';
import type { Attachment } from '@/domain/support/supportAttachments';
import { claimContents, type StagedFile } from '../attachments/contents';
import type { Db } from '../db/database';
import type { Language } from '../messages/messages';
import type { TicketTable } from './tables';

/** Owner of a ticket: an account, or null for a guest. */
export type TicketOwner = string | null;

/**
 * Limits a query of certain tickets or messages to an owner's; a guest's are never an account's. An expression, so that
 * the database looks guests' tickets up by id.
 */
export const isOwnedBy = (owner: TicketOwner) =>
  owner === null ? sql<boolean>`coalesce("userId", '') = ''` : sql<boolean>`"userId" = ${owner}`;

/** A file of a message with its download id. */
export interface StoredAttachment extends Attachment {
  id: string;
}

/** A stored message of a ticket. */
export type StoredMessage = { id: number; at: IsoDateTime } & (
  | {
      author: 'customer' | 'support';
      text: string;
      attachments: readonly StoredAttachment[];
      member?: string;
    }
  | { author: 'robot'; notice: RobotNotice }
);

/** A ticket whose files can be downloaded. */
export interface StoredTicket extends Ticket {
  messages: readonly StoredMessage[];
}

/** Returns messages and files of these tickets, by ticket. */
async function threadsOf(db: Db, owner: TicketOwner, ids: readonly TicketId[]) {
  const threads = new Map<TicketId, StoredMessage[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return threads;
  const messages = await db
    .selectFrom('ticketMessage')
    .selectAll()
    .where(isOwnedBy(owner))
    .where('ticketId', 'in', ids)
    .orderBy('ticketId')
    .orderBy('number')
    .execute();
  // A guest has no files.
  const attachments =
    owner === null
      ? []
      : await db
          .selectFrom('attachment')
          .select(['id', 'ticketId', 'messageNumber', 'name', 'size'])
          .where('userId', '=', owner)
          .where('ticketId', 'in', ids)
          .orderBy('id')
          .execute();
  for (const { ticketId, number, at, author, text, notice, member } of messages) {
    const head = { id: number, at: toIsoDateTime(at) };
    const files = attachments.filter((file) => file.ticketId === ticketId && file.messageNumber === number);
    threads.get(ticketId)?.push(
      author === 'robot'
        ? { ...head, author, notice: notice ?? 'queued' }
        : {
            ...head,
            author,
            ...(member !== null && { member }),
            text: text ?? '',
            attachments: files.map(({ id, name, size }) => ({ id: String(id), name, size })),
          },
    );
  }
  return threads;
}

/** Adds the threads to ticket rows. */
export async function withThreads(
  db: Db,
  owner: TicketOwner,
  rows: readonly Selectable<TicketTable>[],
): Promise<StoredTicket[]> {
  const ids = rows.map(({ id }) => id);
  const threads = await threadsOf(db, owner, ids);
  // Selected explicitly, because staff-only columns must not reach the customer.
  return rows.map(
    ({ id, subject, service, serverId, department, status, isArchived, mergedInto, updatedAt }) => ({
      id,
      subject,
      service,
      serverId,
      department,
      status,
      isArchived,
      mergedInto,
      updatedAt: toIsoDateTime(updatedAt),
      messages: threads.get(id) ?? [],
    }),
  );
}

/** Reserves the next ticket id. */
export async function nextTicketId(tx: Db): Promise<TicketId> {
  const { rows } = await sql<{
    id: TicketId;
  }>`select nextval(pg_get_serial_sequence('"ticket"', 'id')) as "id"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The sequence of tickets gave no number');
  return row.id;
}

/** Returns the columns that the queue sorts by and the report measures. */
function timesOf(ticket: Ticket) {
  const { openedAt, firstAnsweredAt, closedAt, waitingSince } = ticketTimesOf(ticket);
  return {
    openedAt: new Date(openedAt),
    firstAnsweredAt: firstAnsweredAt && new Date(firstAnsweredAt),
    closedAt: closedAt && new Date(closedAt),
    waitingKey: waitingSince === null ? noDelayKey : -Date.parse(waitingSince),
  };
}

/** Stores a ticket with its new messages. */
export async function storeTicket(
  tx: Db,
  owner: TicketOwner,
  {
    before,
    after,
    files = [],
    staffEmail = null,
    guest,
  }: {
    before: Ticket | null;
    after: Ticket;
    files?: readonly StagedFile[] | undefined;
    /** E-mail of an answer's author. */
    staffEmail?: string | null;
    /** Author of a guest's new ticket. */
    guest?: { readonly email: string; readonly name: string; readonly language: Language };
  },
): Promise<void> {
  const { id, messages, updatedAt, ...fields } = after;
  const row = { ...fields, ...timesOf(after), updatedAt: new Date(updatedAt) };
  if (before === null)
    await tx
      .insertInto('ticket')
      .values({
        ...row,
        id,
        userId: owner,
        ...(guest && { guestEmail: guest.email, guestName: guest.name, guestLanguage: guest.language }),
      })
      .execute();
  else await tx.updateTable('ticket').set(row).where(isOwnedBy(owner)).where('id', '=', id).execute();
  for (const message of messages.slice(before?.messages.length ?? 0)) {
    await tx
      .insertInto('ticketMessage')
      .values({
        userId: owner,
        ticketId: id,
        number: message.id,
        at: new Date(message.at),
        author: message.author,
        text: message.author === 'robot' ? null : message.text,
        notice: message.author === 'robot' ? message.notice : null,
        staffEmail: message.author === 'support' ? staffEmail : null,
      })
      .execute();
    if (message.author !== 'robot' && owner !== null)
      await storeFiles(tx, { userId: owner, ticketId: id, messageNumber: message.id }, files);
  }
}

async function storeFiles(
  tx: Db,
  place: { userId: string; ticketId: TicketId; messageNumber: number },
  files: readonly StagedFile[],
): Promise<void> {
  await claimContents(tx, place.userId, files);
  for (const { name, size, type, contentId } of files)
    await tx
      .insertInto('attachment')
      .values({ ...place, name, size, type, contentId })
      .execute();
}
