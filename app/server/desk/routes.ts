import type { deskContract } from '@app/contract/desk';
import type { TicketChange } from '@/domain/desk/desk';
import { closedTicket, reopenedTicket } from '@/domain/support/supportThread';
import type { TicketId } from '@/domain/support/support';
import { toIsoDateTime } from '@/domain/time/dates';
import type { AdminEventKind } from '@/domain/admin/activity';
import { audit } from '../audit/audit';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Publish } from '../jobs/handler';
import type { Caller } from '../routing/caller';
import type { Handlers } from '../routing/contractRoutes';
import { lockAnyTicket, ticketTopics } from '../support/answer';
import { publishToStaff } from '../support/staff';
import { storeTicket } from '../support/store';
import { attachGuestTicket } from './guests';
import { addCanned, cannedAnswersOf, lockCanned, saveCanned, wireCanned } from './canned';
import { storeAnswer, deleteOutgoingAnswer } from './outgoing';
import { mergeTickets } from './merge';
import { deskCounts, deskPage, deskRows, responseTimes } from './queue';
import { answeringStaff, deskTicket, wireDeskTicket } from './ticketPage';
import { supportDepartments } from '@/domain/support/support';
import { ticketMailsOf } from './staffMail';
import { deleteWriter, storeWriter } from './writers';

/** Parameters of a call that are needed to record and publish a change of a ticket. */
interface Act {
  readonly db: Db;
  readonly caller: Caller;
  readonly now: Date;
  readonly changed: Publish;
  readonly adminEmails: readonly string[];
  readonly params: { readonly id: TicketId };
}

/** Records a change of a ticket, notifies the staff's tabs and returns the ticket. */
async function recordChange(
  act: Act,
  record: { readonly kind: AdminEventKind; readonly before: object | null; readonly after: object | null },
) {
  const { db, caller, now, changed, adminEmails, params } = act;
  const { customer } = await deskRows(db).where('ticket.id', '=', params.id).executeTakeFirstOrThrow();
  await audit(db, { caller, now, subject: `#${params.id}`, customer, ...record });
  await publishToStaff(db, adminEmails, changed);
  return deskTicket(db, caller, { id: params.id, adminEmails, now });
}

/**
 * Locks a ticket that was not merged.
 *
 * @throws Problem 404 `notFound`, 409 `changed` if it was merged into another
 */
async function lockOpenTicket(tx: Db, id: TicketId) {
  const locked = await lockAnyTicket(tx, id);
  if (locked.ticket.mergedInto !== null) throw refusal('changed');
  return locked;
}

/** Returns the current value of a field. */
async function fieldOf(db: Db, id: TicketId, field: TicketChange['field']): Promise<string | null> {
  const row = await deskRows(db).where('ticket.id', '=', id).executeTakeFirstOrThrow();
  return row[field];
}

/**
 * Changes one field of a locked ticket.
 *
 * @throws Problem 409 `changed` if the assignee may not answer tickets
 */
async function changeTicket(act: Act, change: TicketChange): Promise<void> {
  const { db, params, now, changed, adminEmails } = act;
  const { userId, ticket } = await lockAnyTicket(db, params.id);
  const row = db.updateTable('ticket').where('id', '=', params.id);
  if (change.field === 'assignee') {
    const staff = change.value === null ? [] : await answeringStaff(db, adminEmails);
    const assignee = staff.find(({ email }) => email === change.value);
    if (change.value !== null && !assignee) throw refusal('changed');
    await row.set({ assigneeId: assignee?.id ?? null }).execute();
  } else if (change.field === 'priority') {
    await row.set({ priority: change.value }).execute();
  } else if (change.field === 'department') {
    await row.set({ department: change.value }).execute();
    if (userId !== null) changed(userId, 'tickets');
  } else if (change.value !== ticket.status) {
    const at = toIsoDateTime(now);
    const after = change.value === 'closed' ? closedTicket(ticket, at) : reopenedTicket(ticket, at);
    await storeTicket(db, userId, { before: ticket, after });
    if (userId !== null) changed(userId, ...ticketTopics);
  }
}

