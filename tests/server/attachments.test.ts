import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { claimContents, createContents } from '@app/server/attachments/contents';
import { databaseStore } from '@app/server/attachments/databaseStore';
import type { AttachmentStore } from '@app/server/attachments/store';
import { migrate } from '@app/server/db/migrate';
import { attachmentLimits } from '@/domain/support/supportAttachments';
import { answerOf, callAs, codeOf, signIn, type Person } from './support/signedIn';
import { openApp } from './support/openApp';
import { openTestDatabase } from './support/testDatabase';

const { create, reply, attachment } = supportContract;
const hourMs = 60 * 60 * 1000;

/** Called before each chunk of a content is stored. */
let beforeChunk: (id: string) => Promise<void> = () => Promise.resolve();
const { db, app } = await openApp((opened) => {
  const inner = databaseStore(opened);
  const store: AttachmentStore = {
    ...inner,
    async put(id, file) {
      await beforeChunk(id);
      await inner.put(id, file);
    },
  };
  return { deps: { contents: createContents(opened, { database: store }, 'database') } };
});
const [ann, bob] = [await signIn(app), await signIn(app)];
for (const person of [ann, bob]) await callAs(app, person, serversContract.list);
afterEach(async () => {
  beforeChunk = () => Promise.resolve();
  await app.deps.background.idle();
});

const question = {
  subject: 'Files',
  service: null,
  serverId: null,
  department: 'technical',
  message: 'Here they are',
};
const file = (bytes = 200_000) => new File([new Uint8Array(bytes).fill(7)], 'a.zip');
const make = (person: Person, parts: { key?: string; files?: readonly File[] } = {}) =>
  callAs(app, person, create, { body: question, key: randomUUID(), files: [file()], ...parts });
const contentsOf = async (userId: string | null) =>
  db.selectFrom('content').select(['id', 'size']).where('userId', 'is not distinct from', userId).execute();
