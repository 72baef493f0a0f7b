import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { createContents } from '@app/server/attachments/contents';
import { databaseStore } from '@app/server/attachments/databaseStore';
import { checkS3, s3Place, s3Store } from '@app/server/attachments/s3Store';
import type { Db } from '@app/server/db/database';
import { startObjectStore, type ObjectStore } from './support/objectStore';
import { recordedLog } from './support/recordedLog';
import { answerOf, callAs, codeOf, signIn, type Person } from './support/signedIn';
import { createTestApp, type TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

const { create, list, attachment } = supportContract;
const recorded = recordedLog();

let db: Db;
let app: TestApp;
let ann: Person;
let store: ObjectStore;

const contentsOf = (url: string) =>
  createContents(db, { database: databaseStore(db), s3: s3Store(s3Place(url), recorded.log) }, 's3');

beforeAll(async () => {
  [db, store] = await Promise.all([openTestDatabase(), startObjectStore()]);
  app = createTestApp(db, { deps: { contents: contentsOf(store.url) } });
  ann = await signIn(app);
  await callAs(app, ann, serversContract.list);
});
beforeEach(() => {
  recorded.errors.length = 0;
  store.breaksOff = false;
});
afterAll(async () => {
  expect(JSON.stringify([recorded.events, app.errors.map(String)])).not.toMatch(/se.{1,3}cret|AKID/);
  await store.close();
  await db.destroy();
});

const body = {
  subject: 'Files',
  service: null,
  serverId: null,
  department: 'technical',
  message: 'Here they are',
};
const make = (on: TestApp, content: Uint8Array<ArrayBuffer>, key = randomUUID()) =>
  callAs(on, ann, create, { body, key, files: [new File([content], 'a.zip')] });
const idsOf = async (answer: Promise<Response>) => {
  const ticket = await answerOf(create, answer);
  const [first] = ticket.messages;
  return {
    id: String(ticket.id),
    attachmentId: first && first.author !== 'robot' ? String(first.attachments[0]?.id) : '',
  };
};
const rows = async () => (await db.selectFrom('content').selectAll().execute()).length;

it('sends a file in pieces under its signed hash and length, and gives it back whole', async () => {
  const content = new Uint8Array(randomBytes(5_000_000));
  const params = await idsOf(make(app, content));
  expect([...store.objects.values()].map(({ length }) => length)).toEqual([content.length]);
  expect(store.pieces.largest).toBeLessThan(1_000_000);
  expect(store.pieces.count).toBeGreaterThan(5);
  const answer = await callAs(app, ann, attachment, { params });
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
});

it('deletes what nothing links, with its object', async () => {
  const before = [store.objects.size, await rows()];
  const answer = await callAs(app, ann, supportContract.reply, {
    params: { id: '999999' },
    body: { message: 'x' },
    files: [new File(['x'], 'a.zip')],
    key: randomUUID(),
  });
  expect(answer.status).toBe(404);
  await app.deps.background.idle();
  expect([store.objects.size, await rows()]).toEqual(before);
});

it('still gives what the database holds from before, and what the store holds to nobody without it', async () => {
  const params = await idsOf(make(app, new Uint8Array(3).fill(7)));
  const inDatabase = createTestApp(db);
  const old = await idsOf(make(inDatabase, new Uint8Array(4).fill(7)));
  expect((await (await callAs(app, ann, attachment, { params: old })).arrayBuffer()).byteLength).toBe(4);
  const answer = await callAs(inDatabase, ann, attachment, { params });
  expect([answer.status, await codeOf(answer)]).toEqual([503, 'storageDown']);
});

it('refuses a message while the store breaks off, whole and with its cause in the log, and takes it again after', async () => {
  const before = await answerOf(list, callAs(app, ann, list));
  const [content, key] = [new Uint8Array(randomBytes(2_000_000)), randomUUID()];
  store.breaksOff = true;
  const refused = await make(app, content, key);
  expect([refused.status, await codeOf(refused)]).toEqual([503, 'storageDown']);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(String(recorded.errors[0])).toContain('The store at S3_URL does not answer PUT');
  expect(await answerOf(list, callAs(app, ann, list))).toEqual(before);
  store.breaksOff = false;
  expect((await make(app, content, key)).status).toBe(200);
});

it('serves the rest of the portal while the store is away', async () => {
  const gone = await startObjectStore();
  const cut = createTestApp(db, { deps: { contents: contentsOf(gone.url) } });
  const params = await idsOf(make(cut, new Uint8Array(3).fill(7)));
  await gone.close();
  const answer = await callAs(cut, ann, attachment, { params });
  expect([answer.status, await codeOf(answer)]).toEqual([503, 'storageDown']);
  expect((await callAs(cut, ann, list)).status).toBe(200);
  await expect(checkS3(s3Place(gone.url), recorded.log)).resolves.toBeUndefined();
  expect(recorded.events.at(-1)).toMatchObject({ event: 'storage' });
  await db.deleteFrom('attachment').where('id', '=', Number(params.attachmentId)).execute();
  // What is removed from a store that is away stays to be removed.
  const left = await rows();
  await expect(cut.deps.contents.sweep(new Date(Date.now() + 7_200_000))).rejects.toThrow('storageDown');
  expect(await rows()).toBe(left);
});

it.each([
  ['another key', (url: string) => url.replace('AKID', 'OTHER'), 'it does not know the access key'],
  ['another secret', (url: string) => url.replace('se%2F', 'no%2F'), 'the secret key is wrong'],
  ['another bucket', (url: string) => url.replace('/bucket', '/none'), 'there is no such bucket'],
])('stops the start with a sentence on %s', async (_, change, reason) => {
  await expect(checkS3(s3Place(change(store.url)), recorded.log)).rejects.toThrow(
    `The store at S3_URL refuses this server: ${reason}.`,
  );
});

it('starts with a valid configuration', async () => {
  await expect(checkS3(s3Place(store.url), recorded.log)).resolves.toBeUndefined();
});