/** Calls with which staff answer customers. */
export const deskRoutes: Handlers<typeof deskContract> = {
  async tickets({ db, caller, query, now }) {
    const { items, ...page } = await deskPage(db, { callerId: caller.id, now }, query);
    return { ...page, items: items.map(wireDeskTicket), about: await deskCounts(db, caller.id) };
  },
  ticketCounts: ({ db, caller }) => deskCounts(db, caller.id),
  responseTimes: ({ db, now }) => responseTimes(db, now),
  async ticketMails({ db, caller }) {
    const { choice, departments } = await ticketMailsOf(db, caller.id);
    return { choice, departments: [...departments] };
  },
  async saveTicketMails({ db, caller, body: { choice, departments: chosen }, now }) {
    const before = await ticketMailsOf(db, caller.id);
    const departments = supportDepartments.filter((each) => chosen.includes(each));
    if (before.choice !== choice || before.departments.join() !== departments.join()) {
      await db
        .updateTable('user')
        .set({ ticketMails: choice, ticketDepartments: JSON.stringify(departments) })
        .where('id', '=', caller.id)
        .execute();
      await audit(db, {
        caller,
        now,
        kind: 'ticketMailsSaved',
        subject: caller.email,
        before: { ticketMails: before.choice, departments: before.departments.join(', ') },
        after: { ticketMails: choice, departments: departments.join(', ') },
      });
    }
    return { choice, departments };
  },
  deskTicket: ({ db, caller, params, adminEmails, now }) =>
    deskTicket(db, caller, { id: params.id, adminEmails, now }),
  async answerTicket(input) {
    const { db, caller, params, body, files, now } = input;
    const { ticket, userId } = await lockOpenTicket(db, params.id);
    // A guest has no page to download files from.
    if (userId === null && files.length > 0) throw refusal('invalidFile');
    await deleteWriter(db, params.id, caller.id);
    const author = { staffId: caller.id, staffEmail: caller.email };
    await storeAnswer(db, { ...body, ...author, ticketId: params.id, files, now });
    const { numUpdatedRows } = await db
      .updateTable('ticket')
      .set({ assigneeId: caller.id })
      .where('id', '=', params.id)
      .where('assigneeId', 'is', null)
      .executeTakeFirst();
    // Answering an unassigned ticket assigns it (D33).
    const assigned = numUpdatedRows > 0 ? { assignee: caller.email } : {};
    const before = { status: ticket.status };
    const names = files.map(({ name }) => name).join(', ');
    const attached = names === '' ? {} : { files: names };
    const after = { status: body.closes ? 'closed' : 'answered', text: body.text, ...attached, ...assigned };
    return recordChange(input, { kind: 'ticketAnswered', before, after });
  },
  async writeTicket({ db, caller, params, now, changed, adminEmails }) {
    await lockAnyTicket(db, params.id);
    const isNew = await storeWriter(db, { ticketId: params.id, staffId: caller.id, now });
    if (isNew) await publishToStaff(db, adminEmails, changed);
  },
  async undoAnswer(input) {
    const { db, params } = input;
    await lockAnyTicket(db, params.id);
    const text = await deleteOutgoingAnswer(db, { id: params.answerId, ticketId: params.id });
    return recordChange(input, { kind: 'ticketAnswerUndone', before: { text }, after: null });
  },
  async noteTicket(input) {
    const { db, caller, params, body, now } = input;
    await lockOpenTicket(db, params.id);
    await deleteWriter(db, params.id, caller.id);
    const note = { ticketId: params.id, at: now, staffEmail: caller.email, text: body.text };
    await db.insertInto('ticketNote').values(note).execute();
    return recordChange(input, { kind: 'ticketNoted', before: null, after: { text: body.text } });
  },
  async changeTicket(input) {
    const { db, params, body, adminEmails, now } = input;
    await lockOpenTicket(db, params.id);
    const was = await fieldOf(db, params.id, body.field);
    if (was === body.value) return deskTicket(db, input.caller, { id: params.id, adminEmails, now });
    const before = { [body.field]: was };
    await changeTicket(input, body);
    const after = { [body.field]: body.value };
    return recordChange(input, { kind: 'ticketChanged', before, after });
  },
  async mergeTicket(input) {
    const { db, params, body, now, changed } = input;
    const { userId } = await mergeTickets(db, { id: params.id, into: body.into, now });
    changed(userId, ...ticketTopics);
    const [merged, kept] = [`#${params.id}`, `#${body.into}`];
    const kind = 'ticketMerged';
    await recordChange(input, { kind, before: { mergedInto: null }, after: { mergedInto: kept } });
    const inKept = { ...input, params: { id: body.into } };
    return recordChange(inKept, { kind, before: { mergedFrom: null }, after: { mergedFrom: merged } });
  },
  async attachTicket(input) {
    const { db, params, changed } = input;
    const attached = await attachGuestTicket(db, params.id);
    changed(attached.userId, ...ticketTopics);
    const before = { account: null };
    return recordChange(input, { kind: 'ticketChanged', before, after: { account: attached.email } });
  },
  async cannedAnswers({ db, caller }) {
    return { items: (await cannedAnswersOf(db, caller.id)).map(wireCanned) };
  },
  async addCannedAnswer({ db, caller, body, now }) {
    const answer = await addCanned(db, caller.id, body);
    const record = { subject: answer.title, before: null, after: body };
    await audit(db, { caller, now, kind: 'cannedAnswerSaved', ...record });
    return wireCanned(answer);
  },
  async saveCannedAnswer({ db, caller, params, body, now }) {
    const { id, ...before } = await lockCanned(db, caller.id, params.id);
    const answer = await saveCanned(db, caller.id, { ...body, id });
    const record = { subject: answer.title, before, after: body };
    await audit(db, { caller, now, kind: 'cannedAnswerSaved', ...record });
    return wireCanned(answer);
  },
  async deleteCannedAnswer({ db, caller, params, now }) {
    const { id, ...before } = await lockCanned(db, caller.id, params.id);
    await db.deleteFrom('cannedAnswer').where('id', '=', id).execute();
    const record = { subject: before.title, before, after: null };
    await audit(db, { caller, now, kind: 'cannedAnswerDeleted', ...record });
  },
};
