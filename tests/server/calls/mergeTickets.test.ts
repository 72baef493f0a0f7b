import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import { createWorker } from '@app/server/jobs/worker';
import { undoSeconds } from '@/domain/desk/desk';
import type { TicketId } from '@/domain/support/support';
import { handlersOf } from '../support/jobHandlers';
import { openApp } from '../support/openApp';
import { recordedLog } from '../support/recordedLog';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const olga = await signIn(app, 'admin');
const [ann, eve] = [await signIn(app), await signIn(app)];

const paramsOf = (id: TicketId) => ({ id: String(id) });
const { create, reply, ticket: ticketCall } = supportContract;
const desk = deskContract;

async function ask(message: string, files: readonly File[] = [], person = ann): Promise<TicketId> {
  const body = { subject: message, service: null, serverId: null, department: 'technical', message };
  return (await answerOf(create, callAs(app, person, create, { body, key: randomUUID(), files }))).id;
}
const write = (id: TicketId, message: string) =>
  answerOf(reply, callAs(app, ann, reply, { params: paramsOf(id), body: { message }, key: randomUUID() }));
const ticketOf = (id: TicketId, person: Person = ann) =>
  answerOf(ticketCall, callAs(app, person, ticketCall, { params: paramsOf(id) }));
const page = (id: TicketId) =>
  answerOf(desk.deskTicket, callAs(app, olga, desk.deskTicket, { params: paramsOf(id) }));
const merge = (id: TicketId, into: TicketId) =>
  callAs(app, olga, desk.mergeTicket, { params: paramsOf(id), body: { into: String(into) } });
const merged = (id: TicketId, into: TicketId) => answerOf(desk.mergeTicket, merge(id, into));
const textsOf = async (id: TicketId) =>
  (await ticketOf(id)).messages.flatMap((message) => (message.author === 'robot' ? [] : [message.text]));
const change = (id: TicketId, body: object) =>
  callAs(app, olga, desk.changeTicket, { params: paramsOf(id), body });
const refusalOf = async (response: Promise<Response>) => {
  const refused = await response;
  return [refused.status, await codeOf(refused)];
};

