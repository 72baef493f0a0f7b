import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { deskContract } from '@app/contract/desk';
import { notificationsContract } from '@app/contract/notifications';
import { supportContract } from '@app/contract/support';
import { createWorker } from '@app/server/jobs/worker';
import { answeredCount } from '@app/server/support/read';
import { undoSeconds } from '@/domain/desk/desk';
import { responseReport } from '@/domain/desk/responseTimes';
import type { TicketId } from '@/domain/support/support';
import { toIsoDateTime } from '@/domain/time/dates';
import { handlersOf } from '../support/jobHandlers';
import { newestNotice } from '../support/notices';
import { openApp } from '../support/openApp';
import { recordedLog } from '../support/recordedLog';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const [olga, boris] = [await signIn(app, 'admin'), await signIn(app, 'admin')];
const [ann, eve] = [await signIn(app), await signIn(app)];

const desk = deskContract;
const paramsOf = (id: number) => ({ id: String(id) });

async function ask(person: Person, changes: Partial<Record<string, unknown>> = {}): Promise<TicketId> {
  const body = {
    subject: 'Сайт не открывается',
    service: 'vps',
    serverId: null,
    department: 'technical',
    message: 'nginx отвечает 502',
    ...changes,
  };
  const { create } = supportContract;
  return (await answerOf(create, callAs(app, person, create, { body, key: randomUUID() }))).id;
}

const page = (id: number, person = olga) =>
  answerOf(desk.deskTicket, callAs(app, person, desk.deskTicket, { params: paramsOf(id) }));
const answer = (id: number, body: object = { text: 'Перезапустите php-fpm', closes: false }) =>
  callAs(app, olga, desk.answerTicket, { params: paramsOf(id), body, key: randomUUID() });
const answered = (id: number, body?: object) => answerOf(desk.answerTicket, answer(id, body));
const change = (id: number, body: object, person = olga) =>
  callAs(app, person, desk.changeTicket, { params: paramsOf(id), body });
const list = (query: Record<string, string> = {}, person = olga) =>
  answerOf(desk.tickets, callAs(app, person, desk.tickets, { query }));
const idsOf = async (query: Record<string, string>, person?: Person) =>
  (await list(query, person)).items.map(({ id }) => id);
const refusalOf = async (response: Promise<Response>) => {
  const refused = await response;
  return [refused.status, await codeOf(refused)];
};
const customersView = (id: number, person = ann) =>
  answerOf(supportContract.ticket, callAs(app, person, supportContract.ticket, { params: paramsOf(id) }));

/** Runs what is due so many seconds from now. */
const runJobs = (seconds: number) =>
  createWorker({
    db,
    changes: app.deps.changes,
    handlers: handlersOf(app.deps.gateways),
    log: recordedLog().log,
    clock: () => new Date(Date.now() + seconds * 1000),
  }).runDue();
const afterUndo = undoSeconds + 1;

// tests: DESK-01
it('lists the longest unanswered first, then those that wait for nobody', async () => {
  const [first, second, third] = [await ask(ann), await ask(eve), await ask(ann)];
  await change(second, { field: 'status', value: 'closed' });
  const { reply } = supportContract;
  // The first one's customer writes again: it waits since the first message all the same.
  await answerOf(
    reply,
    callAs(app, ann, reply, { params: paramsOf(first), body: { message: 'Ну что?' }, key: randomUUID() }),
  );
  expect(await idsOf({})).toEqual([first, third, second]);
  expect((await list({ limit: '1' })).items.map(({ id }) => id)).toEqual([first]);
  const { next } = await list({ limit: '1' });
  expect(await idsOf({ cursor: next ?? '' })).toEqual([third, second]);
  expect((await page(second)).ticket).toMatchObject({ status: 'closed', waitingSince: null });
});

it('finds a ticket by its number, subject, customer, and the texts of its messages', async () => {
  const id = await ask(ann, { subject: 'Странный ёж', message: 'Ошибка 0xDEAD в журнале' });
  expect(await idsOf({ search: `#${id}` })).toEqual([id]);
  expect(await idsOf({ search: 'странный еж' })).toEqual([id]);
  expect(await idsOf({ search: '0xdead' })).toEqual([id]);
  expect(await idsOf({ search: ann.email, department: 'sales' })).toEqual([]);
  expect(await idsOf({ search: ann.email })).toContain(id);
  expect(await idsOf({ search: '0xd_ad' })).toEqual([]);
});

