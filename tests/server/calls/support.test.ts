import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Received } from '@app/contract/call';
import { supportContract } from '@app/contract/support';
import type { Db } from '@app/server/db/database';
import { createUploads } from '@app/server/http/uploads';
import { serversOf } from '@app/server/serverStore/read';
import { answerTicket } from '@app/server/support/answer';
import { answeredCount } from '@app/server/support/read';
import type { ServerId } from '@/domain/servers/server';
import { newestNotice } from '../support/notices';
import { answerOf, callAs, codeOf, signIn, type CallParts, type Person } from '../support/signedIn';
import { createTestApp, type TestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

let db: Db;
let app: TestApp;
let folder: string;
let ann: Person;
let bob: Person;
/** Of Ann’s sample, when she has one. */
let server: ServerId | null;
beforeAll(async () => {
  db = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'meridian-uploads-'));
  app = createTestApp(db, { deps: { uploads: createUploads(folder) } });
  [ann, bob] = [await signIn(app), await signIn(app)];
  await callAs(app, ann, list);
  server = (await serversOf(db, ann.id))[0]?.id ?? null;
});
afterAll(async () => {
  expect(await readdir(folder)).toEqual([]);
  expect(app.errors).toEqual([]);
  await rm(folder, { recursive: true });
  await db.destroy();
});

const question = {
  subject: ' Сайт не открывается ',
  service: 'vps',
  serverId: '1577',
  department: 'technical',
  message: 'nginx отвечает 502',
} as const;
const { list, ticket, create, reply, close, setArchived, attachment } = supportContract;

const make = (person: Person, parts: CallParts = {}) =>
  callAs(app, person, create, { body: question, key: randomUUID(), ...parts });
const made = (person: Person, parts?: CallParts) => answerOf(create, make(person, parts));
const read = (person: Person, id: number) =>
  answerOf(ticket, callAs(app, person, ticket, { params: { id: String(id) } }));
const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await codeOf(response)];
};
const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const file = (name: string, content: string | Uint8Array<ArrayBuffer> = png) => new File([content], name);
const rowsOf = async (table: 'ticket' | 'attachment' | 'content' | 'contentChunk') =>
  (await db.selectFrom(table).selectAll().execute()).length;

/** The files of a ticket’s first message. */
function filesOf({ messages: [first] }: Awaited<ReturnType<typeof made>>) {
  return first && first.author !== 'robot' ? first.attachments : [];
}
const fetchFile = (person: Person, id: number, attachmentId: string | undefined) =>
  callAs(app, person, attachment, {
    params: { id: String(id), attachmentId: attachmentId ?? 'none' },
  });

it('begins without tickets (§2); the first is #5001 or later, in the queue, with a robot’s notice', async () => {
  expect(await answerOf(list, callAs(app, ann, list))).toEqual({
    items: [],
    next: null,
    total: 0,
    about: { queueCount: 0, archivedCount: 0 },
  });
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const body = { ...question, serverId: String(server ?? 1577) };
  const one = await made(ann, { body });
  stop();
  expect(one.id).toBeGreaterThanOrEqual(5001);
  expect(one).toMatchObject({ subject: 'Сайт не открывается', serverId: server, status: 'queued' });
  expect(one.messages).toMatchObject([
    { id: 1, author: 'customer', text: 'nginx отвечает 502', attachments: [] },
    { id: 2, author: 'robot', notice: 'queued' },
  ]);
  expect(told).toHaveBeenCalledExactlyOnceWith(['tickets', 'account']);
  expect(await read(ann, one.id)).toEqual(one);
  // One sequence over all accounts; somebody else's server is left out.
  const next = await made(bob, { body });
  expect([next.id, next.serverId]).toEqual([one.id + 1, null]);
});

// tests: NOTIFY-07
it('is answered by support, which the bell and the badge count, until it is replied to or closed', async () => {
  const { id } = await made(ann, { body: { ...question, subject: 'Ответьте' } });
  const params = { id: String(id) };
  const change = await db.transaction().execute((tx) =>
    answerTicket(tx, {
      ticketId: id,
      text: 'Перезапустите php-fpm',
      staffEmail: 'olga@example.com',
      closes: false,
      now: new Date(),
    }),
  );
  expect(change).toEqual({ userId: ann.id, topics: ['tickets', 'notifications', 'account'] });
  expect(await answeredCount(db, ann.id)).toBe(1);
  expect(await answeredCount(db, bob.id)).toBe(0);
  expect(await newestNotice(db, ann)).toEqual({ kind: 'ticketAnswered', ticketId: id, subject: 'Ответьте' });
  const body = { message: ' Помогло ' };
  const replied = await answerOf(
    reply,
    callAs(app, ann, reply, { params, body, files: [file('a.png')], key: randomUUID() }),
  );
  expect(replied.status).toBe('queued');
  expect(replied.messages.slice(2)).toMatchObject([
    { id: 3, author: 'support', text: 'Перезапустите php-fpm' },
    { id: 4, author: 'customer', text: 'Помогло', attachments: [{ name: 'a.png', size: png.length }] },
  ]);
  expect(await answeredCount(db, ann.id)).toBe(0);
  expect((await answerOf(close, callAs(app, ann, close, { params }))).status).toBe('closed');
});

