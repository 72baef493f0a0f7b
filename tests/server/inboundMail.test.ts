import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import { mergeAccounts } from '@app/server/accounts/mergeAccounts';
import { createApp } from '@app/server/createApp';
import { listen } from '@app/server/listen';
import { inboundMailPath, longestMail } from '@app/server/inboundMail/receiveMail';
import { createWorker } from '@app/server/jobs/worker';
import { createOutbox } from '@app/server/mail/outbox';
import { mailHandler } from '@app/server/mail/mailJob';
import { createReplyAddresses } from '@app/server/mail/replyAddress';
import { message } from '@app/server/messages/messages';
import { signatureHeader } from '@app/server/provisioning/provisioner';
import { sign } from '@app/server/signature';
import { brand } from '@/brand';
import { undoSeconds } from '@/domain/desk/desk';
import { replyLines } from '@/domain/support/replyText';
import { attachmentLimits } from '@/domain/support/supportAttachments';
import type { TicketId } from '@/domain/support/support';
import { handlersOf } from './support/jobHandlers';
import { openApp } from './support/openApp';
import { recordedLog } from './support/recordedLog';
import { answerOf, callAs, codeOf, signIn, type Person } from './support/signedIn';

const secret = 'the secret of the mail server, long enough';
const addresses = createReplyAddresses('a secret for tests, long enough', 'Reply+{token}@example.com');
const { db, app } = await openApp({ deps: { inboundMail: { secret, addresses } } });
const [ann, eve] = [await signIn(app), await signIn(app)];
const olga = await signIn(app, 'admin');
afterEach(() => app.deps.background.idle());

async function ask(person: Person): Promise<TicketId> {
  const body = {
    subject: 'Сайт не открывается',
    service: null,
    serverId: null,
    department: 'technical',
    message: 'nginx отвечает 502',
  };
  const { create } = supportContract;
  return (await answerOf(create, callAs(app, person, create, { body, key: randomUUID() }))).id;
}

const ticketOf = (person: Person, id: TicketId) => {
  const { ticket } = supportContract;
  return answerOf(ticket, callAs(app, person, ticket, { params: { id: String(id) } }));
};
const lastMessage = async (person: Person, id: TicketId) => (await ticketOf(person, id)).messages.at(-1);

interface MailParts {
  readonly from?: string;
  readonly to: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly files?: readonly { readonly name: string; readonly content: Buffer }[];
}

function rawMail({ from = `Ann <${ann.email}>`, to, headers = {}, text = 'Готово', files = [] }: MailParts) {
  const head = {
    From: from,
    To: to,
    Subject: '=?utf-8?B?UmU6IFRpY2tldA==?=',
    'Message-ID': `<${randomUUID()}@example.org>`,
    'MIME-Version': '1.0',
    'Content-Type': 'multipart/mixed; boundary=x',
    ...headers,
  };
  const parts = files.map(
    ({ name, content }) =>
      `--x\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n`,
  );
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = `--x\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}\r\n`;
  return Buffer.from(`${lines.join('')}\r\n${body}${parts.join('')}--x--\r\n`);
}

async function deliver(raw: Buffer, signature = sign(secret, raw, new Date())) {
  const headers = { 'content-type': 'message/rfc822', [signatureHeader]: signature };
  const response = await app.fetch(inboundMailPath, { method: 'POST', headers, body: new Uint8Array(raw) });
  return response.ok ? [response.status] : [response.status, await codeOf(response)];
}
const send = (parts: MailParts) => deliver(rawMail(parts));
const addressOf = (id: TicketId, person = ann) => addresses.addressOf(id, person.id);

