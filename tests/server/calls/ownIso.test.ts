import { EventEmitter, once } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { recoveryContract } from '@app/contract/recovery';
import { serversContract } from '@app/contract/servers';
import type { Command, Provisioner } from '@app/server/provisioning/provisioner';
import { inspectIso, type IsoSource } from '@app/server/webhooks/inspectIso';
import { newestEntries, signInWithServer, type ServerParams } from '../support/activeServer';
import { openApp } from '../support/openApp';
import { newestNotice } from '../support/notices';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { createTestApp } from '../support/testApp';

const { iso, attachIso, detachIso, setRescue } = recoveryContract;
const url = 'https://download.example.org/images/netinst.iso';

const { db, app } = await openApp({ deps: { inspectIso: async () => source } });
let ann: Person;
let params: ServerParams;
/** Answer of the image's host. */
let source: IsoSource = { sizeMb: 754 };

beforeEach(async () => {
  source = { sizeMb: 754 };
  ({ ann, params } = await signInWithServer(app));
});

const attach = (to = url) => callAs(app, ann, attachIso, { params, body: { url: to } });
const detach = () => callAs(app, ann, detachIso, { params });
const shown = async () => (await answerOf(iso, callAs(app, ann, iso, { params }))).iso;
const overview = () =>
  answerOf(serversContract.overview, callAs(app, ann, serversContract.overview, { params }));
const statusOf = async () => (await overview()).settings.server.status;
const newestEvents = async (count: number) =>
  (await newestEntries(app, ann, params, count)).map(({ kind }) => kind);

/** Ends what was requested; returns the commands as they were sent. */
async function finish(end: 'done' | 'failed' = 'done'): Promise<readonly Command[]> {
  const sent: Command[] = [];
  const begin: Provisioner['begin'] = async ({ command }) => {
    sent.push(command);
    return end === 'done' ? { status: 'done' } : { status: 'failed', reason: 'Not found' };
  };
  await workOn(app, { begin });
  return sent;
}

// tests: RESCUE-04
it('starts a server from its owner’s image, and from its disk again, with entries in the history', async () => {
  expect(await shown()).toBeNull();
  const started = await answerOf(attachIso, attach());
  expect(started.iso).toMatchObject({ url, sizeMb: 754, state: 'attaching' });
  expect(await statusOf()).toBe('Activation');
  expect(await finish()).toEqual([{ action: 'attachIso', url }]);
  expect(await shown()).toMatchObject({ state: 'attached' });
  expect(await statusOf()).toBe('Active');
  expect(await newestEvents(2)).toContain('isoAttached');
  expect(await codeOf(await attach())).toBe('changed');
  expect((await answerOf(detachIso, detach())).iso).toMatchObject({ state: 'detaching' });
  expect(await finish()).toEqual([{ action: 'detachIso' }]);
  expect(await shown()).toBeNull();
  expect(await newestEvents(2)).toContain('isoDetached');
});

// tests: RESCUE-04
it.each([
  ['a private host', 'isoPrivate', 422, 'isoPrivate'],
  ['nothing', 'isoUnreachable', 422, 'isoUnreachable'],
  ['more than ten gigabytes', { sizeMb: 10_001 }, 422, 'isoTooLarge'],
] as const)('refuses an address of %s early', async (_, said, status, code) => {
  source = said;
  const answer = await attach();
  expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  expect(await shown()).toBeNull();
});

it('takes ten gigabytes, an unknown size, and no address without https or another file', async () => {
  for (const bad of [
    'http://example.org/a.iso',
    'https://example.org/a.img',
    'https://a:b@example.org/a.iso',
  ])
    expect((await attach(bad)).status).toBe(422);
  source = { sizeMb: 10_000 };
  expect((await attach()).status).toBe(200);
  await finish('failed');
  expect(await shown()).toMatchObject({ state: 'failed' });
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed', operation: 'attachIso' });
  // A failed one is replaced, or forgotten without an operation.
  source = { sizeMb: null };
  expect((await attach()).status).toBe(200);
  await finish('failed');
  expect((await answerOf(detachIso, detach())).iso).toBeNull();
  expect(await finish()).toEqual([]);
});

it('keeps an image whose removal failed, and forgets it with the disk', async () => {
  await answerOf(attachIso, attach());
  await finish();
  await answerOf(detachIso, detach());
  await finish('failed');
  expect(await shown()).toMatchObject({ state: 'attached' });
  expect(await codeOf(await callAs(app, ann, setRescue, { params, body: { isOn: true } }))).toBe('changed');
  const { save, settings } = serversContract;
  const before = await answerOf(settings, callAs(app, ann, settings, { params }));
  const os = before.settings.os === 'Ubuntu 20.04' ? 'Ubuntu 22.04' : 'Ubuntu 20.04';
  const body = { settings: { ...before.settings, os }, charge: 0, password: null, userPassword: null };
  await answerOf(save, callAs(app, ann, save, { params, version: before.version, body }));
  await finish();
  expect(await shown()).toBeNull();
});

// tests: RESCUE-04
it('holds no connection of the database while the host of an image does not answer', async () => {
  const host = new EventEmitter();
  const inspect = async (): Promise<IsoSource> => {
    queueMicrotask(() => host.emit('asked'));
    await once(host, 'answers');
    return { sizeMb: 1 };
  };
  const asked = once(host, 'asked');
  const waiting = createTestApp(db, { deps: { inspectIso: inspect } });
  const attached = callAs(waiting, ann, attachIso, { params, body: { url } });
  await asked;
  // The embedded database runs one transaction at a time.
  expect(await db.transaction().execute(() => Promise.resolve('idle'))).toBe('idle');
  host.emit('answers');
  expect((await attached).status).toBe(200);
  expect(await finish()).toEqual([{ action: 'attachIso', url }]);
});

it('shows nobody else’s image, and attaches none in rescue mode', async () => {
  const stranger = await signIn(app);
  for (const answer of [
    await callAs(app, stranger, iso, { params }),
    await callAs(app, stranger, attachIso, { params, body: { url } }),
    await callAs(app, stranger, detachIso, { params }),
  ])
    expect(await codeOf(answer)).toBe('notFound');
  expect(await codeOf(await detach())).toBe('changed');
  await answerOf(setRescue, callAs(app, ann, setRescue, { params, body: { isOn: true } }));
  await finish();
  expect(await codeOf(await attach())).toBe('changed');
});

it.each([
  'https://10.0.0.1/a.iso',
  'https://localhost/a.iso',
  'https://[::1]/a.iso',
  'https://db.internal/a.iso',
])('asks no private host: %s', async (address) => {
  expect(await inspectIso(address)).toBe('isoPrivate');
});