// tests: DESK-06
it('moves messages with their files and notes in the order in which they were written', async () => {
  const first = await ask('один');
  const second = await ask('два', [new File(['log'], 'error.log')]);
  await write(first, 'три');
  await write(second, 'четыре');
  const note = { params: paramsOf(second), body: { text: 'Проверить' }, key: randomUUID() };
  await answerOf(desk.noteTicket, callAs(app, olga, desk.noteTicket, note));
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const kept = await merged(second, first);
  stop();
  expect(told).toHaveBeenCalledExactlyOnceWith(['tickets', 'notifications', 'account']);
  expect(kept.ticket.id).toBe(first);
  expect(kept.entries.at(-1)).toMatchObject({ author: 'note', text: 'Проверить' });
  expect(await textsOf(first)).toEqual(['один', 'два', 'три', 'четыре']);
  expect((await ticketOf(first)).messages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const file = (await ticketOf(first)).messages.flatMap((message) =>
    message.author === 'robot' ? [] : message.attachments,
  )[0];
  const params = { id: String(first), attachmentId: file?.id ?? '' };
  const content = await callAs(app, ann, supportContract.attachment, { params });
  expect(await content.text()).toBe('log');
  // The next message continues the numbering.
  expect((await write(first, 'пять')).messages.at(-1)).toMatchObject({ id: 6, text: 'пять' });
});

it('closes the other one, which leads to the one that has its messages', async () => {
  const [first, second] = [await ask('один'), await ask('два')];
  const before = await answerOf(desk.responseTimes, callAs(app, olga, desk.responseTimes));
  await merged(second, first);
  expect(await ticketOf(second)).toMatchObject({ status: 'closed', mergedInto: first });
  expect(await page(second)).toMatchObject({ mergedInto: first, ticket: { waitingSince: null } });
  expect((await page(first)).customer?.tickets.map(({ id }) => id)).not.toContain(second);
  const after = await answerOf(desk.responseTimes, callAs(app, olga, desk.responseTimes));
  expect(after.opened).toBe(before.opened - 1);
});

it('adds a message from a page that was open before to the one that has the others', async () => {
  const [first, second] = [await ask('один'), await ask('два')];
  await merged(second, first);
  expect(await write(second, 'три')).toMatchObject({ id: first });
  expect(await textsOf(first)).toEqual(['один', 'два', 'три']);
  const third = await ask('четыре');
  await merged(first, third);
  expect(await write(second, 'пять')).toMatchObject({ id: third });
});

it('waits for an answer if either did', async () => {
  const [first, second] = [await ask('один'), await ask('два')];
  await answerOf(desk.changeTicket, change(first, { field: 'status', value: 'closed' }));
  expect((await merged(second, first)).ticket).toMatchObject({ status: 'queued' });
  const third = await ask('три');
  for (const id of [first, third])
    await answerOf(desk.changeTicket, change(id, { field: 'status', value: 'closed' }));
  expect((await merged(first, third)).ticket).toMatchObject({ status: 'closed', waitingSince: null });
});

it('sends an answer that was on its way to the one that has the messages', async () => {
  const [first, second] = [await ask('один'), await ask('два')];
  const body = { text: 'Ответ', closes: false };
  const parts = { params: paramsOf(second), body, key: randomUUID() };
  await answerOf(desk.answerTicket, callAs(app, olga, desk.answerTicket, parts));
  expect((await merged(second, first)).outgoing).toHaveLength(1);
  const clock = () => new Date(Date.now() + (undoSeconds + 1) * 1000);
  const { log } = recordedLog();
  const handlers = handlersOf(app.deps.gateways);
  await createWorker({ db, changes: app.deps.changes, handlers, log, clock }).runDue();
  expect(await textsOf(first)).toEqual(['один', 'два', 'Ответ']);
});

it('records both', async () => {
  const [first, second] = [await ask('один'), await ask('два')];
  await merged(second, first);
  const { items } = await answerOf(adminContract.audit, callAs(app, olga, adminContract.audit));
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'ticketMerged', subject: `#${first}`, changes: [{ field: 'mergedFrom', after: `#${second}` }] },
    { kind: 'ticketMerged', subject: `#${second}`, changes: [{ field: 'mergedInto', after: `#${first}` }] },
  ]);
});

it.each<[string, () => Promise<[TicketId, TicketId]>]>([
  ['tickets of two customers', async () => [await ask('один'), await ask('два', [], eve)]],
  [
    'a ticket into itself',
    async () => {
      const id = await ask('один');
      return [id, id];
    },
  ],
  [
    'one that was merged already',
    async () => {
      const ids: [TicketId, TicketId] = [await ask('один'), await ask('два')];
      await merged(...ids);
      return [ids[0], await ask('три')];
    },
  ],
  [
    'into one that was merged already',
    async () => {
      const ids: [TicketId, TicketId] = [await ask('один'), await ask('два')];
      await merged(...ids);
      return [await ask('три'), ids[0]];
    },
  ],
])('does not merge %s', async (_, tickets) => {
  expect(await refusalOf(merge(...(await tickets())))).toEqual([409, 'changed']);
});

it('leaves a merged ticket as it is: no answer, no note, no change', async () => {
  const [first, second] = [await ask('один'), await ask('два')];
  await merged(second, first);
  const params = paramsOf(second);
  const key = randomUUID();
  expect(await refusalOf(change(second, { field: 'status', value: 'queued' }))).toEqual([409, 'changed']);
  for (const [call, body] of [
    [desk.answerTicket, { text: 'Ответ', closes: false }],
    [desk.noteTicket, { text: 'Заметка' }],
  ] as const)
    expect(await refusalOf(callAs(app, olga, call, { params, body, key }))).toEqual([409, 'changed']);
});

it('merges two at once in one order only', async () => {
  const [first, second] = [await ask('один'), await ask('два')];
  const results = await Promise.all([merge(first, second), merge(second, first)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