// tests: DESK-05
it('adds the answer to a mail to its ticket, without the mail that it quotes', async () => {
  const id = await ask(ann);
  const told = { customer: vi.fn(), staff: vi.fn() };
  const stops = [
    app.deps.changes.subscribe(ann.id, told.customer),
    app.deps.changes.subscribe(olga.id, told.staff),
  ];
  const text = 'Перезапустил, работает.\r\n\r\nOn 26.11.2026 Meridian wrote:\r\n> Перезапустите php-fpm';
  expect(await send({ to: addressOf(id), text })).toEqual([204]);
  for (const stop of stops) stop();
  expect(told.customer).toHaveBeenCalledWith(['tickets', 'account']);
  expect(told.staff).toHaveBeenCalledWith(['desk']);
  expect(await lastMessage(ann, id)).toMatchObject({
    author: 'customer',
    text: 'Перезапустил, работает.',
    attachments: [],
  });
});

it('finds the address in upper case, among others, and where only the mail server names it', async () => {
  const id = await ask(ann);
  const to = `boss@example.org, "Support" <${addressOf(id).toUpperCase()}>`;
  expect(await send({ to })).toEqual([204]);
  const delivered = { 'X-Original-To': addressOf(id) };
  expect(await send({ to: 'undisclosed-recipients:;', headers: delivered })).toEqual([204]);
  expect((await ticketOf(ann, id)).messages).toHaveLength(4);
});

// tests: MERGE-03
it('takes the answer to a mail from before the customer’s account was merged', async () => {
  const old = await signIn(app);
  const id = await ask(old);
  await db.transaction().execute((tx) => mergeAccounts(tx, { kept: ann.id, closed: old.id }, new Date()));
  const text = 'Уже работает';
  expect(await send({ to: addressOf(id, old), from: old.email, text })).toEqual([204]);
  expect(await lastMessage(ann, id)).toMatchObject({ author: 'customer', text });
  expect(await send({ to: addressOf(id, old), from: eve.email })).toEqual([403, 'otherSender']);
});

it('reopens a closed ticket', async () => {
  const id = await ask(ann);
  const { close } = supportContract;
  await answerOf(close, callAs(app, ann, close, { params: { id: String(id) } }));
  expect(await send({ to: addressOf(id), from: ann.email.toUpperCase() })).toEqual([204]);
  expect(await ticketOf(ann, id)).toMatchObject({ status: 'queued' });
});

it('adds a mail once that is delivered twice, even at once', async () => {
  const id = await ask(ann);
  const raw = rawMail({ to: addressOf(id), files: [{ name: 'a.txt', content: Buffer.from('text') }] });
  expect(await Promise.all([deliver(raw), deliver(raw)])).toEqual([[204], [204]]);
  // Another server on the way may have changed the rest.
  const headers = { 'Message-ID': '<same@example.org>' };
  for (const text of ['Готово', 'Готово!'])
    expect(await send({ to: addressOf(id), headers, text })).toEqual([204]);
  expect((await ticketOf(ann, id)).messages).toHaveLength(4);
});

