import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { deskContract } from '@app/contract/desk';
import { guestContract } from '@app/contract/guest';
import { supportContract } from '@app/contract/support';
import { staffMailHandler } from '@app/server/desk/staffMail';
import { createWorker } from '@app/server/jobs/worker';
import type { Mail } from '@app/server/mail/mailer';
import { answerTicket } from '@app/server/support/answer';
import { brand } from '@/brand';
import { aroundTheClock } from '@/domain/desk/businessHours';
import type { TicketMailScope, TicketMails } from '@/domain/desk/ticketMails';
import type { TicketId } from '@/domain/support/support';
import { addDays } from '@/domain/time/dates';
import { dayIn, startOfDay } from '@/domain/time/timeZone';
import { handlersOf } from './support/jobHandlers';
import { openApp } from './support/openApp';
import { recordedLog } from './support/recordedLog';
import { answerOf, callAs, codeOf, signIn, type Person } from './support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const [olga, boris] = [await signIn(app, 'admin'), await signIn(app, 'admin')];
const ann = await signIn(app);
const { support, desk, guest } = { support: supportContract, desk: deskContract, guest: guestContract };
const byId = (id: TicketId) => ({ id: String(id) });

async function ask(message = 'nginx отвечает 502', files: readonly File[] = []): Promise<TicketId> {
  const body = { subject: 'nginx', service: 'vps', serverId: null, department: 'technical', message };
  const asked = callAs(app, ann, support.create, { body, key: randomUUID(), files });
  return (await answerOf(support.create, asked)).id;
}
const reply = (id: TicketId, message: string) =>
  answerOf(
    support.reply,
    callAs(app, ann, support.reply, { params: byId(id), body: { message }, key: randomUUID() }),
  );
const answer = (ticketId: TicketId) =>
  db
    .transaction()
    .execute((tx) =>
      answerTicket(tx, { ticketId, text: 'Готово', staffEmail: olga.email, closes: false, now: new Date() }),
    );
const change = (id: TicketId, body: object) =>
  answerOf(desk.changeTicket, callAs(app, olga, desk.changeTicket, { params: byId(id), body }));
const choose = (person: Person, choice: TicketMailScope, departments: TicketMails['departments'] = []) =>
  answerOf(
    desk.saveTicketMails,
    callAs(app, person, desk.saveTicketMails, { body: { choice, departments } }),
  );

/** Runs the jobs that are due at this time, and returns the mails to staff. */
async function mailed(at = new Date()): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
  const parts = { mailer, brandNames: brand.name, baseUrl: 'https://my.example.com', adminEmails: [] };
  const handlers = handlersOf(app.deps.gateways, { staffMail: staffMailHandler(parts) });
  const clock = () => at;
  await createWorker({ db, changes: app.deps.changes, handlers, log: recordedLog().log, clock }).runDue();
  return mails.toSorted((one, other) => one.to.localeCompare(other.to));
}
const addressesOf = (mails: readonly Mail[]) => mails.map(({ to }) => to);
const everybody = [olga.email, boris.email].toSorted((one, other) => one.localeCompare(other));

// tests: DESK-13
it('mails all who may answer once about a new ticket, without its files', async () => {
  const id = await ask('nginx отвечает 502', [new File(['secret'], 'shadow.log')]);
  const mails = await mailed();
  expect(addressesOf(mails)).toEqual(everybody);
  for (const mail of mails) {
    expect(mail.subject).toContain(`Новое обращение #${id}: nginx`);
    expect(mail.text).toContain('nginx отвечает 502');
    expect(mail.text).toContain(`https://my.example.com/admin/tickets/${id}`);
    expect(mail.attachments).toBeUndefined();
    expect(mail.replyTo).toBeUndefined();
    expect(mail.unsubscribeHref).toBe('https://my.example.com/admin/tickets');
  }
  expect(await mailed()).toEqual([]);
});

// tests: DESK-13
it('sends one mail until the ticket is answered, and one more after it', async () => {
  const id = await ask();
  for (const text of ['Ну что?', 'Алло', 'Жду']) await reply(id, text);
  const first = await mailed();
  expect(addressesOf(first)).toEqual(everybody);
  expect(first[0]?.text).toContain('nginx отвечает 502\n\nНу что?\n\nАлло\n\nЖду');
  await reply(id, 'Всё ещё жду');
  expect(await mailed()).toEqual([]);

  await answer(id);
  await reply(id, 'Не помогло');
  const second = await mailed();
  expect(addressesOf(second)).toEqual(everybody);
  expect(second[0]?.subject).toContain(`Клиент ответил в обращении #${id}`);
  expect(second[0]?.text).toContain('Не помогло');
  expect(second[0]?.text).not.toContain('Всё ещё жду');
});

// tests: DESK-13
it('mails again when the customer writes to a ticket that was closed without an answer', async () => {
  const id = await ask();
  expect(await mailed()).toHaveLength(2);
  await change(id, { field: 'status', value: 'closed' });
  await reply(id, 'Снова не работает');
  const mails = await mailed();
  expect(addressesOf(mails)).toEqual(everybody);
  expect(mails[0]?.text).toContain('Снова не работает');
});

// tests: DESK-13
it('mails nobody about a ticket that was answered or closed before', async () => {
  await answer(await ask());
  await change(await ask(), { field: 'status', value: 'closed' });
  expect(await mailed()).toEqual([]);
});

