import * as v from 'valibot';
import { cannedLimits, cannedProblems, type CannedDraft } from '@/domain/desk/cannedAnswer';
import { ticketPriorities } from '@/domain/desk/desk';
import { deskSorts, ticketHolders, ticketWaits } from '@/domain/desk/deskRules';
import { ticketMailScopes } from '@/domain/desk/ticketMails';
import { moneySchema } from '@/domain/money/moneySchema';
import { supportDepartments, ticketFacts, ticketStatuses } from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/ticketLimits';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { adminUserStatuses } from '@/domain/admin/user';
import { userIdSchema } from './adminShapes';
import { call } from './call';
import { messageFiles } from './support';
import {
  countSchema,
  listQuery,
  numberedIdSchema,
  pageOf,
  rublesSchema,
  serverIdSchema,
  textSchema,
  ticketIdSchema,
} from './shapes';

const longTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(ticketLimits.message),
  v.check((text) => !text.includes('\0')),
);

const ticketSchema = v.object({
  id: ticketIdSchema,
  subject: textSchema,
  /** E-mail of the customer or guest. */
  customer: textSchema,
  /** Whether a person without an account asks. Absent from backends without guests. */
  isGuest: v.optional(v.boolean(), false),
  ...ticketFacts,
  status: v.picklist(ticketStatuses),
  priority: v.picklist(ticketPriorities),
  assignee: v.nullable(v.object({ email: textSchema, isMe: v.boolean() })),
  waitingSince: v.nullable(isoMomentSchema),
  updatedAt: isoMomentSchema,
});

const countsSchema = v.object({ unanswered: countSchema, unassigned: countSchema, mine: countSchema });

const attachmentsSchema = v.array(v.object({ id: textSchema, name: textSchema, size: countSchema }));
const entryHead = { id: textSchema, at: isoMomentSchema };
const entrySchema = v.variant('author', [
  v.object({
    ...entryHead,
    author: v.literal('customer'),
    /** E-mail of the colleague who wrote it; absent for the account’s owner. */
    member: v.optional(textSchema),
    text: v.string(),
    attachments: attachmentsSchema,
  }),
  v.object({
    ...entryHead,
    author: v.literal('support'),
    staff: v.nullable(textSchema),
    text: v.string(),
    attachments: attachmentsSchema,
  }),
  v.object({ ...entryHead, author: v.literal('robot'), notice: v.literal('queued') }),
  v.object({ ...entryHead, author: v.literal('note'), staff: textSchema, text: v.string() }),
]);

const pageSchema = v.object({
  ticket: ticketSchema,
  serverId: v.nullable(serverIdSchema),
  /** The ticket into which it was merged; it has the messages now. */
  mergedInto: v.nullable(ticketIdSchema),
  entries: v.array(entrySchema),
  outgoing: v.array(
    v.object({
      id: numberedIdSchema,
      staff: textSchema,
      text: v.string(),
      closes: v.boolean(),
      /** Absent from backends without files in answers. */
      files: v.optional(v.array(v.object({ name: textSchema, size: countSchema })), []),
      sendAt: isoMomentSchema,
    }),
  ),
  /** Null for a guest’s ticket. */
  customer: v.nullable(
    v.object({
      id: userIdSchema,
      email: textSchema,
      name: textSchema,
      status: v.picklist(adminUserStatuses),
      balance: moneySchema,
      currency: rublesSchema,
      servers: v.array(v.object({ id: serverIdSchema, domain: textSchema, status: textSchema })),
      openBills: v.object({ count: countSchema, sum: moneySchema }),
      tickets: v.array(
        v.object({ id: ticketIdSchema, subject: textSchema, status: v.picklist(ticketStatuses) }),
      ),
    }),
  ),
  /** Null for an account’s ticket. Absent from backends without guests. */
  guest: v.optional(
    v.nullable(
      v.object({
        email: textSchema,
        name: textSchema,
        /** Account with the same verified address, to which the ticket may move. */
        account: v.nullable(v.object({ id: userIdSchema, email: textSchema })),
      }),
    ),
    null,
  ),
  staff: v.array(textSchema),
  /** E-mails of colleagues who are writing on it. */
  writers: v.array(textSchema),
});

