import type { Generated } from 'kysely';
import type { TicketId } from '@/domain/support/support';

/** An internal note about a ticket, which its customer never sees. */
export interface TicketNoteTable {
  id: Generated<number>;
  ticketId: TicketId;
  at: Date;
  /** E-mail of the author. */
  staffEmail: string;
  text: string;
}

/** An answer that can still be taken back; its row is gone once it is sent. */
export interface OutgoingAnswerTable {
  id: Generated<number>;
  ticketId: TicketId;
  /** E-mail of the author. */
  staffEmail: string;
  text: string;
  /** The ticket is closed with it. */
  closes: boolean;
  sendAt: Date;
}

/** A file of an answer that can still be taken back. */
export interface OutgoingFileTable {
  id: Generated<number>;
  answerId: number;
  contentId: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** A ready answer of staff. */
export interface CannedAnswerTable {
  id: Generated<number>;
  /** Null for one of every member of staff. */
  ownerId: string | null;
  title: string;
  text: string;
}

/** A member of staff who writes an answer or a note; over at `until`. */
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
    ticketWriter: TicketWriterTable;
  }
}
