import * as v from 'valibot';
import type { IsoDateTime } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import type { Attachment } from './supportAttachments';

/** Number of a ticket, shown as `#5001`. */
export type TicketId = number & { readonly __id: 'ticket' };

/** The services a ticket can be about (§9), in the order of the form. */
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

/** How §9 writes them: this is what `?service=` carries (D7). */
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

/** How §9 writes a service. */
export function supportServiceName(service: SupportService): string {
  return serviceNames[service];
}

/** The service of a name of §9, in any case, or null for any other text. */
export function supportServiceNamed(name: string): SupportService | null {
  const normalized = name.trim().toLowerCase();
  return supportServices.find((service) => serviceNames[service].toLowerCase() === normalized) ?? null;
}

/** Departments that answer tickets (§9). */
export const supportDepartments = ['technical', 'billing', 'sales', 'abuse'] as const;
export type SupportDepartment = (typeof supportDepartments)[number];

/** Waits for an answer, has one, or is done with. */
export const ticketStatuses = ['queued', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Notices of the robot. Their words are in the catalogue, so that they follow the reader's language. */
export type RobotNotice = 'queued';

/** Schemas of a ticket's facts besides the server. The facts come from outside: the wire, or a tab's storage. */
export const ticketFacts = {
  service: v.nullable(v.picklist(supportServices)),
  department: v.picklist(supportDepartments),
};

/** One message of a ticket's thread. */
export type TicketMessage = { id: number; at: IsoDateTime } & (
  | {
      author: 'customer' | 'support';
      /** As typed; may be empty, because the specification requires only subject and department (§5). */
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
  /** The server it is about, when it was opened from one (D7). */
  serverId: ServerId | null;
  department: SupportDepartment;
  status: TicketStatus;
  /** Out of the queue, found by the filter only. */
  isArchived: boolean;
  /** The ticket that has its messages since it was merged. */
  mergedInto: TicketId | null;
  updatedAt: IsoDateTime;
  /** Oldest first. */
  messages: readonly TicketMessage[];
}

/**
 * Returns the time of the customer's last message. A robot's message is no answer. Null for a ticket without messages.
 */
export function lastQuestionAt(ticket: Ticket): IsoDateTime | null {
  return ticket.messages.findLast(({ author }) => author === 'customer')?.at ?? null;
}

/**
 * The list's 'Delay' (§2 names the column only): whole minutes a queued ticket has waited for an answer to what the
 * customer wrote last. Null once it is answered or closed: nobody waits then.
 */
export function delayMinutes(ticket: Ticket, now: IsoDateTime): number | null {
  const since = ticket.status === 'queued' ? lastQuestionAt(ticket) : null;
  return since === null ? null : Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
}

/** In the queue: neither closed nor archived. */
export function isInQueue({ status, isArchived }: Pick<Ticket, 'status' | 'isArchived'>): boolean {
  return status !== 'closed' && !isArchived;
}

/** An answer of support's that the customer has not taken up: what the badge counts, and its link lists. */
export function isAnswered({ status, isArchived }: Pick<Ticket, 'status' | 'isArchived'>): boolean {
  return status === 'answered' && !isArchived;
}

/** A ticket's number from an address; null for anything that cannot be one. */
export function toTicketId(text: string): TicketId | null {
  return /^[1-9]\d{0,8}$/.test(text) ? (Number(text) as TicketId) : null;
}