it('lists by the latest change, page by page, and archives one’s own only', async () => {
  const page = (query: Record<string, string>) => answerOf(list, callAs(app, ann, list, { query }));
  const { items, total } = await page({});
  expect(items.map(({ updatedAt }) => updatedAt)).toEqual(
    items
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .toReversed(),
  );
  const first = await page({ limit: '1' });
  const rest = await page({ cursor: first.next ?? '' });
  expect([...first.items, ...rest.items]).toEqual(items);
  expect([first.total, rest.next]).toEqual([total, null]);
  for (const cursor of ['nonsense', Buffer.from('["x",1]').toString('base64url')])
    expect(await refusalOf(callAs(app, ann, list, { query: { cursor } }))).toEqual([422, 'invalidRequest']);
  const ids = items.map(({ id }) => String(id));
  const archive = (person: Person) =>
    callAs(app, person, setArchived, { body: { ids: [...ids, '999999'], isArchived: true } });
  await answerOf(setArchived, archive(bob));
  expect((await page({})).items).toEqual(items);
  expect((await page({})).about.archivedCount).toBe(0);
  await answerOf(setArchived, archive(ann));
  const archived = await page({ archived: '1' });
  expect(archived.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect(await page({})).toMatchObject({
    items: [],
    total: 0,
    about: { queueCount: 0, archivedCount: total },
  });
});

it('is nobody else’s: neither read, nor replied to, nor closed', async () => {
  const one = await made(ann, { files: [file('a.png')] });
  const params = { id: String(one.id) };
  const body = { message: 'чужое' };
  for (const answer of [
    callAs(app, bob, ticket, { params }),
    callAs(app, bob, reply, { params, body, key: randomUUID() }),
    callAs(app, bob, close, { params }),
    callAs(app, ann, ticket, { params: { id: '999999' } }),
    fetchFile(bob, one.id, filesOf(one)[0]?.id),
  ])
    expect(await refusalOf(answer)).toEqual([404, 'notFound']);
  expect(await read(ann, one.id)).toEqual(one);
});

it('makes one ticket of a key that comes twice, even at once', async () => {
  const before = await rowsOf('ticket');
  const parts = { key: randomUUID(), files: [file('a.png')] };
  const [one, two] = await Promise.all([made(ann, parts), made(ann, parts)]);
  expect(two).toEqual(one);
  expect(await rowsOf('ticket')).toBe(before + 1);
  const other = { ...parts, files: [file('a.png', 'other content')] };
  expect(await refusalOf(make(ann, other))).toEqual([409, 'keyReused']);
});

describe('what the form would refuse is refused, and leaves nothing', () => {
  const bad = (change: Partial<Record<keyof Received<typeof create, 'body'>, unknown>>): CallParts => ({
    body: { ...question, ...change },
  });
  const mega = 1_000_000;
  it.each<[string, CallParts, number, string]>([
    ['no subject', bad({ subject: ' ' }), 422, 'invalidTicket'],
    ['a subject of 201 characters', bad({ subject: 'я'.repeat(201) }), 422, 'invalidTicket'],
    ['a message of 10 001', bad({ message: 'я'.repeat(10_001) }), 422, 'invalidRequest'],
    ['a NUL', bad({ message: 'a\0b' }), 400, 'invalidCharacters'],
    ['no such department', bad({ department: 'kitchen' }), 422, 'invalidRequest'],
    ['six files', { files: Array.from({ length: 6 }, () => file('a.png')) }, 422, 'tooManyFiles'],
    ['a file of 26 MB', { files: [file('a.zip', new Uint8Array(26 * mega))] }, 413, 'fileTooLarge'],
    ['a program', { files: [file('a.exe')] }, 422, 'invalidFile'],
    ['a page', { files: [file('page.html', '<script>1</script>')] }, 422, 'invalidFile'],
    ['an empty file', { files: [file('a.txt', '')] }, 422, 'invalidFile'],
    ['only dots for a name', { files: [file('..')] }, 422, 'invalidFile'],
    ['a short key', { key: 'short' }, 422, 'invalidRequest'],
    ['no form', { headers: { 'content-type': 'application/json' } }, 415, 'notForm'],
  ])('%s', async (_, parts, status, code) => {
    const before = [await rowsOf('ticket'), await rowsOf('attachment')];
    expect(await refusalOf(make(ann, parts))).toEqual([status, code]);
    expect([await rowsOf('ticket'), await rowsOf('attachment')]).toEqual(before);
    expect(await readdir(folder)).toEqual([]);
  });

  it('says in both languages how much is taken', async () => {
    const files = Array.from({ length: 6 }, () => file('a.png'));
    const answer = await make(ann, { files, headers: { 'accept-language': 'en' } });
    expect(await answer.json()).toMatchObject({ error: 'Too many files: 5 at most at a time', most: '5' });
  });

  it('an empty reply', async () => {
    const { id } = await made(ann);
    const parts = { params: { id: String(id) }, body: { message: ' ' }, key: randomUUID() };
    expect(await refusalOf(callAs(app, ann, reply, parts))).toEqual([422, 'invalidTicket']);
  });
});

it.each(['in the middle of a file', 'by an error of the line'])(
  'an upload that is cut off %s leaves nothing behind',
  async (how) => {
    const before = [await rowsOf('ticket'), await rowsOf('contentChunk')];
    const head = `--x\r\nContent-Disposition: form-data; name="files[]"; filename="a.zip"\r\n\r\n`;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(head));
        controller.enqueue(new Uint8Array(3_000_000));
        if (how.includes('error')) controller.error(new Error('reset'));
        else controller.close();
      },
    });
    // What a stream needs, and the type of a request does not know.
    const request = {
      method: 'POST',
      headers: {
        cookie: ann.cookie,
        origin: 'http://localhost',
        'content-type': 'multipart/form-data; boundary=x',
        'idempotency-key': randomUUID(),
      },
      body,
      duplex: 'half' as const,
    };
    const answer = await app.fetch(create.path, request);
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'incompleteBody']);
    expect([await rowsOf('ticket'), await rowsOf('contentChunk')]).toEqual(before);
    expect(await readdir(folder)).toEqual([]);
  },
);

