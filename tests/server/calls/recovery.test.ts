import { beforeEach, expect, it } from 'vitest';
import { recoveryContract } from '@app/contract/recovery';
import { serversContract } from '@app/contract/servers';
import type { Command, Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { newestEntries, signInWithServer, type ServerParams } from '../support/activeServer';
import { openApp } from '../support/openApp';
import { newKey } from '../support/accountMoney';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { state, resetPassword, setRescue } = recoveryContract;

const { db, app } = await openApp();
const stranger = await signIn(app);
let ann: Person;
let params: ServerParams;

beforeEach(async () => {
  ({ ann, params } = await signInWithServer(app));
});

const work = (provisioner?: Partial<Provisioner>, seconds?: number) => workOn(app, provisioner, seconds);
const requestRescue = (isOn: boolean, person = ann) =>
  callAs(app, person, setRescue, { params, body: { isOn } });
const requestPassword = (person = ann) => callAs(app, person, resetPassword, { params });
const rescueOf = async () => (await answerOf(state, callAs(app, ann, state, { params }))).rescue;
const statusOf = async () => {
  const { overview } = serversContract;
  return (await answerOf(overview, callAs(app, ann, overview, { params }))).settings.server.status;
};
const newestEvents = async (count: number) =>
  (await newestEntries(app, ann, params, count)).map(({ kind }) => kind);

/** Finishes what was requested; returns the commands as they were sent. */
async function finish(): Promise<readonly Command[]> {
  const sent: Command[] = [];
  const simulated = simulatedProvisioner();
  await work({
    begin(operation, attempt) {
      sent.push(operation.command);
      return simulated.begin(operation, attempt);
    },
  });
  await work({}, 60);
  return sent;
}

// tests: RESCUE-01
it('sets a new root password, returns it once, and stores it nowhere', async () => {
  const { password } = await answerOf(resetPassword, requestPassword());
  expect(password).toMatch(/^[a-zA-Z2-9]{20}$/);
  const stored = () => db.selectFrom('operation').selectAll().execute();
  expect(JSON.stringify(await stored())).not.toContain(password);
  const [command] = await finish();
  expect(command).toMatchObject({ action: 'setOptions', passwords: { password } });
  expect(await newestEvents(1)).toEqual(['passwordReset']);
  expect(await statusOf()).toBe('Active');
  const other = await answerOf(resetPassword, requestPassword());
  expect(other.password).not.toBe(password);
  await finish();
});

// tests: RESCUE-02
it('starts a server in rescue mode with a password, and boots it from its disk again', async () => {
  expect(await rescueOf()).toBe('off');
  const { rescue, password } = await answerOf(setRescue, requestRescue(true));
  expect([rescue, await statusOf()]).toEqual(['starting', 'Activation']);
  expect(password).toMatch(/^[a-zA-Z2-9]{20}$/);
  expect(await finish()).toEqual([{ action: 'setRescue', isOn: true, passwords: { password } }]);
  expect([await rescueOf(), await statusOf()]).toEqual(['on', 'Active']);
  expect(await newestEvents(2)).toContain('rescueOn');
  // The system of the disk does not run.
  expect(await codeOf(await requestPassword())).toBe('changed');
  expect(await codeOf(await requestRescue(true))).toBe('changed');
  expect(await answerOf(setRescue, requestRescue(false))).toEqual({ rescue: 'stopping', password: null });
  expect(await finish()).toEqual([{ action: 'setRescue', isOn: false }]);
  expect([await rescueOf(), await statusOf()]).toEqual(['off', 'Active']);
  expect(await newestEvents(2)).toContain('rescueOff');
});

// tests: RESCUE-02
it('leaves a server as it was where the rescue mode fails for good', async () => {
  await answerOf(setRescue, requestRescue(true));
  await work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No image' }) });
  expect([await rescueOf(), await statusOf()]).toEqual(['off', 'Active']);
});

// tests: RESCUE-03
it('refuses both while another operation runs, and a password of a server that is off', async () => {
  const { power } = serversContract;
  await answerOf(power, callAs(app, ann, power, { params, key: newKey(), body: { action: 'stop' } }));
  for (const answer of [await requestPassword(), await requestRescue(true)])
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'changed']);
  await finish();
  expect(await codeOf(await requestPassword())).toBe('changed');
  expect((await requestRescue(true)).status).toBe(200);
});

it('lets nobody else into a server', async () => {
  expect(await codeOf(await requestPassword(stranger))).toBe('notFound');
  expect(await codeOf(await requestRescue(true, stranger))).toBe('notFound');
  expect(await codeOf(await callAs(app, stranger, state, { params }))).toBe('notFound');
});