const changeSchema = v.variant('field', [
  v.object({ field: v.literal('assignee'), value: v.nullable(textSchema) }),
  v.object({ field: v.literal('department'), value: v.picklist(supportDepartments) }),
  v.object({ field: v.literal('priority'), value: v.picklist(ticketPriorities) }),
  v.object({ field: v.literal('status'), value: v.picklist(['queued', 'closed']) }),
]);

const figureSchema = v.object({
  count: countSchema,
  median: v.nullable(countSchema),
  ninetieth: v.nullable(countSchema),
});

const cannedDraftSchema = v.pipe(
  v.object({
    title: v.pipe(textSchema, v.trim(), v.maxLength(cannedLimits.title)),
    text: longTextSchema,
    isShared: v.boolean(),
  }),
  v.check((draft: CannedDraft) => Object.keys(cannedProblems(draft)).length === 0),
);
const cannedSchema = v.object({
  id: numberedIdSchema,
  title: textSchema,
  text: v.string(),
  isShared: v.boolean(),
});

const ticketMailsSchema = v.object({
  choice: v.picklist(ticketMailScopes),
  /** Departments about whose tickets `mine` mails, too. */
  departments: v.optional(
    v.pipe(v.array(v.picklist(supportDepartments)), v.maxLength(supportDepartments.length)),
    [],
  ),
});

const byId = v.object({ id: ticketIdSchema });