describe('refuses, and changes nothing:', () => {
  it.each<[string, (id: TicketId) => MailParts, unknown[]]>([
    ['another sender', (id) => ({ to: addressOf(id), from: eve.email }), [403, 'otherSender']],
    [
      'two senders',
      (id) => ({ to: addressOf(id), from: `${ann.email}, ${eve.email}` }),
      [403, 'otherSender'],
    ],
    ['a token of another customer', (id) => ({ to: addressOf(id, eve) }), [404, 'unknownReplyAddress']],
    [
      'a token of another ticket',
      (id) => ({ to: addressOf(id).replace(`${id}-`, `${id - 1}-`) }),
      [404, 'unknownReplyAddress'],
    ],
    ['an address without a token', () => ({ to: 'reply@example.com' }), [404, 'unknownReplyAddress']],
    [
      'an address at another host',
      (id) => ({ to: addressOf(id).replace('example.com', 'example.org') }),
      [404, 'unknownReplyAddress'],
    ],
    [
      'an absence note',
      (id) => ({ to: addressOf(id), headers: { 'Auto-Submitted': 'auto-replied' } }),
      [422, 'automaticMail'],
    ],
    ['a mailing', (id) => ({ to: addressOf(id), headers: { Precedence: 'bulk' } }), [422, 'automaticMail']],
    [
      'a report of a mail server',
      (id) => ({ to: addressOf(id), headers: { 'Return-Path': '<>' } }),
      [422, 'automaticMail'],
    ],
    ['a quote alone', (id) => ({ to: addressOf(id), text: '> Перезапустите' }), [422, 'invalidTicket']],
    [
      'a text of 10 001 characters',
      (id) => ({ to: addressOf(id), text: 'я'.repeat(10_001) }),
      [422, 'invalidTicket'],
    ],
  ])('%s', async (_, parts, refused) => {
    const id = await ask(ann);
    expect(await send(parts(id))).toEqual(refused);
    expect((await ticketOf(ann, id)).messages).toHaveLength(2);
  });

  it('a mail whose signature is missing, of another secret, of another mail, or old', async () => {
    const id = await ask(ann);
    const [raw, other] = [rawMail({ to: addressOf(id) }), rawMail({ to: addressOf(id) })];
    const old = new Date(Date.now() - 301_000);
    for (const signature of [
      '',
      sign('x', raw, new Date()),
      sign(secret, other, new Date()),
      sign(secret, raw, old),
    ])
      expect(await deliver(raw, signature)).toEqual([401, 'wrongSignature']);
    expect((await ticketOf(ann, id)).messages).toHaveLength(2);
  });

  it('a mail larger than it may be', async () => {
    expect(await deliver(Buffer.alloc(longestMail + 1), '')).toEqual([413, 'tooLarge']);
  });
});

it('takes a person’s “no” for an automatic mail as such', async () => {
  const id = await ask(ann);
  expect(await send({ to: addressOf(id), headers: { 'Auto-Submitted': 'no' } })).toEqual([204]);
});

it('keeps files by the rules of uploads, and names those that it does not keep', async () => {
  const id = await ask(ann);
  const png = Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1');
  const files = [
    { name: 'screen.png', content: png },
    { name: 'virus.exe', content: Buffer.from('MZ') },
    { name: 'empty.txt', content: Buffer.alloc(0) },
    ...Array.from({ length: attachmentLimits.count }, (_, index) => ({
      name: `${index}.log`,
      content: Buffer.from(`line ${index}`),
    })),
  ];
  expect(await send({ to: addressOf(id), text: '', files })).toEqual([204]);
  const sent = await lastMessage(ann, id);
  if (sent?.author !== 'customer') throw new Error('No message was added');
  expect(sent.attachments.map(({ name }) => name)).toEqual([
    'screen.png',
    '0.log',
    '1.log',
    '2.log',
    '3.log',
  ]);
  expect(sent.text).toBe(
    ['virus.exe', 'empty.txt', '4.log'].map((name) => message('ru', 'mailFileRefused', { name })).join('\n'),
  );
  const { attachment } = supportContract;
  const params = { id: String(id), attachmentId: sent.attachments[0]?.id ?? '' };
  const stored = await callAs(app, ann, attachment, { params });
  expect(stored.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await stored.arrayBuffer()).equals(png)).toBe(true);
});

it('takes a file of the largest size', async () => {
  const id = await ask(ann);
  const content = Buffer.alloc(attachmentLimits.size, 'x');
  expect(await send({ to: addressOf(id), files: [{ name: 'large.log', content }] })).toEqual([204]);
  expect(await lastMessage(ann, id)).toMatchObject({ attachments: [{ size: attachmentLimits.size }] });
});