// tests: DESK-13
it('mails about a guest’s ticket too', async () => {
  const email = `${randomUUID()}@example.com`;
  const body = { email, name: 'Анна', subject: 'Нет кода', message: 'Писем нет', language: 'ru' };
  await answerOf(guest.askSupport, callAs(app, null, guest.askSupport, { body }));
  const mails = await mailed();
  expect(addressesOf(mails)).toEqual(everybody);
  expect(mails[0]?.text).toContain(`${email} пишет в поддержку`);
});

// tests: DESK-13
it('follows the choice of each member of staff', async () => {
  await choose(olga, 'mine');
  await choose(boris, 'none');
  expect(await answerOf(desk.ticketMails, callAs(app, olga, desk.ticketMails))).toEqual({
    choice: 'mine',
    departments: [],
  });
  const id = await ask();
  expect(await mailed()).toEqual([]);
  await change(id, { field: 'assignee', value: olga.email });
  await answer(id);
  await reply(id, 'Спасибо, но нет');
  expect(addressesOf(await mailed())).toEqual([olga.email]);
  await change(id, { field: 'assignee', value: boris.email });
  await answer(id);
  await reply(id, 'И снова');
  expect(await mailed()).toEqual([]);
  await choose(olga, 'all');
  await choose(boris, 'all');
  const audit = await answerOf(
    adminContract.audit,
    callAs(app, olga, adminContract.audit, { query: { kind: 'ticketMailsSaved' } }),
  );
  expect(audit.items).toHaveLength(4);
  expect(audit.items[0]).toMatchObject({
    admin: boris.email,
    changes: [{ field: 'ticketMails', before: 'none', after: 'all' }],
  });
});

// tests: DESK-13
it('mails about the tickets of several departments, and about one’s own of another', async () => {
  await choose(olga, 'mine', ['sales', 'billing']);
  await choose(boris, 'mine', ['technical']);
  const chosen = await answerOf(desk.ticketMails, callAs(app, olga, desk.ticketMails));
  expect(chosen.departments).toEqual(['billing', 'sales']);
  const id = await ask();
  expect(addressesOf(await mailed())).toEqual([boris.email]);
  await change(id, { field: 'department', value: 'sales' });
  await answer(id);
  await reply(id, 'Это о покупке');
  expect(addressesOf(await mailed())).toEqual([olga.email]);
  await change(id, { field: 'department', value: 'billing' });
  await answer(id);
  await reply(id, 'Это о счёте');
  expect(addressesOf(await mailed())).toEqual([olga.email]);
  await change(id, { field: 'assignee', value: boris.email });
  await answer(id);
  await reply(id, 'И снова');
  expect(addressesOf(await mailed())).toEqual(everybody);
  await choose(olga, 'all');
  await choose(boris, 'all');
});

// tests: DESK-13
it('mails no one who may not answer, is suspended or was removed meanwhile', async () => {
  const set = (person: Person, row: { role?: string; staffRole?: 'finance' | 'support' | null }) =>
    db.updateTable('user').set(row).where('id', '=', person.id).execute();
  const run = async (act: () => Promise<unknown>) => {
    await ask();
    await act();
    return addressesOf(await mailed());
  };
  expect(await run(() => set(boris, { staffRole: 'finance' }))).toEqual([olga.email]);
  const refused = await callAs(app, boris, desk.saveTicketMails, { body: { choice: 'all' } });
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
  expect(await run(() => set(boris, { staffRole: 'support' }))).toEqual(everybody);
  expect(await run(() => set(boris, { role: 'customer', staffRole: null }))).toEqual([olga.email]);
  await set(boris, { role: 'admin', staffRole: 'support' });
  const store = (row: { status: 'Suspended' | 'Active'; suspendedAt: Date | null }) =>
    db
      .insertInto('customer')
      .values({ userId: boris.id, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
  expect(await run(() => store({ status: 'Suspended', suspendedAt: new Date() }))).toEqual([olga.email]);
  await store({ status: 'Active', suspendedAt: null });
});

// tests: DESK-13
it('waits for the next opening, and sends nothing if the ticket is answered by then', async () => {
  const zone = 'Europe/Moscow';
  const today = dayIn(zone, new Date());
  // Closed for the rest of today, whatever the time is.
  const opening = new Date(startOfDay(zone, addDays(today, 1)).getTime());
  const saveHours = async (hours: object) => {
    const { settings, saveSettings } = adminContract;
    const {
      version,
      fixed: _,
      hasSmtpPassword: __,
      ...saved
    } = await answerOf(settings, callAs(app, olga, settings));
    return callAs(app, olga, saveSettings, { version, body: { ...saved, ...hours } });
  };
  expect((await saveHours({ openDays: 'everyDay', opensAt: '00:00', closesAt: '00:01' })).status).toBe(200);
  // Far from the one open minute of the day.
  const night = new Date(opening.getTime() - 60_000);
  const [waiting, answered] = [await ask(), await ask()];
  await reply(waiting, 'Ночью');
  expect(await mailed(night)).toEqual([]);
  await answer(answered);
  expect(await mailed(new Date(opening.getTime() - 1))).toEqual([]);
  const mails = await mailed(opening);
  expect(addressesOf(mails)).toEqual(everybody);
  expect(mails[0]?.subject).toContain(`#${waiting}`);
  expect(mails[0]?.text).toContain('Ночью');
  expect(await mailed(new Date(opening.getTime() + 1000))).toEqual([]);
  expect((await saveHours(aroundTheClock)).status).toBe(200);
});
