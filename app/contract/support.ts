import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { supportDepartments, ticketFacts, ticketStatuses } from '@/domain/support/support';
import { attachmentLimits, attachmentTypes } from '@/domain/support/supportAttachments';
import { ticketLimits } from '@/domain/support/supportForm';
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
const files = { max: attachmentLimits.count, maxBytes: attachmentLimits.size, endings: attachmentTypes };

/** Conditions of a list of tickets. */
const conditions = {
  status: v.optional(v.picklist(ticketStatuses)),
  department: v.optional(v.picklist(supportDepartments)),
  archived: v.optional(v.literal('1')),
};

/** Questions to support and the answers to them (§2). */
export const supportContract = {
  list: call({
    method: 'GET',
    path: '/api/tickets',
    summary:
      'The tickets of the account with all their messages, those that changed last first unless sorted; `delay` sorts by how long the customer has waited for an answer. What was archived is listed with `archived=1`, and nothing else then. A search looks into the number, the subject and the messages. `about` counts all tickets, whatever is searched for: those in the queue, neither closed nor archived, and those that were archived.',
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
    summary: 'One ticket with its messages, oldest first.',
    role: 'customer',
    params: byId,
    answer: ticketSchema,
    refusals: [],
  }),
  create: call({
    method: 'POST',
    path: '/api/tickets',
    summary:
      'Asks support; a server that is none of the account’s is left out. `fields` and `files` say what is wrong.',
    role: 'customer',
    requiresIdempotencyKey: true,
    limit: 'ticketsPerAccount',
    body: v.object({
      subject: textSchema,
      ...ticketFacts,
      serverId: v.nullable(serverIdSchema),
      message: messageTextSchema,
    }),
    files,
    answer: ticketSchema,
    refusals: ['invalidTicket', 'invalidFile'],
  }),
  reply: call({
    method: 'POST',
    path: '/api/tickets/{id}/messages',
    summary:
      'Adds a message of the customer’s, with a text or a file; the ticket, closed or not, waits for an answer again. A message to a merged ticket is added to the one that has its messages, which is the answer then.',
    role: 'customer',
    requiresIdempotencyKey: true,
    limit: 'messagesPerAccount',
    params: byId,
    body: v.object({ message: messageTextSchema }),
    files,
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
    summary: 'Takes tickets out of the queue, or puts them back; ids that are not there are passed over.',
    role: 'customer',
    body: v.object({ ids: v.pipe(v.array(ticketIdSchema), v.maxLength(1000)), isArchived: v.boolean() }),
    refusals: [],
  }),
  archiveListed: call({
    method: 'POST',
    path: '/api/tickets/archive-listed',
    summary:
      'Takes the next part of the tickets that a list has out of the queue, or puts them back. `next` of the answer is the `cursor` of the part that follows.',
    role: 'customer',
    body: v.object({ ...listedShape(conditions).entries, isArchived: v.boolean() }),
    answer: bulkActionAnswer,
    refusals: [],
  }),
  attachment: call({
    method: 'GET',
    path: '/api/tickets/{id}/attachments/{attachmentId}',
    summary: 'A file of a message, for saving; administrators get those of every account.',
    role: 'customer',
    params: v.object({ id: ticketIdSchema, attachmentId: numberedIdSchema }),
    isDownload: true,
    refusals: ['storageDown'],
  }),
};
