import type { ColumnType, Generated } from 'kysely';
import type { TicketPriority } from '@/domain/desk/desk';
import type { Language } from '../messages/messages';
import type { RobotNotice, Ticket, TicketId, TicketMessage } from '@/domain/support/support';

/** A support ticket. */
export interface TicketTable extends Omit<
  Ticket,
  'id' | 'isArchived' | 'mergedInto' | 'updatedAt' | 'messages'
> {
  id: Generated<TicketId>;
  /** Null for a guest, until staff move the ticket to an account. */
  userId: string | null;
  guestEmail: Generated<string | null>;
  guestName: Generated<string | null>;
  guestLanguage: Generated<Language | null>;
  isArchived: Generated<boolean>;
  mergedInto: Generated<TicketId | null>;
  updatedAt: Date;
  priority: Generated<TicketPriority>;
  /** Assigned member of staff. */
  assigneeId: Generated<string | null>;
  /** E-mail of the assignee, empty without one; filled by the database (migration 830). */
  assigneeEmail: ColumnType<string, never, never>;
  /** `waitingKey` of the domain: larger for customers who wrote earlier. */
  waitingKey: Generated<number>;
  openedAt: Generated<Date>;
  /** Time of the first human answer. */
  firstAnsweredAt: Generated<Date | null>;
  closedAt: Generated<Date | null>;
}

/** One message of a ticket's thread. */
export interface TicketMessageTable {
  /** Null for a guest's ticket. */
  userId: string | null;
  ticketId: TicketId;
  /** Position within the ticket, from 1. */
  number: number;
  at: Date;
  author: TicketMessage['author'];
  /** Null for an automatic message. */
  text: string | null;
  /** Kind of an automatic message; null otherwise. */
  notice: RobotNotice | null;
  /** E-mail of an answer's author, visible to staff only. */
  staffEmail: Generated<string | null>;
  /** E-mail of the colleague who wrote a customer's message, filled by the database (migration 640). */
  member: Generated<string | null>;
}

/** A file of a message. */
export interface AttachmentTable {
  id: Generated<number>;
  userId: string;
  ticketId: TicketId;
  messageNumber: number;
  /** Id of the attachment's content (attachments/tables.ts). */
  contentId: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Content type detected from its first bytes. */
  type: string;
}

/** A mail of a guest that was added to its ticket. */
export interface GuestMailTable {
  ticketId: TicketId;
  digest: string;
}

declare module '../db/schema' {
  interface Schema {
    ticket: TicketTable;
    ticketMessage: TicketMessageTable;
    attachment: AttachmentTable;
    guestMail: GuestMailTable;
  }
}
