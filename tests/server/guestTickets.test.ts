import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { toSortKey } from '@/domain/list/sortKey';
import { adminContract } from '@app/contract/admin';
import { contract } from '@app/contract/contract';
import { inboundMailPath } from '@app/server/inboundMail/receiveMail';
import { createWorker } from '@app/server/jobs/worker';
import type { Mail } from '@app/server/mail/mailer';
import { createReplyAddresses } from '@app/server/mail/replyAddress';
import { signatureHeader } from '@app/server/provisioning/provisioner';
import { sign } from '@app/server/signature';
import { guestMailHandler } from '@app/server/support/guest';
import { brand } from '@/brand';
import { undoSeconds } from '@/domain/desk/desk';
import type { TicketId } from '@/domain/support/support';
import { handlersOf } from './support/jobHandlers';
import { openApp } from './support/openApp';
import { recordedLog } from './support/recordedLog';
import { answerOf, callAs, codeOf, signIn, type Person } from './support/signedIn';

const secret = 'the secret of the mail server, long enough';
const addresses = createReplyAddresses('a secret for tests, long enough', 'Reply+{token}@example.com');
const { db, app } = await openApp({
  deps: { inboundMail: { secret, addresses } },
  limits: { guestTicketsPerAddress: { max: 1000, windowSeconds: 60 } },
});
const [ann, eve] = [await signIn(app), await signIn(app)];
const olga = await signIn(app, 'admin');
afterEach(() => app.deps.background.idle());

const { desk, support, guest } = contract;
const byId = (id: number) => ({ id: String(id) });
const question = { name: 'Анна', subject: 'Код не приходит', message: 'Писем нет', language: 'ru' };
const ask = (email: string, changes: object = {}) =>
  callAs(app, null, guest.askSupport, { body: { ...question, email, ...changes } });

async function opened(email: string): Promise<TicketId> {
  await answerOf(guest.askSupport, ask(email));
  const { items } = await list({ search: email });
  const [newest] = items.filter(({ isGuest }) => isGuest).toSorted((one, other) => other.id - one.id);
  if (!newest) throw new Error('No ticket');
  return newest.id;
}
const list = (query: Record<string, string>) =>
  answerOf(desk.tickets, callAs(app, olga, desk.tickets, { query }));
const page = (id: TicketId) =>
  answerOf(desk.deskTicket, callAs(app, olga, desk.deskTicket, { params: byId(id) }));
const attach = (id: TicketId) => callAs(app, olga, desk.attachTicket, { params: byId(id) });
const own = (person: Person, id: TicketId) => callAs(app, person, support.ticket, { params: byId(id) });
const ownList = (person: Person) => answerOf(support.list, callAs(app, person, support.list, { query: {} }));

/** Answers as support and returns the mails that were sent after the undo period. */
async function answered(id: TicketId, text: string): Promise<Mail[]> {
  await answerOf(
    desk.answerTicket,
    callAs(app, olga, desk.answerTicket, {
      params: byId(id),
      body: { text, closes: false },
      key: randomUUID(),
    }),
  );
  const mails: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
  const parts = { mailer, brandNames: brand.name, baseUrl: 'https://my.example.com', replies: addresses };
  const handlers = handlersOf(app.deps.gateways, { guestMail: guestMailHandler(parts) });
  const clock = () => new Date(Date.now() + (undoSeconds + 1) * 1000);
  await createWorker({ db, changes: app.deps.changes, handlers, log: recordedLog().log, clock }).runDue();
  return mails;
}

