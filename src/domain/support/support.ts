import * as v from 'valibot';
import type { IsoDateTime } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import type { Attachment } from './supportAttachments';

/** Id of a ticket, shown as `#5001`. */
export type TicketId = number & { readonly __id: 'ticket' };

/** Services a ticket can be about (§9), in form order. */
export const supportServices = [
  'vps',
  'vpsCpu',
  'vpsStorage',
  'dedicated',
  'protection',
  'dns',
  'ftp',
  'ip',
  'ssl',
  'ispmanager',
  'modules',
  'bitninja',
] as const;
export type SupportService = (typeof supportServices)[number];

/** Spelling of §9, used in `?service=` (D7). */
const serviceNames: Readonly<Record<SupportService, string>> = {
  vps: 'VPS/VDS',
  vpsCpu: 'VPS/VDS Hi-CPU',
  vpsStorage: 'VPS/VDS Storage',
  dedicated: 'Dedicated servers',
  protection: 'Site protection',
  dns: 'DNS hosting',
  ftp: 'FTP storage',
  ip: 'Rent IP addresses',
  ssl: 'SSL certificates',
  ispmanager: 'Ispmanager licences',
  modules: 'Modules',
  bitninja: 'BitNinja',
};

/** Returns the name of a service as §9 writes it. */
export function supportServiceName(service: SupportService): string {
  return serviceNames[service];
}

/** Finds a service by its name in §9, ignoring case, or null. */
export function supportServiceNamed(name: string): SupportService | null {
  const normalized = name.trim().toLowerCase();
  return supportServices.find((service) => serviceNames[service].toLowerCase() === normalized) ?? null;
}

/** Departments that answer tickets (§9). */
export const supportDepartments = ['technical', 'billing', 'sales', 'abuse'] as const;
export type SupportDepartment = (typeof supportDepartments)[number];

/** A ticket waits for an answer, is answered, or is closed. */
export const ticketStatuses = ['queued', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Automatic messages. The catalogue has their texts, so that they follow the reader's language. */
export type RobotNotice = 'queued';

/** Schemas of a ticket's data without the server, from the API or browser storage. */
export const ticketFacts = {
  service: v.nullable(v.picklist(supportServices)),
  department: v.picklist(supportDepartments),
};

/** One message of a ticket's thread. */
export type TicketMessage = { id: number; at: IsoDateTime } & (
  | {
      author: 'customer' | 'support';
      /** E-mail of the colleague who wrote it; absent for the account's owner and for support. */
      member?: string | undefined;
      /** May be empty: only subject and department are required (§5). */
      text: string;
      attachments: readonly Attachment[];
    }
  | { author: 'robot'; notice: RobotNotice }
);

/** A question to support with every message about it. */
export interface Ticket {
  id: TicketId;
  subject: string;
  service: SupportService | null;
  /** The server that the ticket was opened from (D7). */
  serverId: ServerId | null;
  department: SupportDepartment;
  status: TicketStatus;
  /** Whether it is removed from the queue; only the filter shows it. */
  isArchived: boolean;
  /** The ticket that has its messages since it was merged. */
  mergedInto: TicketId | null;
  updatedAt: IsoDateTime;
  /** Oldest first. */
  messages: readonly TicketMessage[];
}

/** Returns the time of the customer's last message, ignoring automatic ones. Null for a ticket without messages. */
export function lastQuestionAt(ticket: Ticket): IsoDateTime | null {
  return ticket.messages.findLast(({ author }) => author === 'customer')?.at ?? null;
}

/**
 * Returns the 'Delay' of the list (§2 names the column only): whole minutes since the customer's last unanswered
 * message. Null for an answered or closed ticket.
 */
export function delayMinutes(ticket: Ticket, now: IsoDateTime): number | null {
  const since = ticket.status === 'queued' ? lastQuestionAt(ticket) : null;
  return since === null ? null : Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
}

/** Whether it is in the queue: neither closed nor archived. */
export function isInQueue({ status, isArchived }: Pick<Ticket, 'status' | 'isArchived'>): boolean {
  return status !== 'closed' && !isArchived;
}

/** Whether it has an unread answer; the badge counts and links these. */
export function isAnswered({ status, isArchived }: Pick<Ticket, 'status' | 'isArchived'>): boolean {
  return status === 'answered' && !isArchived;
}

/** Parses a ticket id from an address; null if invalid. */
export function toTicketId(text: string): TicketId | null {
  return /^[1-9]\d{0,8}$/.test(text) ? (Number(text) as TicketId) : null;
}