it('counts what waits, and lists it by who has it', async () => {
  const before = await answerOf(desk.ticketCounts, callAs(app, olga, desk.ticketCounts));
  const id = await ask(ann, { department: 'abuse' });
  await answerOf(desk.changeTicket, change(id, { field: 'assignee', value: olga.email }));
  const after = await answerOf(desk.ticketCounts, callAs(app, olga, desk.ticketCounts));
  expect(after).toEqual({
    unanswered: before.unanswered + 1,
    unassigned: before.unassigned,
    mine: before.mine + 1,
  });
  expect((await list()).about).toEqual(after);
  const query = (holder: string) => ({ holder, department: 'abuse' });
  expect(await idsOf(query('me'))).toEqual([id]);
  expect(await idsOf(query('me'), boris)).toEqual([]);
  expect(await idsOf(query('colleague'), boris)).toEqual([id]);
  expect(await idsOf(query('nobody'))).toEqual([]);
});

// tests: DESK-03
it('shows the customer an answer only after the seconds in which it can be taken back', async () => {
  const id = await ask(ann);
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const { outgoing, ticket } = await answered(id);
  expect(outgoing).toMatchObject([{ staff: olga.email, text: 'Перезапустите php-fpm', closes: false }]);
  expect(ticket).toMatchObject({ status: 'queued', assignee: { email: olga.email, isMe: true } });
  await runJobs(undoSeconds - 2);
  expect((await customersView(id)).messages).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  await runJobs(afterUndo);
  stop();
  expect(told).toHaveBeenCalledExactlyOnceWith(['tickets', 'notifications', 'account']);
  expect(await customersView(id)).toMatchObject({
    status: 'answered',
    messages: [{}, {}, { author: 'support', text: 'Перезапустите php-fpm' }],
  });
  expect(JSON.stringify(await customersView(id))).not.toContain(olga.email);
  expect(await answeredCount(db, ann.id)).toBe(1);
  expect(await newestNotice(db, ann)).toEqual({
    kind: 'ticketAnswered',
    ticketId: id,
    subject: 'Сайт не открывается',
  });
  const mail = await db
    .selectFrom('job')
    .select('payload')
    .where('key', '=', `mail:ticket:${id}:3`)
    .executeTakeFirstOrThrow();
  expect(mail.payload).toEqual({
    userId: ann.id,
    news: {
      kind: 'ticketAnswered',
      ticketId: id,
      subject: 'Сайт не открывается',
      text: 'Перезапустите php-fpm',
      files: [],
    },
    isResent: false,
  });
  expect(await page(id)).toMatchObject({ outgoing: [], ticket: { status: 'answered', waitingSince: null } });
  expect((await page(id)).entries.at(-1)).toMatchObject({ author: 'support', staff: olga.email });
});

it('answers and closes at once, and puts an archived ticket back into the customer’s queue', async () => {
  const id = await ask(ann);
  const { setArchived } = supportContract;
  await answerOf(
    setArchived,
    callAs(app, ann, setArchived, { body: { ids: [String(id)], isArchived: true } }),
  );
  await answered(id, { text: 'Готово', closes: true });
  await runJobs(afterUndo);
  expect(await customersView(id)).toMatchObject({ status: 'closed', isArchived: false });
});

it('takes an answer back once, and not after it is sent', async () => {
  const id = await ask(ann);
  const { outgoing } = await answered(id);
  const params = { ...paramsOf(id), answerId: String(outgoing[0]?.id) };
  const undo = () => callAs(app, olga, desk.undoAnswer, { params });
  expect((await answerOf(desk.undoAnswer, undo())).outgoing).toEqual([]);
  expect(await refusalOf(undo())).toEqual([409, 'changed']);
  await runJobs(afterUndo);
  expect((await customersView(id)).messages).toHaveLength(2);
});

it('stores one answer of a key that comes twice, even at once', async () => {
  const id = await ask(ann);
  const parts = { params: paramsOf(id), body: { text: 'Один раз', closes: false }, key: randomUUID() };
  const send = () => answerOf(desk.answerTicket, callAs(app, olga, desk.answerTicket, parts));
  const [one, two] = await Promise.all([send(), send()]);
  expect(two).toEqual(one);
  expect((await page(id)).outgoing).toHaveLength(1);
});