describe('a file', () => {
  const large = Buffer.alloc(700_000, 'текст');
  it.each<[string, string, Uint8Array<ArrayBuffer> | string, string]>([
    ['журнал ошибок №1.log', 'журнал ошибок №1.log', new Uint8Array(large), 'application/octet-stream'],
    ['../../etc/passwd.txt', 'passwd.txt', '<html><script>alert(1)</script>', 'application/octet-stream'],
    ['C:\\temp\\a.png', 'a.png', png, 'image/png'],
    ['a"b\r\nSet-Cookie: x=1.txt', 'a"bSet-Cookie: x=1.txt', 'x', 'application/octet-stream'],
    ['gpj.\u202eexe.pdf', 'gpj.exe.pdf', '%PDF-1.7', 'application/pdf'],
    ["it's (1)*.zip", "it's (1)*.zip", 'PK\x03\x04', 'application/zip'],
  ])('%j is kept as %j and comes back whole, to be saved only', async (given, kept, content, type) => {
    const one = await made(ann, { files: [file(given, content)] });
    const [stored] = filesOf(one);
    expect(stored?.name).toBe(kept);
    const answer = await fetchFile(ann, one.id, stored?.id);
    const sent = await new Blob([content]).bytes();
    expect(Buffer.from(await answer.arrayBuffer()).equals(sent)).toBe(true);
    const { headers } = answer;
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-length')).toBe(String(sent.length));
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const [, encoded = ''] = /^attachment; filename="[ -~]*"; filename\*=UTF-8''(\S+)$/.exec(
      headers.get('content-disposition') ?? '',
    ) ?? [''];
    expect(decodeURIComponent(encoded)).toBe(kept);
  });

  it('is also an administrator’s', async () => {
    const admin = await signIn(app, 'admin');
    const one = await made(ann, { files: [file('a.png')] });
    expect((await fetchFile(admin, one.id, filesOf(one)[0]?.id)).status).toBe(200);
    expect((await fetchFile(admin, one.id + 1, filesOf(one)[0]?.id)).status).toBe(404);
  });
});
