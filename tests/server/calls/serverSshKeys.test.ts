import { afterEach, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { sshKeysContract } from '@app/contract/sshKeys';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeServerSshKey, samplePublicKey } from '@/sample-data/sshKeys';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf } from '../support/signedIn';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();
const { add, list, remove, onServer } = sshKeysContract;
const saved = makeServerSshKey({ name: 'laptop' });

const serversOf = async () =>
  (await answerOf(serversContract.list, callAs(app, ann, serversContract.list))).items;
const keysOn = async (id: string) =>
  (await answerOf(onServer, callAs(app, ann, onServer, { params: { id } }))).items;
const work = (seconds: number, provisioner: Partial<Provisioner> = {}) => {
  const clock = () => new Date(Date.now() + seconds * 1000);
  return workOn(app, { ...simulatedProvisioner({ clock }), ...provisioner }, seconds);
};
const saveKey = () =>
  answerOf(add, callAs(app, ann, add, { body: { name: 'laptop', key: samplePublicKey } }));

afterEach(async () => {
  const { items } = await answerOf(list, callAs(app, ann, list));
  for (const { id } of items) await callAs(app, ann, remove, { params: { id: String(id) } });
});

/** Orders a server, and returns its id. */
async function order(sshKeys: string[]): Promise<string> {
  const before = new Set((await serversOf()).map(({ id }) => id));
  const { configuration } = makeOrderEntry();
  const entry = makeOrderEntry({ id: newKey(), configuration: { ...configuration, sshKeys } });
  await billingOf(app, ann).pay(makePaymentBody({ entries: [entry], minor: 157_700 }));
  return String((await serversOf()).find(({ id }) => !before.has(id))?.id);
}

/** Reinstalls a server with another system. */
async function reinstall(id: string, sshKeys: string[]) {
  const { settings, save } = serversContract;
  const before = await answerOf(settings, callAs(app, ann, settings, { params: { id } }));
  const os = before.settings.os === 'Ubuntu 20.04' ? 'Ubuntu 22.04' : 'Ubuntu 20.04';
  const body = {
    settings: { ...before.settings, os },
    charge: 0,
    password: null,
    userPassword: null,
    sshKeys,
  };
  await answerOf(save, callAs(app, ann, save, { params: { id }, version: before.version, body }));
}

// tests: KEYS-09
it('lists the keys of a new server, marks a removed one, and shows them to its account only', async () => {
  const { id: keyId, fingerprint } = await saveKey();
  const id = await order([fingerprint, `SHA256:${'0'.repeat(43)}`]);
  // Already while it is being created.
  expect(await keysOn(id)).toEqual([saved]);
  await work(0);
  await work(60);
  expect(await keysOn(id)).toEqual([saved]);
  await callAs(app, ann, remove, { params: { id: String(keyId) } });
  expect(await keysOn(id)).toEqual([{ ...saved, isSaved: false }]);
  expect(await codeOf(await callAs(app, bob, onServer, { params: { id } }))).toBe('notFound');
});

// tests: KEYS-09
it('has none with a password, and those of a reinstallation once it has succeeded', async () => {
  const { fingerprint } = await saveKey();
  const id = await order([]);
  await work(0);
  await work(60);
  expect(await keysOn(id)).toEqual([]);
  await reinstall(id, [fingerprint]);
  expect(await keysOn(id)).toEqual([]);
  await work(0, { begin: () => Promise.resolve({ status: 'failed', reason: 'No such image' }) });
  expect(await keysOn(id)).toEqual([]);
  await reinstall(id, [fingerprint]);
  await work(0);
  await work(60);
  expect(await keysOn(id)).toEqual([saved]);
});

// tests: KEYS-09
it('does not know those of a server that is older than the list', async () => {
  const id = String((await serversOf()).find(({ status }) => status === 'Active')?.id);
  const operation = {
    userId: ann.id,
    serverId: Number(id) as never,
    title: 'old.example.ru',
    command: JSON.stringify({ action: 'create', spec: { os: 'Debian 12', software: 'none' } }),
    status: 'done' as const,
    createdAt: new Date(),
    endedAt: new Date(),
  };
  await app.deps.db.insertInto('operation').values(operation).execute();
  expect(await keysOn(id)).toBeNull();
});