async function deliver(to: string, from: string, text: string, messageId = randomUUID()) {
  const head = [`From: ${from}`, `To: ${to}`, 'Subject: Re', `Message-ID: <${messageId}@example.org>`];
  const raw = Buffer.from(
    `${head.join('\r\n')}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  );
  const headers = { 'content-type': 'message/rfc822', [signatureHeader]: sign(secret, raw, new Date()) };
  const response = await app.fetch(inboundMailPath, { method: 'POST', headers, body: new Uint8Array(raw) });
  return response.ok ? [response.status] : [response.status, await codeOf(response)];
}
const textsOf = async (id: TicketId) =>
  (await page(id)).entries.flatMap((entry) => ('text' in entry ? [entry.text] : []));

// tests: DESK-10
it('opens one ticket for the same question sent twice within minutes, and another one for another or later', async () => {
  const email = `${randomUUID()}@example.com`;
  const count = async () => (await list({ search: email })).items.length;
  const twice = await Promise.all([ask(email), ask(email)]);
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  expect(await count()).toBe(1);
  await ask(email, { message: 'Писем всё ещё нет' });
  await ask(email, { subject: 'Код не подходит' });
  expect(await count()).toBe(3);
  await db
    .updateTable('ticketMessage')
    .set({ at: new Date(Date.now() - 11 * 60_000) })
    .execute();
  await ask(email);
  expect(await count()).toBe(4);
});

// tests: DESK-10
it('answers the same whether the address has an account or not, and reveals nothing', async () => {
  const answers = [await ask(ann.email), await ask(`${randomUUID()}@example.com`)];
  const seen = await Promise.all(
    answers.map(async (answer) => [answer.status, await answer.text(), answer.headers.get('set-cookie')]),
  );
  expect(seen[0]).toEqual([204, '', null]);
  expect(seen[1]).toEqual(seen[0]);
});

// tests: DESK-10
it('refuses empty fields, a wrong address and texts beyond the limits', async () => {
  const email = 'guest@example.com';
  const wrong = [
    { email: 'guest@' },
    { name: ' ' },
    { subject: '' },
    { subject: 'x'.repeat(201) },
    { message: ' ' },
    { message: 'x'.repeat(10_001) },
    { language: 'de' },
  ];
  for (const changes of wrong) expect(await codeOf(await ask(email, changes))).toBe('invalidRequest');
  expect((await ask(email, { subject: 'x'.repeat(200), message: 'x'.repeat(10_000) })).status).toBe(204);
});

// tests: DESK-10
it('limits questions by e-mail', async () => {
  const email = `${randomUUID()}@example.com`;
  const statuses: number[] = [];
  for (let round = 0; round < 21; round++) statuses.push((await ask(email)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

// tests: DESK-11
it('is in the queue as a guest’s, found by address and name, and in no account', async () => {
  const id = await opened(ann.email);
  const { ticket, customer, guest: asking, entries } = await page(id);
  expect(ticket).toMatchObject({
    customer: ann.email,
    isGuest: true,
    status: 'queued',
    department: 'technical',
  });
  expect(customer).toBeNull();
  expect(asking).toMatchObject({ email: ann.email, name: 'Анна', account: { email: ann.email } });
  expect(entries.map(({ author }) => author)).toEqual(['customer', 'robot']);
  expect((await list({ search: 'анна' })).items.map((each) => each.id)).toContain(id);
  for (const person of [ann, eve]) {
    expect((await own(person, id)).status).toBe(404);
    expect((await ownList(person)).items).toEqual([]);
  }
  // A search for a customer shows no guest, and sorting by customer keeps both kinds in one order.
  const sorted = (await list({ sort: 'customer', direction: 'ascending' })).items.map((each) =>
    toSortKey(each.customer),
  );
  expect(sorted).toEqual(sorted.toSorted());
});

// tests: DESK-11
it('mails the answer with an address to answer, without a link to the portal, and takes the answer once', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await opened(email);
  const mails = await answered(id, 'Проверьте спам');
  expect(mails.map(({ to }) => to)).toEqual([email]);
  const [{ text, subject, replyTo = '' } = { text: '', subject: '' }] = mails;
  expect(subject).toContain('Код не приходит');
  expect(text).toContain('Проверьте спам');
  expect(text).not.toContain('https://my.example.com');
  expect(await answered(id, 'И ещё')).toHaveLength(1);

  expect(await deliver(replyTo, `Eve <${eve.email}>`, 'Я Анна')).toEqual([403, 'otherSender']);
  const messageId = randomUUID();
  for (let time = 0; time < 2; time++)
    expect(await deliver(replyTo, email, 'Нашлось, спасибо', messageId)).toEqual([204]);
  expect((await page(id)).ticket).toMatchObject({ status: 'queued', isGuest: true });
  const texts = ['Писем нет', 'Проверьте спам', 'И ещё', 'Нашлось, спасибо'];
  expect((await textsOf(id)).toSorted()).toEqual(texts.toSorted());
});

// tests: DESK-11
it('takes no files for a guest, and merges into no other ticket', async () => {
  const [id, other] = [await opened(ann.email), await opened(ann.email)];
  const answer = callAs(app, olga, desk.answerTicket, {
    params: byId(id),
    body: { text: 'Смотрите файл', closes: false },
    key: randomUUID(),
    files: [new File(['a'], 'a.txt')],
  });
  expect(await codeOf(await answer)).toBe('invalidFile');
  const merge = callAs(app, olga, desk.mergeTicket, { params: byId(id), body: { into: String(other) } });
  expect(await codeOf(await merge)).toBe('changed');
});

// tests: DESK-12
it('moves to the account of the same verified address, whose owner goes on', async () => {
  const id = await opened(ann.email);
  const [{ replyTo = '' } = {}] = await answered(id, 'Проверьте спам');
  const note = { text: 'Похоже на фильтр' };
  await answerOf(
    desk.noteTicket,
    callAs(app, olga, desk.noteTicket, { params: byId(id), body: note, key: randomUUID() }),
  );
  const moved = await answerOf(desk.attachTicket, attach(id));
  expect(moved).toMatchObject({ ticket: { isGuest: false, customer: ann.email }, guest: null });
  expect(moved.customer?.email).toBe(ann.email);
  const shown = await answerOf(support.ticket, own(ann, id));
  expect(shown.messages).toHaveLength(3);
  expect(JSON.stringify(shown)).not.toContain(note.text);
  expect((await own(eve, id)).status).toBe(404);
  // The mail from before still leads to the ticket.
  expect(await deliver(replyTo, ann.email, 'Пришло')).toEqual([204]);
  expect((await answerOf(support.ticket, own(ann, id))).messages.at(-1)).toMatchObject({ text: 'Пришло' });
  expect(await codeOf(await attach(id))).toBe('changed');
  const audit = await answerOf(
    adminContract.audit,
    callAs(app, olga, adminContract.audit, { query: { search: `#${id}` } }),
  );
  expect(audit.items[0]).toMatchObject({
    kind: 'ticketChanged',
    changes: [{ field: 'account', after: ann.email }],
  });
});

// tests: DESK-12
it('moves to no account with another address', async () => {
  const id = await opened(`${randomUUID()}@example.com`);
  expect((await page(id)).guest?.account).toBeNull();
  expect(await codeOf(await attach(id))).toBe('changed');
  expect((await page(id)).ticket.isGuest).toBe(true);
});
