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
import type { IsoDateTime } from '@/domain/time/dates';

/** Priorities of a ticket, the most urgent first. Customers see none of it. */
export const ticketPriorities = ['urgent', 'high', 'normal', 'low'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** A member of staff who has taken a ticket. */
export interface TicketAssignee {
  email: string;
  /** It is the reader. */
  isMe: boolean;
}

/** A ticket as staff list it. */
export interface DeskTicket {
  id: TicketId;
  subject: string;
  /** E-mail of the customer. */
  customer: string;
  department: SupportDepartment;
  service: SupportService | null;
  status: TicketStatus;
  priority: TicketPriority;
  /** Null while nobody has taken it. */
  assignee: TicketAssignee | null;
  /** The customer's last message while it waits for an answer; null while nobody waits. */
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

/** One entry of a ticket's thread as staff see it: a message, or a note that the customer never sees. */
export type DeskEntry = { id: string; at: IsoDateTime } & (
  | { author: 'customer'; text: string; attachments: readonly DeskAttachment[] }
  /** `staff` is the e-mail of the author; null for an answer from before it was stored. */
  | { author: 'support'; staff: string | null; text: string; attachments: readonly DeskAttachment[] }
  | { author: 'robot'; notice: RobotNotice }
  | { author: 'note'; staff: string; text: string }
);

/** An answer in the seconds in which it can still be taken back. */
export interface OutgoingAnswer {
  id: number;
  /** E-mail of the author. */
  staff: string;
  text: string;
  /** The ticket is closed once the answer is sent. */
  closes: boolean;
  sendAt: IsoDateTime;
}

/** Seconds between 'send' and the moment at which the customer sees the answer. */
export const undoSeconds = 10;

/** A ticket's customer, as staff see them beside it. */
export interface DeskCustomer {
  id: AdminUserId;
  email: string;
  name: string;
  status: AdminUserStatus;
  balance: Money;
  servers: readonly { id: ServerId; domain: string; status: ServerStatus }[];
  /** Bills that wait for money. */
  openBills: { count: number; sum: Money };
  /** The customer's other tickets, the latest first. */
  tickets: readonly { id: TicketId; subject: string; status: TicketStatus }[];
}

/** A ticket as its page for staff shows it. */
export interface DeskTicketPage {
  ticket: DeskTicket;
  /** Number of the server that it is about. */
  serverId: ServerId | null;
  /** The ticket that has its messages since it was merged. */
  mergedInto: TicketId | null;
  /** Oldest first. */
  entries: readonly DeskEntry[];
  outgoing: readonly OutgoingAnswer[];
  customer: DeskCustomer;
  /** E-mails of the staff to whom it can be assigned. */
  staff: readonly string[];
}

/** Tickets that wait, as the menu and the queue count them. */
export interface DeskCounts {
  unanswered: number;
  /** Of the unanswered ones: taken by nobody. */
  unassigned: number;
  /** Of the unanswered ones: taken by the reader. */
  mine: number;
}

/** One change of a ticket by staff. */
export type TicketChange =
  | { field: 'assignee'; value: string | null }
  | { field: 'department'; value: SupportDepartment }
  | { field: 'priority'; value: TicketPriority }
  | { field: 'status'; value: Exclude<TicketStatus, 'answered'> };

/** How many servers and other tickets of the customer are listed beside a ticket. */
export const listedBeside = 20;
