import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { colleaguesWriting } from '@app/server/desk/writers';
import { writingSeconds } from '@/domain/desk/desk';
import type { TicketId } from '@/domain/support/support';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

const { db, app } = await openApp();
const [olga, boris] = [await signIn(app, 'admin'), await signIn(app, 'admin')];
const ann = await signIn(app);
const { answerTicket, deskTicket, writeTicket } = deskContract;

async function ask(): Promise<TicketId> {
  const { create } = supportContract;
  const body = { subject: 'PHP', service: null, serverId: null, department: 'technical', message: '502' };
  return (await answerOf(create, callAs(app, ann, create, { body, key: randomUUID() }))).id;
}
const write = (id: TicketId) => callAs(app, olga, writeTicket, { params: { id: String(id) } });
const writersFor = async (person: typeof olga, id: TicketId) =>
  (await answerOf(deskTicket, callAs(app, person, deskTicket, { params: { id: String(id) } }))).writers;

// tests: DESK-07
it('shows colleagues who writes, at once and only to them', async () => {
  const [id, other] = [await ask(), await ask()];
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(boris.id, told);
  expect((await write(id)).status).toBe(204);
  expect(told).toHaveBeenCalledExactlyOnceWith(['desk']);
  expect(await writersFor(boris, id)).toEqual([olga.email]);
  expect(await writersFor(olga, id)).toEqual([]);
  expect(await writersFor(boris, other)).toEqual([]);
  // A keystroke later nothing is new.
  await write(id);
  stop();
  expect(told).toHaveBeenCalledOnce();
});

it('ends with the answer, and some seconds after the last keystroke', async () => {
  const id = await ask();
  await write(id);
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
  const writers = (now: Date) => colleaguesWriting(db, { ticketId: id, callerId: boris.id, now });
  expect(await writers(at(writingSeconds - 2))).toEqual([olga.email]);
  expect(await writers(at(writingSeconds + 1))).toEqual([]);
  const parts = { params: { id: String(id) }, body: { text: 'Готово', closes: false }, key: randomUUID() };
  await answerOf(answerTicket, callAs(app, olga, answerTicket, parts));
  expect(await writersFor(boris, id)).toEqual([]);
});

it('leaves no rows behind', async () => {
  await write(await ask());
  await deleteExpired(db, new Date(Date.now() + (writingSeconds + 1) * 1000));
  expect(await db.selectFrom('ticketWriter').select('ticketId').execute()).toEqual([]);
});

it('is refused to those who answer no tickets, and for a number of no ticket', async () => {
  const reader = await signIn(app, 'admin');
  await db.updateTable('user').set({ staffRole: 'readOnly' }).where('id', '=', reader.id).execute();
  const refused = await callAs(app, reader, writeTicket, { params: { id: String(await ask()) } });
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
  const unknown = await write(999_999 as TicketId);
  expect([unknown.status, await codeOf(unknown)]).toEqual([404, 'notFound']);
});
