import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { supportDepartments, ticketFacts, ticketStatuses } from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/ticketLimits';
import { attachmentLimits, attachmentTypes } from '@/domain/support/supportAttachments';
import { ticketSorts } from '@/domain/support/ticketRules';
import { call } from './call';
import {
  countSchema,
  listQuery,
  numberedIdSchema,
  pageOf,
  serverIdSchema,
  textSchema,
  ticketIdSchema,
  bulkActionAnswer,
  listedShape,
} from './shapes';

/** Text of a message; PostgreSQL cannot store a NUL. */
const messageTextSchema = v.pipe(
  v.string(),
  v.maxLength(ticketLimits.message),
  v.check((text) => !text.includes('\0')),
);

const attachmentSchema = v.object({ id: textSchema, name: textSchema, size: countSchema });

const messageSchema = v.variant('author', [
  v.object({
    id: numberedIdSchema,
    at: isoMomentSchema,
    author: v.picklist(['customer', 'support']),
    /** E-mail of the colleague who wrote it; absent for the account’s owner and for support. */
    member: v.optional(textSchema),
    text: messageTextSchema,
    attachments: v.array(attachmentSchema),
  }),
  v.object({
    id: numberedIdSchema,
    at: isoMomentSchema,
    author: v.literal('robot'),
    notice: v.literal('queued'),
  }),
]);

const ticketSchema = v.object({
  id: ticketIdSchema,
  subject: textSchema,
  ...ticketFacts,
  serverId: v.nullable(serverIdSchema),
  status: v.picklist(ticketStatuses),
  isArchived: v.boolean(),
  /** The ticket that has its messages since staff merged them. */
  mergedInto: v.nullable(ticketIdSchema),
  updatedAt: isoMomentSchema,
  messages: v.array(messageSchema),
});

const byId = v.object({ id: ticketIdSchema });
/** Files of a message. */
export const messageFiles = {
  max: attachmentLimits.count,
  maxBytes: attachmentLimits.size,
  endings: attachmentTypes,
};

/** Conditions of a list of tickets. */
const conditions = {
  status: v.optional(v.picklist(ticketStatuses)),
  department: v.optional(v.picklist(supportDepartments)),
  archived: v.optional(v.literal('1')),
};

/** Support tickets (§2). */
export const supportContract = {
  list: call({
    method: 'GET',
    path: '/api/tickets',
    summary:
      'Lists the tickets of the account with all their messages, last change first by default; `delay` sorts by the customer’s waiting time. `archived=1` lists archived tickets only. The search matches number, subject and messages. `about` counts all tickets, whatever the search: those in the queue, neither closed nor archived, and the archived ones.',
    role: 'customer',
    query: listQuery(ticketSorts, conditions),
    answer: v.object({
      ...pageOf(ticketSchema).entries,
      about: v.object({ queueCount: countSchema, archivedCount: countSchema }),
    }),
    refusals: [],
  }),
  ticket: call({
    method: 'GET',
    path: '/api/tickets/{id}',
    summary: 'Returns one ticket with its messages, oldest first.',
    role: 'customer',
    params: byId,
    answer: ticketSchema,
    refusals: [],
  }),
  create: call({
    method: 'POST',
    path: '/api/tickets',
    summary:
      'Creates a ticket; a server of another account is ignored. `fields` and `files` list the problems.',
    role: 'customer',
    requiresIdempotencyKey: true,
    limit: 'ticketsPerAccount',
    body: v.object({
      subject: textSchema,
      ...ticketFacts,
      serverId: v.nullable(serverIdSchema),
      message: messageTextSchema,
    }),
    files: messageFiles,
    answer: ticketSchema,
    refusals: ['invalidTicket', 'invalidFile'],
  }),
  reply: call({
    method: 'POST',
    path: '/api/tickets/{id}/messages',
    summary:
      'Adds a message of the customer, with a text or a file; the ticket waits for an answer again, even if it was closed. A message to a merged ticket is added to the one that has its messages, which is returned then.',
    role: 'customer',
    requiresIdempotencyKey: true,
    limit: 'messagesPerAccount',
    params: byId,
    body: v.object({ message: messageTextSchema }),
    files: messageFiles,
    answer: ticketSchema,
    refusals: ['invalidTicket', 'invalidFile'],
  }),
  close: call({
    method: 'POST',
    path: '/api/tickets/{id}/close',
    summary: 'Closes a ticket.',
    role: 'customer',
    params: byId,
    answer: ticketSchema,
    refusals: [],
  }),
  setArchived: call({
    method: 'POST',
    path: '/api/tickets/archive',
    summary: 'Archives tickets, or returns them to the queue; unknown ids are ignored.',
    role: 'customer',
    body: v.object({ ids: v.pipe(v.array(ticketIdSchema), v.maxLength(1000)), isArchived: v.boolean() }),
    refusals: [],
  }),
  archiveListed: call({
    method: 'POST',
    path: '/api/tickets/archive-listed',
    summary:
      'Archives the next part of a list’s tickets, or returns them to the queue. `next` of the answer is the `cursor` of the following part.',
    role: 'customer',
    body: v.object({ ...listedShape(conditions).entries, isArchived: v.boolean() }),
    answer: bulkActionAnswer,
    refusals: [],
  }),
  attachment: call({
    method: 'GET',
    path: '/api/tickets/{id}/attachments/{attachmentId}',
    summary: 'Returns a file of a message as a download; administrators can read every account’s.',
    role: 'customer',
    params: v.object({ id: ticketIdSchema, attachmentId: numberedIdSchema }),
    isDownload: true,
    refusals: ['storageDown'],
  }),
};