const chunkCount = async () => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as "count" from "contentChunk"`.execute(db);
  return rows[0]?.count;
};

it('lets everybody else be answered while a file is being stored', async () => {
  let goOn: () => void = () => undefined;
  const started = new Promise<void>((begin) => {
    beforeChunk = () =>
      new Promise((resume) => {
        goOn = resume;
        begin();
      });
  });
  const sent = make(ann);
  await started;
  // On the embedded database's one connection: within a transaction of the upload it would never come.
  expect((await callAs(app, bob, serversContract.list)).status).toBe(200);
  goOn();
  expect((await sent).status).toBe(200);
});

it('stores a repeated call’s files once, also of two at once', async () => {
  const [contents, chunks] = [(await contentsOf(ann.id)).length, (await chunkCount()) ?? 0];
  const parts = { key: randomUUID() };
  const [one, two] = await Promise.all([
    answerOf(create, make(ann, parts)),
    answerOf(create, make(ann, parts)),
  ]);
  expect(two).toEqual(one);
  let stored = 0;
  beforeChunk = () => Promise.resolve(void (stored += 1));
  expect(await answerOf(create, make(ann, parts))).toEqual(one);
  expect(stored).toBe(0);
  await app.deps.background.idle();
  expect([(await contentsOf(ann.id)).length, await chunkCount()]).toEqual([contents + 1, chunks + 4]);
});

it('leaves nothing of files whose message is refused, or that could not be stored whole', async () => {
  const before = [await contentsOf(ann.id), await contentsOf(null), await chunkCount()];
  const unknown = { params: { id: '999999' }, body: { message: 'Here' }, files: [file()], key: randomUUID() };
  expect((await callAs(app, ann, reply, unknown)).status).toBe(404);
  const broken = new File([new Uint8Array(10)], 'a.exe');
  expect(await codeOf(await make(ann, { files: [file(), broken] }))).toBe('invalidFile');
  let stored = 0;
  beforeChunk = () => {
    stored += 1;
    return stored === 2 ? Promise.reject(new Error('the second file')) : Promise.resolve();
  };
  expect((await make(ann, { files: [file(), file()] })).status).toBe(500);
  expect(String(app.errors.pop())).toContain('the second file');
  await app.deps.background.idle();
  expect([await contentsOf(ann.id), await contentsOf(null), await chunkCount()]).toEqual(before);
});

it('links only what is the account’s and still there', async () => {
  const insert = (userId: string) =>
    db
      .insertInto('content')
      .values({ userId, size: 1, store: 'database' })
      .returning('id')
      .executeTakeFirstOrThrow();
  const claim = (userId: string, contentId: string) =>
    db
      .transaction()
      .execute((tx) =>
        claimContents(tx, userId, [{ contentId, name: 'a.zip', size: 1, type: 'application/zip' }]),
      );
  const { id } = await insert(bob.id);
  await expect(claim(ann.id, id)).rejects.toThrow('storageDown');
  await expect(claim(bob.id, id)).resolves.toBeUndefined();
  const { id: linked } = await db
    .selectFrom('attachment')
    .select('contentId as id')
    .where('userId', '=', ann.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await expect(claim(ann.id, linked)).rejects.toThrow('storageDown');
  await app.deps.contents.discard([id, linked]);
  await expect(claim(bob.id, id)).rejects.toThrow('storageDown');
  // What an attachment links is nobody's to discard.
  expect((await contentsOf(ann.id)).map((content) => content.id)).toContain(linked);
});

it('refuses more files of an account while too many of its bytes are linked by nothing, for an hour', async () => {
  const form = attachmentLimits.count * attachmentLimits.size;
  await db
    .insertInto('content')
    .values({ userId: ann.id, size: 3 * form, store: 'database' })
    .execute();
  const refused = await make(ann);
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'uploadsPending']);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect((await make(bob)).status).toBe(200);
  await app.deps.contents.sweep(new Date(Date.now() + hourMs / 2));
  expect((await make(ann)).status).toBe(429);
  await app.deps.contents.sweep(new Date(Date.now() + hourMs + 1000));
  expect((await make(ann)).status).toBe(200);
});

it('sweeps what a deleted account leaves behind, and nothing that is linked', async () => {
  const eve = await signIn(app);
  await callAs(app, eve, serversContract.list);
  await answerOf(create, make(eve));
  const [bobs, chunks] = [await contentsOf(bob.id), (await chunkCount()) ?? 0];
  await db.deleteFrom('user').where('id', '=', eve.id).execute();
  expect(await contentsOf(null)).toHaveLength(1);
  await app.deps.contents.sweep(new Date());
  expect(await contentsOf(null)).toEqual([]);
  expect(await chunkCount()).toBe(chunks - 4);
  expect(await contentsOf(bob.id)).toEqual(bobs);
});

const migrationSchema = v.object({ version: v.number(), name: v.string(), statements: v.array(v.string()) });

it('still gives a file that the version before stored in chunks of its own', async () => {
  const old = await openTestDatabase();
  await sql`drop schema public cascade`.execute(old);
  await sql`create schema public`.execute(old);
  await sql`create table "migration" ("version" integer primary key, "name" text not null,
    "appliedAt" timestamptz not null default current_timestamp)`.execute(old);
  const folder = 'app/server/db/migrations';
  for (const name of (await readdir(folder)).filter((each) => /^00(?:0|10)/.test(each)).sort()) {
    const module: unknown = await import(join(process.cwd(), folder, name));
    const [step] = Object.values(v.parse(v.record(v.string(), migrationSchema), { ...Object(module) }));
    for (const statement of step?.statements ?? []) await sql.raw(statement).execute(old);
    await old
      .insertInto('migration')
      .values({ version: step?.version ?? 0, name: step?.name ?? '' })
      .execute();
  }
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region")
    values ('ann', 'Ann Lee', 'ann@example.com', true, 'Ann', 'Lee', 'RU', 'texas')`.execute(old);
  await sql`insert into "ticket" ("userId", "subject", "department", "status", "updatedAt")
    values ('ann', 'Old', 'technical', 'queued', now())`.execute(old);
  await sql`insert into "ticketMessage" ("userId", "ticketId", "number", "at", "author", "text")
    select "userId", "id", 1, now(), 'customer', 'x' from "ticket"`.execute(old);
  await sql`insert into "attachment" ("userId", "ticketId", "messageNumber", "name", "size", "type")
    select "userId", "id", 1, 'a.txt', 6, 'text/plain' from "ticket"`.execute(old);
  await sql`insert into "attachmentChunk" ("attachmentId", "number", "data")
    select "id", "n", decode(case "n" when 0 then '616263' else '646566' end, 'hex')
    from "attachment", generate_series(0, 1) "n"`.execute(old);
  await migrate(old);
  const { contentId } = await old.selectFrom('attachment').select('contentId').executeTakeFirstOrThrow();
  const bytes: number[] = [];
  for await (const chunk of await createContents(old, { database: databaseStore(old) }, 'database').read(
    contentId,
  ))
    bytes.push(...chunk);
  expect(Buffer.from(bytes).toString()).toBe('abcdef');
  await old.destroy();
});

it('is found by no other number than its own', async () => {
  const one = await answerOf(create, make(ann));
  const first = one.messages[0];
  const id = first && first.author !== 'robot' ? String(first.attachments[0]?.id) : '';
  const params = { id: String(one.id), attachmentId: id };
  const given = await callAs(app, ann, attachment, { params });
  expect((await given.arrayBuffer()).byteLength).toBe(200_000);
  expect((await callAs(app, bob, attachment, { params })).status).toBe(404);
});