/** The support desk for staff: the queue, one ticket, and canned answers. */
export const deskContract = {
  tickets: call({
    method: 'GET',
    path: '/api/admin/tickets',
    summary:
      'Lists the tickets of all customers, longest unanswered first by default. The search matches number, subject, messages and customer. `holder` is the assignee relative to the caller, `wait` the least time that a customer has waited for an answer. `about` counts all unanswered tickets, whatever the search.',
    role: 'admin',
    right: 'tickets.read',
    query: listQuery(deskSorts, {
      wait: v.optional(v.picklist(ticketWaits)),
      status: v.optional(v.picklist(ticketStatuses)),
      department: v.optional(v.picklist(supportDepartments)),
      priority: v.optional(v.picklist(ticketPriorities)),
      holder: v.optional(v.picklist(ticketHolders)),
    }),
    answer: v.object({ ...pageOf(ticketSchema).entries, about: countsSchema }),
    refusals: [],
  }),
  ticketCounts: call({
    method: 'GET',
    path: '/api/admin/tickets/counts',
    summary: 'Counts the unanswered tickets: all, unassigned ones, and the caller’s own.',
    role: 'admin',
    right: 'tickets.read',
    answer: countsSchema,
    refusals: [],
  }),
  responseTimes: call({
    method: 'GET',
    path: '/api/admin/tickets/times',
    summary:
      'Returns the median and the 90th percentile of first response and resolution times, in minutes of the desk’s opening hours, of the tickets opened in the last days.',
    role: 'admin',
    right: 'tickets.read',
    answer: v.object({
      days: countSchema,
      opened: countSchema,
      firstResponse: figureSchema,
      resolution: figureSchema,
      // Absent from backends without opening hours.
      isBusinessTime: v.optional(v.boolean(), false),
    }),
    refusals: [],
  }),
  ticketMails: call({
    method: 'GET',
    path: '/api/admin/tickets/mails',
    summary:
      'Returns about which waiting tickets the caller gets mails: all, those assigned to the caller and those of the chosen departments (`mine`), or none.',
    role: 'admin',
    right: 'tickets.answer',
    answer: ticketMailsSchema,
    refusals: [],
  }),
  saveTicketMails: call({
    method: 'PUT',
    path: '/api/admin/tickets/mails',
    summary:
      'Chooses about which tickets the caller gets mails. A mail is sent when a ticket starts to wait for an answer, within the desk’s opening hours, once until it is answered.',
    role: 'admin',
    right: 'tickets.answer',
    body: ticketMailsSchema,
    answer: ticketMailsSchema,
    refusals: [],
  }),
  deskTicket: call({
    method: 'GET',
    path: '/api/admin/tickets/{id}',
    summary:
      'Returns one ticket with its messages and internal notes in order, unsent answers, its customer, and the staff it can be assigned to.',
    role: 'admin',
    right: 'tickets.read',
    params: byId,
    answer: pageSchema,
    refusals: [],
  }),
  answerTicket: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/answers',
    summary:
      'Answers a ticket with a text and files, and closes it with `closes`. The answer is sent after a few seconds (`sendAt`) and can be undone until then; an unassigned ticket is assigned to the caller.',
    role: 'admin',
    right: 'tickets.answer',
    requiresIdempotencyKey: true,
    params: byId,
    body: v.object({ text: longTextSchema, closes: v.boolean() }),
    files: messageFiles,
    answer: pageSchema,
    refusals: ['changed', 'invalidFile'],
  }),
  writeTicket: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/writing',
    summary:
      'Shows colleagues for some seconds that the caller writes to the ticket (`writers`). Called again while it goes on.',
    role: 'admin',
    right: 'tickets.answer',
    params: byId,
    refusals: [],
  }),
  undoAnswer: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/answers/{answerId}/undo',
    summary: 'Undoes an answer before it is sent.',
    role: 'admin',
    right: 'tickets.answer',
    params: v.object({ id: ticketIdSchema, answerId: numberedIdSchema }),
    answer: pageSchema,
    refusals: ['changed'],
  }),
  noteTicket: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/notes',
    summary: 'Adds an internal note, which the customer never sees.',
    role: 'admin',
    right: 'tickets.answer',
    requiresIdempotencyKey: true,
    params: byId,
    body: v.object({ text: longTextSchema }),
    answer: pageSchema,
    refusals: ['changed'],
  }),
  changeTicket: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/change',
    summary:
      'Assigns a ticket to a member of staff (by e-mail) or to nobody, moves it to a department, changes its priority, closes or reopens it. `changed` if no member of staff has the e-mail, or the ticket was merged into another.',
    role: 'admin',
    right: 'tickets.answer',
    params: byId,
    body: changeSchema,
    answer: pageSchema,
    refusals: ['changed'],
  }),
  mergeTicket: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/merge',
    summary:
      'Moves the messages, files and notes of a ticket into another one of the same customer (`into`), in the order in which they were written, and closes it. Answers with the ticket that has them. `changed` for tickets of two customers, or one that was merged already.',
    role: 'admin',
    right: 'tickets.answer',
    params: byId,
    body: v.object({ into: ticketIdSchema }),
    answer: pageSchema,
    refusals: ['changed'],
  }),
  attachTicket: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/attach',
    summary:
      'Moves a guest’s ticket to the account whose verified address is the guest’s; its owner sees it from now on. `changed` without such an account.',
    role: 'admin',
    right: 'tickets.answer',
    params: byId,
    answer: pageSchema,
    refusals: ['changed'],
  }),
  cannedAnswers: call({
    method: 'GET',
    path: '/api/admin/canned-answers',
    summary: 'Lists the canned answers by title: shared ones and the caller’s own.',
    role: 'admin',
    right: 'tickets.read',
    answer: v.object({ items: v.array(cannedSchema) }),
    refusals: [],
  }),
  addCannedAnswer: call({
    method: 'POST',
    path: '/api/admin/canned-answers',
    summary: 'Adds a canned answer, shared or the caller’s own.',
    role: 'admin',
    right: 'tickets.answer',
    body: cannedDraftSchema,
    answer: cannedSchema,
    refusals: [],
  }),
  saveCannedAnswer: call({
    method: 'PUT',
    path: '/api/admin/canned-answers/{id}',
    summary: 'Changes a canned answer that is shared or the caller’s own.',
    role: 'admin',
    right: 'tickets.answer',
    params: v.object({ id: numberedIdSchema }),
    body: cannedDraftSchema,
    answer: cannedSchema,
    refusals: [],
  }),
  deleteCannedAnswer: call({
    method: 'DELETE',
    path: '/api/admin/canned-answers/{id}',
    summary: 'Deletes a canned answer that is shared or the caller’s own.',
    role: 'admin',
    right: 'tickets.answer',
    params: v.object({ id: numberedIdSchema }),
    refusals: [],
  }),
};