it('never shows a note to the customer', async () => {
  const id = await ask(ann);
  const parts = { params: paramsOf(id), body: { text: 'Клиент ошибается' }, key: randomUUID() };
  const { entries } = await answerOf(desk.noteTicket, callAs(app, olga, desk.noteTicket, parts));
  expect(entries.at(-1)).toMatchObject({ author: 'note', staff: olga.email, text: 'Клиент ошибается' });
  expect((await customersView(id)).messages).toHaveLength(2);
  expect(JSON.stringify(await customersView(id))).not.toContain('Клиент ошибается');
});

it('changes assignee, department, priority and status, each by itself', async () => {
  const id = await ask(ann);
  const changed = async (body: object) => (await answerOf(desk.changeTicket, change(id, body))).ticket;
  expect(await changed({ field: 'assignee', value: boris.email })).toMatchObject({
    assignee: { email: boris.email, isMe: false },
  });
  expect(await changed({ field: 'assignee', value: null })).toMatchObject({ assignee: null });
  expect(await changed({ field: 'department', value: 'billing' })).toMatchObject({ department: 'billing' });
  expect(await changed({ field: 'priority', value: 'urgent' })).toMatchObject({ priority: 'urgent' });
  const { waitingSince } = (await page(id)).ticket;
  expect(await changed({ field: 'status', value: 'closed' })).toMatchObject({
    status: 'closed',
    waitingSince: null,
  });
  expect(await changed({ field: 'status', value: 'queued' })).toMatchObject({
    status: 'queued',
    waitingSince,
  });
  expect((await customersView(id)).department).toBe('billing');
});

it('records who a ticket of nobody goes to, and nothing for a change that changes nothing', async () => {
  const id = await ask(ann);
  const records = async () => {
    const rows = await db
      .selectFrom('auditEvent')
      .select(['kind', 'before', 'after'])
      .where('subject', '=', `#${id}`)
      .orderBy('id')
      .execute();
    return rows.filter(({ kind }) => kind.startsWith('ticket'));
  };
  await answered(id);
  await answered(id);
  expect((await records()).map(({ after }) => after)).toEqual([
    { status: 'answered', text: expect.any(String) as string, assignee: olga.email },
    { status: 'answered', text: expect.any(String) as string },
  ]);
  const same = { field: 'assignee', value: olga.email };
  expect((await answerOf(desk.changeTicket, change(id, same))).ticket.assignee?.email).toBe(olga.email);
  await answerOf(desk.changeTicket, change(id, { field: 'priority', value: 'normal' }));
  expect(await records()).toHaveLength(2);
  await answerOf(desk.changeTicket, change(id, { field: 'priority', value: 'low' }));
  expect(await records()).toHaveLength(3);
});

it('is assigned only to staff who may answer', async () => {
  const id = await ask(ann);
  const financier = await signIn(app, 'admin');
  await db.updateTable('user').set({ staffRole: 'finance' }).where('id', '=', financier.id).execute();
  expect((await page(id)).staff).toEqual(expect.arrayContaining([olga.email, boris.email]));
  expect((await page(id)).staff).not.toContain(financier.email);
  for (const value of [financier.email, ann.email, 'nobody@example.com'])
    expect(await refusalOf(change(id, { field: 'assignee', value }))).toEqual([409, 'changed']);
  // Finance reads tickets and answers none.
  expect((await page(id, financier)).ticket.id).toBe(id);
  expect(await refusalOf(change(id, { field: 'priority', value: 'low' }, financier))).toEqual([
    403,
    'forbidden',
  ]);
});

it.each([
  ['an empty answer', { text: ' ', closes: false }],
  ['an answer of 10 001 characters', { text: 'я'.repeat(10_001), closes: false }],
])('refuses %s and stores nothing', async (_, body) => {
  const id = await ask(ann);
  expect(await refusalOf(answer(id, body))).toEqual([422, 'invalidRequest']);
  expect((await page(id)).outgoing).toEqual([]);
});

