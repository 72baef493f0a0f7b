import type { AdminUserId, AdminUserStatus } from '@/domain/admin/user';
import type { Money } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import type {
  RobotNotice,
  SupportDepartment,
  SupportService,
  TicketId,
  TicketStatus,
} from '@/domain/support/support';
import type { Attachment } from '@/domain/support/supportAttachments';
import type { IsoDateTime } from '@/domain/time/dates';

/** Ticket priorities, most urgent first. Customers do not see them. */
export const ticketPriorities = ['urgent', 'high', 'normal', 'low'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** A member of staff who has taken a ticket. */
export interface TicketAssignee {
  email: string;
  /** Whether this is the reader. */
  isMe: boolean;
}

/** A ticket as staff list it. */
export interface DeskTicket {
  id: TicketId;
  subject: string;
  /** E-mail of the customer or guest. */
  customer: string;
  /** Whether a person without an account asks, who is answered by mail. */
  isGuest: boolean;
  department: SupportDepartment;
  service: SupportService | null;
  status: TicketStatus;
  priority: TicketPriority;
  /** Null while it is unassigned. */
  assignee: TicketAssignee | null;
  /** Time of the customer's last unanswered message; null if there is none. */
  waitingSince: IsoDateTime | null;
  updatedAt: IsoDateTime;
}

/** A file of a message, fetched by its id. */
export interface DeskAttachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** An entry of a ticket's thread as staff see it: a message or an internal note. */
export type DeskEntry = { id: string; at: IsoDateTime } &
  /** `member` is the e-mail of the colleague who wrote it; absent for the account's owner. */
  (
    | {
        author: 'customer';
        member?: string | undefined;
        text: string;
        attachments: readonly DeskAttachment[];
      }
    /** `staff` is the e-mail of the author; null for answers from before it was stored. */
    | { author: 'support'; staff: string | null; text: string; attachments: readonly DeskAttachment[] }
    | { author: 'robot'; notice: RobotNotice }
    | { author: 'note'; staff: string; text: string }
  );

/** An answer that can still be undone. */
export interface OutgoingAnswer {
  id: number;
  /** E-mail of the author. */
  staff: string;
  text: string;
  /** Whether sending the answer closes the ticket. */
  closes: boolean;
  /** Files of the answer. */
  files: readonly Attachment[];
  sendAt: IsoDateTime;
}

/** Seconds after 'send' in which an answer can be undone. */
export const undoSeconds = 10;

/** Seconds for which colleagues are shown as writing after a keystroke. */
export const writingSeconds = 20;

/** Customer data that staff see beside a ticket. */
export interface DeskCustomer {
  id: AdminUserId;
  email: string;
  name: string;
  status: AdminUserStatus;
  balance: Money;
  servers: readonly { id: ServerId; domain: string; status: ServerStatus }[];
  /** Unpaid bills of the customer. */
  openBills: { count: number; sum: Money };
  /** The customer's other tickets, latest first. */
  tickets: readonly { id: TicketId; subject: string; status: TicketStatus }[];
}

/** A person without an account who asks support. */
export interface DeskGuest {
  email: string;
  name: string;
  /** Account with the same verified address, to which the ticket may move. */
  account: { id: AdminUserId; email: string } | null;
}

/** A ticket as its page for staff shows it. */
export interface DeskTicketPage {
  ticket: DeskTicket;
  /** Id of the server that the ticket is about. */
  serverId: ServerId | null;
  /** The ticket that has its messages since it was merged. */
  mergedInto: TicketId | null;
  /** Oldest first. */
  entries: readonly DeskEntry[];
  outgoing: readonly OutgoingAnswer[];
  /** Null for a guest's ticket. */
  customer: DeskCustomer | null;
  /** Null for an account's ticket. */
  guest: DeskGuest | null;
  /** E-mails of the staff to whom the ticket can be assigned. */
  staff: readonly string[];
  /** E-mails of colleagues who write to it at present. */
  writers: readonly string[];
}

/** Numbers of waiting tickets for the menu and the queue. */
export interface DeskCounts {
  unanswered: number;
  /** Unanswered tickets without an assignee. */
  unassigned: number;
  /** Unanswered tickets of the reader. */
  mine: number;
}

/** One change of a ticket by staff. */
export type TicketChange =
  | { field: 'assignee'; value: string | null }
  | { field: 'department'; value: SupportDepartment }
  | { field: 'priority'; value: TicketPriority }
  | { field: 'status'; value: Exclude<TicketStatus, 'answered'> };

/** Maximum number of servers and of other tickets listed beside a ticket. */
export const listedBeside = 20;
