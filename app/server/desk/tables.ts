import type { Generated } from 'kysely';
import type { TicketId, TicketStatus } from '@/domain/support/support';

/** An internal note on a ticket; customers never see it. */
export interface TicketNoteTable {
  id: Generated<number>;
  ticketId: TicketId;
  at: Date;
  /** E-mail of the author. */
  staffEmail: string;
  text: string;
}

/** An answer in its undo period; the row is deleted when the answer is sent. */
export interface OutgoingAnswerTable {
  id: Generated<number>;
  ticketId: TicketId;
  /** E-mail of the author. */
  staffEmail: string;
  text: string;
  /** Whether the answer closes the ticket. */
  closes: boolean;
  sendAt: Date;
}

/** A file of an answer that can still be undone. */
export interface OutgoingFileTable {
  id: Generated<number>;
  answerId: number;
  contentId: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** A canned answer. */
export interface CannedAnswerTable {
  id: Generated<number>;
  /** Null for a shared one. */
  ownerId: string | null;
  title: string;
  text: string;
}

/** Number of tickets to add for a status and an assignee; triggers add rows, and the hourly cleaning adds them up. */
export interface TicketCountTable {
  status: TicketStatus;
  assigneeId: string | null;
  isGuest: boolean;
  tickets: number;
}

/** A member of staff who is writing an answer or a note, until `until`. */
export interface TicketWriterTable {
  ticketId: TicketId;
  staffId: string;
  until: Date;
}

declare module '../db/schema' {
  interface Schema {
    ticketNote: TicketNoteTable;
    outgoingAnswer: OutgoingAnswerTable;
    outgoingFile: OutgoingFileTable;
    cannedAnswer: CannedAnswerTable;
    ticketCount: TicketCountTable;
    ticketWriter: TicketWriterTable;
  }
}