it('knows no ticket of another number', async () => {
  expect(await refusalOf(callAs(app, olga, desk.deskTicket, { params: { id: '999999' } }))).toEqual([
    404,
    'notFound',
  ]);
  expect(await refusalOf(answer(999_999))).toEqual([404, 'notFound']);
});

it('shows the customer beside the ticket, and nobody else’s tickets', async () => {
  const [id, other] = [await ask(eve), await ask(eve, { subject: 'Второе' })];
  const { customer } = await page(id);
  expect(customer).toMatchObject({ email: eve.email, status: 'Active' });
  expect((customer?.tickets ?? []).map((each) => each.id)).toContain(other);
  expect((customer?.tickets ?? []).map((each) => each.id)).not.toContain(id);
  const own = await db.selectFrom('ticket').select('id').where('userId', '=', eve.id).execute();
  expect(own.map((each) => each.id)).toEqual(
    expect.arrayContaining((customer?.tickets ?? []).map((each) => each.id)),
  );
});

it('notifies the staff’s open tabs of a customer’s message', async () => {
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(boris.id, told);
  await ask(ann);
  stop();
  expect(told).toHaveBeenCalledWith(['desk']);
});

it('measures first response and resolution of the tickets of the last days', async () => {
  const before = await answerOf(desk.responseTimes, callAs(app, olga, desk.responseTimes));
  const id = await ask(ann);
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await db
    .updateTable('ticket')
    .set({ openedAt: at(90), firstAnsweredAt: at(60), closedAt: at(30) })
    .where('id', '=', id)
    .execute();
  const old = await ask(ann);
  await db
    .updateTable('ticket')
    .set({ openedAt: at(60 * 24 * 31) })
    .where('id', '=', old)
    .execute();
  const after = await answerOf(desk.responseTimes, callAs(app, olga, desk.responseTimes));
  expect(after.opened).toBe(before.opened + 1);
  expect(after.firstResponse.count).toBe(before.firstResponse.count + 1);
  expect(after.resolution.ninetieth).toBe(60);
  // The domain computes the same of the same tickets.
  const rows = await db
    .selectFrom('ticket')
    .select(['openedAt', 'firstAnsweredAt', 'closedAt'])
    .where('mergedInto', 'is', null)
    .where('openedAt', '>=', at(60 * 24 * 30))
    .execute();
  const moment = (date: Date | null) => date && toIsoDateTime(date);
  const times = rows.map((row) => ({
    openedAt: toIsoDateTime(row.openedAt),
    firstAnsweredAt: moment(row.firstAnsweredAt),
    closedAt: moment(row.closedAt),
  }));
  expect(after).toEqual(responseReport(times));
});

it('keeps own canned answers from colleagues', async () => {
  const draft = { title: 'Своё', text: 'Здравствуйте, {name}!', isShared: false };
  const { addCannedAnswer, cannedAnswers, saveCannedAnswer, deleteCannedAnswer } = desk;
  const own = await answerOf(addCannedAnswer, callAs(app, olga, addCannedAnswer, { body: draft }));
  const idsFor = async (person: Person) =>
    (await answerOf(cannedAnswers, callAs(app, person, cannedAnswers))).items.map(({ id }) => id);
  expect(await idsFor(olga)).toContain(own.id);
  expect(await idsFor(boris)).not.toContain(own.id);
  const params = paramsOf(own.id);
  expect(await refusalOf(callAs(app, boris, saveCannedAnswer, { params, body: draft }))).toEqual([
    404,
    'notFound',
  ]);
  const shared = { ...draft, isShared: true };
  await answerOf(saveCannedAnswer, callAs(app, olga, saveCannedAnswer, { params, body: shared }));
  expect(await idsFor(boris)).toContain(own.id);
  await answerOf(deleteCannedAnswer, callAs(app, boris, deleteCannedAnswer, { params }));
  expect(await idsFor(olga)).not.toContain(own.id);
  const unknown = { ...draft, text: 'Ваш пароль {password}' };
  expect(await refusalOf(callAs(app, olga, addCannedAnswer, { body: unknown }))).toEqual([
    422,
    'invalidRequest',
  ]);
});

it('lists its notice for the customer with the ticket', async () => {
  const { list: notices } = notificationsContract;
  const { items } = await answerOf(notices, callAs(app, ann, notices));
  expect(items.some(({ about }) => about.kind === 'ticketAnswered')).toBe(true);
});
