import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { billingContract } from '@app/contract/billing';
import { dataExportContract } from '@app/contract/dataExport';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { tokensContract } from '@app/contract/tokens';
import { exportDays } from '@/domain/account/dataExport';
import { dataExportHandler, deleteExpiredExports } from '@app/server/dataExports/exportJob';
import { zipStream } from '@app/server/http/zipStream';
import { password } from '../support/authenticator';
import { colleaguesOf } from '../support/colleagues';
import { numberOf } from '../support/deleteAccount';
import { openApp } from '../support/openApp';
import { passkeysOf } from '../support/passkeys';
import { callAs, signIn, type Person } from '../support/signedIn';
import { unzip } from '../support/unzip';

const { db, app } = await openApp();
const { make, refusalOf, join } = colleaguesOf(app);
const { added } = passkeysOf(app);
const { state, request, download } = dataExportContract;

const jobsOf = (exportId: number) =>
  db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'dataExport')
    .where('key', '=', `dataExport:${exportId}`)
    .execute();
/** Does the job as a worker does. */
async function prepare(exportId: number, now = new Date()) {
  const log = { warn: () => undefined };
  const step = await dataExportHandler.run({ exportId }, { jobId: 1, db, now, attempt: 1, log });
  await db.transaction().execute(async (tx) => step.apply?.(tx, () => undefined));
}
const requested = async (person: Person) => {
  const { id } = await make(person, request);
  await prepare(id);
  return { params: { id: String(id) } };
};
const rowsIn = (files: ReadonlyMap<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null') as Record<string, unknown>[];

// tests: SETTINGS-15
it('contains the data, the documents and the files of the account, and no secrets', async () => {
  const ann = await signIn(app);
  const { items: servers } = await make(ann, serversContract.list);
  const { secret } = await make(ann, tokensContract.create, {
    body: { password, name: 'Script', scopes: ['read'], days: null },
  });
  const ticket = {
    key: randomUUID(),
    body: { subject: 'Disk', department: 'technical', service: null, serverId: null, message: 'It is full' },
    files: [new File(['a note'], 'note.txt')],
  };
  const { id: ticketId } = await make(ann, supportContract.create, ticket);
  await added(ann, 'MacBook');
  await db.updateTable('customer').set({ language: 'en' }).where('userId', '=', ann.id).execute();
  const own = await requested(ann);
  const answer = await callAs(app, ann, download, own);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/account-\d{4}-\d\d-\d\d\.zip/);
  const archive = Buffer.from(await answer.arrayBuffer());
  const files = unzip(archive);
  expect(rowsIn(files, 'account.json')).toMatchObject([{ email: ann.email }]);
  expect(rowsIn(files, 'servers.json').map(({ id }) => id)).toEqual(
    expect.arrayContaining(servers.map(({ id }) => id)),
  );
  expect(rowsIn(files, 'ticket-messages.json')).toEqual(
    expect.arrayContaining([expect.objectContaining({ text: 'It is full' })]),
  );
  expect(rowsIn(files, 'passkeys.json')).toEqual([
    { name: 'MacBook', createdAt: expect.any(String) as string, lastUsedAt: null },
  ]);
  expect(rowsIn(files, 'api-tokens.json')).toMatchObject([{ name: 'Script', scopes: ['read'] }]);
  const note = [...files.keys()].find((name) => name.startsWith(`attachments/${ticketId}/`));
  expect(files.get(note ?? '')?.toString()).toBe('a note');
  const { items: payments } = await make(ann, billingContract.history);
  expect(rowsIn(files, 'payments.json').length).toBe(payments.length);
  const papers = await db.selectFrom('paper').select('id').where('userId', '=', ann.id).execute();
  const pdfs = [...files].filter(([name]) => name.startsWith('documents/'));
  expect(pdfs).toHaveLength(papers.length);
  for (const [name, pdf] of pdfs) {
    // In the language of the account.
    expect(name).toMatch(/^documents\/\d+-(?:Invoice|Receipt|Certificate|Refund) /);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const everything = [...files.values()].map((bytes) => bytes.toString('latin1')).join('');
  for (const hidden of [secret.slice(4), 'hash', 'password', 'staffEmail', 'adminText'])
    expect(everything.includes(hidden)).toBe(false);
});

// tests: SETTINGS-15
it('is made once however often it is requested, notified, and replaced by the next', async () => {
  const ann = await signIn(app);
  const first = await make(ann, request);
  expect(await make(ann, request)).toEqual(first);
  expect(await jobsOf(first.id)).toHaveLength(1);
  expect(await refusalOf(ann, download, { params: { id: String(first.id) } })).toEqual([404, 'notFound']);
  await prepare(first.id);
  await prepare(first.id);
  const { copy } = await make(ann, state);
  expect(copy).toMatchObject({ id: first.id, state: 'ready' });
  const left = Date.parse(copy?.expiresAt ?? '') - Date.now();
  expect(Math.round(left / 86_400_000)).toBe(exportDays);
  const { items } = await make(ann, notificationsContract.list);
  expect(items.filter(({ about }) => about.kind === 'dataReady')).toHaveLength(1);
  const second = await make(ann, request);
  expect(second.id).not.toBe(first.id);
  expect(await refusalOf(ann, download, { params: { id: String(first.id) } })).toEqual([404, 'notFound']);
});

// tests: SETTINGS-15
it('is for its owner only: not for other people, colleagues, tokens or an administrator who views', async () => {
  const [ann, bob, eve, admin] = [
    await signIn(app),
    await signIn(app),
    await signIn(app),
    await signIn(app, 'admin'),
  ];
  await join(ann, bob);
  const own = await requested(ann);
  expect(await refusalOf(ann, download, own)).toBe(200);
  expect(await refusalOf(eve, download, own)).toEqual([404, 'notFound']);
  for (const one of [state, request, download]) expect(await refusalOf(bob, one, own)).toEqual([403, 'role']);
  const { secret } = await make(ann, tokensContract.create, {
    body: { password, name: 'Script', scopes: ['read'], days: null },
  });
  const byToken = await app.fetch(`/api/account/export/${own.params.id}/file`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(byToken.status).toBe(403);
  await make(admin, adminContract.viewAs, { params: { id: await numberOf(app, ann) } });
  expect(await refusalOf(admin, download, own)).toEqual([403, 'viewOnly']);
});

// tests: SETTINGS-15
it('is gone after seven days', async () => {
  const ann = await signIn(app);
  const own = await requested(ann);
  await db.updateTable('dataExport').set({ expiresAt: new Date() }).where('userId', '=', ann.id).execute();
  expect(await make(ann, state)).toEqual({ copy: null });
  expect(await refusalOf(ann, download, own)).toEqual([404, 'notFound']);
  await deleteExpiredExports(db, new Date());
  expect(await db.selectFrom('dataExport').select('id').where('userId', '=', ann.id).execute()).toEqual([]);
});

it('an archive keeps names and contents, empty ones too', async () => {
  const at = new Date('2026-11-21T09:30:10Z');
  const bytes = async function* () {
    yield Buffer.from('half ');
    yield Buffer.from('and half');
  };
  const parts: Uint8Array[] = [];
  for await (const part of zipStream([
    { name: 'данные/one.json', at, content: '{"a":1}'.repeat(100) },
    { name: 'empty.txt', at, content: '' },
    { name: 'file.bin', at, content: bytes() },
  ]))
    parts.push(part);
  const files = unzip(Buffer.concat(parts));
  expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([
    ['данные/one.json', '{"a":1}'.repeat(100)],
    ['empty.txt', ''],
    ['file.bin', 'half and half'],
  ]);
});
