import { beforeEach, expect, it } from 'vitest';
import { networkContract } from '@app/contract/network';
import { serversContract } from '@app/contract/servers';
import type { Command, Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { maxFirewallRules, noFirewall, type FirewallRule } from '@/domain/servers/firewall';
import type { ServerId } from '@/domain/servers/server';
import { newestEntries, signInWithServer, type ServerParams } from '../support/activeServer';
import { openApp } from '../support/openApp';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { firewall, saveFirewall } = networkContract;

const { db, app } = await openApp();
const stranger = await signIn(app);
let ann: Person;
let params: ServerParams;

beforeEach(async () => {
  ({ ann, params } = await signInWithServer(app));
});

const work = (provisioner?: Partial<Provisioner>, seconds?: number) => workOn(app, provisioner, seconds);
const rule = (changes: Partial<FirewallRule> = {}): FirewallRule => ({
  direction: 'in',
  protocol: 'tcp',
  ports: '22',
  network: '',
  note: '',
  ...changes,
});
const requestSave = (rules: readonly FirewallRule[], isOn = true, person = ann) =>
  callAs(app, person, saveFirewall, { params, body: { isOn, rules: [...rules] } });
const shown = () => answerOf(firewall, callAs(app, ann, firewall, { params }));
const newestEvents = async () =>
  (await newestEntries(app, ann, params, 3)).map(({ kind, actor, detail }) => [kind, actor, detail]);
const newestEvent = async () => (await newestEvents())[0];
const wanted = { isOn: true, rules: [rule({ network: '203.0.113.0/24' })] };

/** Applies a set until it is in effect. */
async function apply(rules: readonly FirewallRule[], isOn?: boolean) {
  await answerOf(saveFirewall, requestSave(rules, isOn));
  await work();
  await work({}, 60);
}

// tests: NETWORK-01, NETWORK-03
it('applies a set as one through the provisioner, normalized, and records it', async () => {
  expect(await shown()).toEqual(noFirewall);
  const sent: Command[] = [];
  const simulated = simulatedProvisioner();
  const saved = await answerOf(saveFirewall, requestSave([rule({ network: ' 203.0.113.7/24 ' })]));
  expect(saved).toEqual({ ...noFirewall, wanted, state: 'applying' });
  await work({
    begin(operation, attempt) {
      sent.push(operation.command);
      return simulated.begin(operation, attempt);
    },
  });
  expect(sent).toEqual([{ action: 'setFirewall', firewall: wanted }]);
  await work({}, 60);
  expect(await shown()).toEqual({ applied: wanted, wanted: null, state: 'applied' });
  expect(await newestEvent()).toEqual(['firewallOn', 'customer', null]);
  await apply([], false);
  expect((await shown()).applied).toEqual({ isOn: false, rules: [] });
  expect(await newestEvent()).toEqual(['firewallOff', 'customer', null]);
  const { overview } = serversContract;
  expect((await answerOf(overview, callAs(app, ann, overview, { params }))).settings.server.status).toBe(
    'Active',
  );
});

// tests: NETWORK-04
it('keeps the earlier set in effect where the new one fails for good', async () => {
  await apply([rule()]);
  await answerOf(saveFirewall, requestSave(wanted.rules));
  await work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No room' }) });
  expect(await shown()).toEqual({ applied: { isOn: true, rules: [rule()] }, wanted, state: 'failed' });
  expect(await newestEvents()).toContainEqual(['failed', 'system', null]);
  await apply(wanted.rules);
  expect(await shown()).toEqual({ applied: wanted, wanted: null, state: 'applied' });
});

// tests: NETWORK-02
it('refuses rules that are invalid, doubled or too many, and stores nothing of them', async () => {
  const refused = await requestSave([rule(), rule({ ports: '90-80' })]);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'invalidFirewall', rule: 1, problem: 'ports' });
  expect(await codeOf(await requestSave([rule(), rule({ note: 'again' })]))).toBe('invalidFirewall');
  const many = Array.from({ length: maxFirewallRules + 1 }, (_, index) => rule({ ports: String(index + 1) }));
  expect((await requestSave(many)).status).toBe(422);
  expect(await shown()).toEqual(noFirewall);
  await apply(many.slice(1));
  expect((await shown()).applied.rules).toHaveLength(maxFirewallRules);
});

it('refuses a second set while another operation runs, and on a suspended server', async () => {
  await answerOf(saveFirewall, requestSave([rule()]));
  const again = await requestSave([]);
  expect([again.status, await codeOf(again)]).toEqual([409, 'changed']);
  await work();
  await work({}, 60);
  await db
    .updateTable('server')
    .set({ status: 'Suspended' })
    .where('id', '=', Number(params.id) as ServerId)
    .execute();
  expect(await codeOf(await requestSave([]))).toBe('changed');
  expect((await shown()).applied.rules).toEqual([rule()]);
});

it('shows and changes nobody else’s firewall', async () => {
  expect(await codeOf(await callAs(app, stranger, firewall, { params }))).toBe('notFound');
  expect(await codeOf(await requestSave([], true, stranger))).toBe('notFound');
});
