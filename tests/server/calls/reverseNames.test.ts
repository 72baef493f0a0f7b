import { Resolver } from 'node:dns/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { networkContract } from '@app/contract/network';
import { serversContract } from '@app/contract/servers';
import type { Command, Provisioner } from '@app/server/provisioning/provisioner';
import { defaultLimits } from '@app/server/limits';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { signInWithServer, type ServerParams } from '../support/activeServer';
import { openApp } from '../support/openApp';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/** Makes DNS answer these IPv4 addresses for the rest of a test; other names do not exist. */
function answerLookups(answers: Readonly<Record<string, string>>) {
  const found = (name: string): Promise<string[]> => {
    const answer = answers[name];
    return answer === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve([answer]);
  };
  vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation((name) => found(name));
  vi.spyOn(Resolver.prototype, 'resolve6').mockImplementation(() => found(''));
}

const { reverseNames, saveReverseName, checkReverseName } = networkContract;

const { app } = await openApp();
const stranger = await signIn(app);
let ann: Person;
let params: ServerParams;
let address: string;

beforeEach(async () => {
  ({ ann, params, address } = await signInWithServer(app));
});

const work = (provisioner?: Partial<Provisioner>, seconds?: number) => workOn(app, provisioner, seconds);
const requestSave = (name: string, of = address, person = ann) =>
  callAs(app, person, saveReverseName, { params, body: { address: of, name } });
const nameOf = async (of = address) =>
  (await answerOf(reverseNames, callAs(app, ann, reverseNames, { params }))).items.find(
    (each) => each.address === of,
  );
const detailsOf = () =>
  answerOf(serversContract.details, callAs(app, ann, serversContract.details, { params }));

// tests: NETWORK-05
it('sets a name through the provisioner in Punycode, shows it everywhere, and records it', async () => {
  const before = await nameOf();
  expect(before).toMatchObject({ wanted: null, state: 'set' });
  const sent: Command[] = [];
  const simulated = simulatedProvisioner();
  await answerOf(saveReverseName, requestSave(' Mail.Example.RU '));
  expect(await nameOf()).toEqual({ ...before, wanted: 'mail.example.ru', state: 'setting' });
  await work({
    begin(operation, attempt) {
      sent.push(operation.command);
      return simulated.begin(operation, attempt);
    },
  });
  expect(sent).toEqual([{ action: 'setReverseName', address, name: 'mail.example.ru' }]);
  await work({}, 60);
  expect(await nameOf()).toEqual({ address, name: 'mail.example.ru', wanted: null, state: 'set' });
  const { addresses, events } = await detailsOf();
  expect(addresses.find((each) => each.address === address)?.reverseName).toBe('mail.example.ru');
  expect(events[0]).toMatchObject({ kind: 'reverseNameSet', detail: `${address} → mail.example.ru` });
  await answerOf(saveReverseName, requestSave(''));
  await work();
  await work({}, 60);
  expect(await nameOf()).toEqual({ address, name: null, wanted: null, state: 'set' });
  expect((await detailsOf()).events[0]).toMatchObject({ kind: 'reverseNameRemoved', detail: address });
});

// tests: NETWORK-05
it('keeps the earlier name where the new one fails for good', async () => {
  const before = await nameOf();
  await answerOf(saveReverseName, requestSave('mail.example.ru'));
  await work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No zone' }) });
  expect(await nameOf()).toEqual({ ...before, wanted: 'mail.example.ru', state: 'failed' });
});

// tests: NETWORK-06
it('refuses no host name, and only looks up whether a name leads back', async () => {
  const refused = await requestSave('https://mail.example.ru');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'invalidReverseName', problem: 'link' });
  answerLookups({ 'mail.example.ru': address, 'www.example.ru': '198.51.100.1' });
  const forwardOf = async (name: string) =>
    (
      await answerOf(
        checkReverseName,
        callAs(app, ann, checkReverseName, { params, query: { address, name } }),
      )
    ).forward;
  expect(await forwardOf('Mail.example.ru')).toBe('matches');
  expect(await forwardOf('www.example.ru')).toBe('differs');
  expect(await forwardOf('none.example.ru')).toBe('unresolved');
  expect(await forwardOf('no name')).toBe('unresolved');
  // A name that does not lead back is saved all the same.
  expect((await requestSave('www.example.ru')).status).toBe(200);
});

it('looks up a limited number of names', async () => {
  answerLookups({});
  const lookUp = () =>
    callAs(app, ann, checkReverseName, { params, query: { address, name: 'mail.example.ru' } });
  const codes = await Promise.all(
    Array.from({ length: defaultLimits.lookupsPerAccount.max + 1 }, async () => (await lookUp()).status),
  );
  expect(codes.filter((status) => status === 429)).toHaveLength(1);
});

it('names no address of another server, and nobody else’s', async () => {
  expect(await codeOf(await requestSave('mail.example.ru', '198.51.100.77'))).toBe('notFound');
  expect(await codeOf(await requestSave('mail.example.ru', address, stranger))).toBe('notFound');
  expect(await codeOf(await callAs(app, stranger, reverseNames, { params }))).toBe('notFound');
  await answerOf(saveReverseName, requestSave('mail.example.ru'));
  expect(await codeOf(await requestSave('other.example.ru'))).toBe('changed');
});