describe('the mail with an answer', () => {
  async function answerMail(replies: typeof addresses | null) {
    const id = await ask(ann);
    const { answerTicket } = deskContract;
    const body = { text: 'Перезапустите', closes: false };
    await answerOf(
      answerTicket,
      callAs(app, olga, answerTicket, { params: { id: String(id) }, body, key: randomUUID() }),
    );
    const folder = await mkdtemp(join(tmpdir(), 'meridian-replies-'));
    const { log } = recordedLog();
    const from = 'Meridian <no-reply@example.com>';
    const mailer = createOutbox({ folder, from, replyTo: () => 'support@example.com', log });
    const parts = { mailer, brandNames: brand.name, baseUrl: 'https://my.example.com', replies };
    const clock = () => new Date(Date.now() + (undoSeconds + 1) * 1000);
    const handlers = handlersOf(app.deps.gateways, { mail: mailHandler(parts) });
    const worker = createWorker({ db, changes: app.deps.changes, handlers, log, clock });
    await worker.runDue();
    const names = await readdir(folder);
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    await rm(folder, { recursive: true });
    return { id, mail: texts.find((text) => text.includes(`%23${id}`) || text.includes(ann.email)) ?? '' };
  }

  it('is answered at the address of its ticket, and says so', async () => {
    const { id, mail } = await answerMail(addresses);
    expect(/^Reply-To: (.*)$/m.exec(mail)?.[1]).toBe(addressOf(id));
    expect(decoded(mail)).toContain(message('ru', 'mailTicketReply'));
    expect(decoded(mail)).toContain(replyLines[0]);
  });

  it('promises nothing where mails cannot be answered', async () => {
    const { mail } = await answerMail(null);
    expect(/^Reply-To: (.*)$/m.exec(mail)?.[1]).toBe('support@example.com');
    expect(decoded(mail)).not.toContain(message('ru', 'mailTicketReply'));
    expect(decoded(mail)).not.toContain(replyLines[0]);
  });
});

/** The base64 parts of a stored mail as text. */
const decoded = (mail: string) =>
  [...mail.matchAll(/^Content-Transfer-Encoding: base64\r?\n\r?\n([\w+/=\r\n]+)/gm)]
    .map(([, part = '']) => Buffer.from(part, 'base64').toString())
    .join('\n');

it('marks the place of an answer with the lines that end it', () => {
  expect([message('ru', 'mailReplyLine'), message('en', 'mailReplyLine')]).toEqual(replyLines);
});

describe('the pipe of a mail server', () => {
  async function pipe(raw: Buffer, fileSecret = secret) {
    const listening = await listen(createApp(app.deps), { port: 0, host: '127.0.0.1' });
    const folder = await mkdtemp(join(tmpdir(), 'meridian-pipe-'));
    const file = join(folder, 'secret');
    await writeFile(file, fileSecret);
    const script = spawn('sh', ['app/server/inboundMail/meridian-mail.sh'], {
      env: {
        ...process.env,
        MERIDIAN_URL: `http://127.0.0.1:${listening.port}`,
        MERIDIAN_SECRET_FILE: file,
      },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    script.stdin.end(raw);
    const code = await new Promise<number | null>((resolve) => void script.once('exit', resolve));
    await rm(folder, { recursive: true });
    await listening.stop();
    return code;
  }

  it('hands a mail over, and says what becomes of others', async () => {
    const id = await ask(ann);
    const raw = rawMail({ to: addressOf(id), text: 'Из трубы' });
    expect(await pipe(raw)).toBe(0);
    expect(await lastMessage(ann, id)).toMatchObject({ text: 'Из трубы' });
    expect(await pipe(rawMail({ to: addressOf(id), from: eve.email }))).toBe(77);
    expect(await pipe(rawMail({ to: 'reply@example.com' }))).toBe(77);
    expect(await pipe(raw, 'another secret')).toBe(75);
  });
});

it('is not there unless it is set up', async () => {
  const { app: plain } = await openApp();
  const response = await plain.fetch(inboundMailPath, { method: 'POST', body: 'x' });
  expect([response.status, await codeOf(response)]).toEqual([404, 'unknownCall']);
});
