import type { Generated } from 'kysely';
import type { TicketPriority } from '@/domain/desk/desk';
import type { RobotNotice, Ticket, TicketId, TicketMessage } from '@/domain/support/support';

/** A question to support. */
export interface TicketTable extends Omit<
  Ticket,
  'id' | 'isArchived' | 'mergedInto' | 'updatedAt' | 'messages'
> {
  id: Generated<TicketId>;
  userId: string;
  isArchived: Generated<boolean>;
  mergedInto: Generated<TicketId | null>;
  updatedAt: Date;
  priority: Generated<TicketPriority>;
  /** The member of staff who has taken it. */
  assigneeId: Generated<string | null>;
  /** `waitingKey` of the domain: the earlier a waiting customer wrote, the larger. */
  waitingKey: Generated<number>;
  openedAt: Generated<Date>;
  /** When a person answered first. */
  firstAnsweredAt: Generated<Date | null>;
  closedAt: Generated<Date | null>;
}

/** One message of a ticket's thread. */
export interface TicketMessageTable {
  userId: string;
  ticketId: TicketId;
  /** Within the ticket, from 1. */
  number: number;
  at: Date;
  author: TicketMessage['author'];
  /** Null for a robot's. */
  text: string | null;
  /** Null for anybody else's. */
  notice: RobotNotice | null;
  /** E-mail of the author of an answer, which only staff see. */
  staffEmail: Generated<string | null>;
}

/** A file that came with a message. */
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

declare module '../db/schema' {
  interface Schema {
    ticket: TicketTable;
    ticketMessage: TicketMessageTable;
    attachment: AttachmentTable;
  }
}
