import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { paths } from '../../src/paths.ts';
import { expect, testOnPortal } from './support/journey.ts';
import { timeoutMs } from './support/driver.ts';
import { approveCard, openAsNew, payAs, starting } from './support/steps.ts';

const test = testOnPortal({ SIMULATED_SECONDS: '1' });

const plan = encodeURIComponent('{"name":"Diadem[GB]","price":1577,"datacenter":"gb"}');
const domain = 'journey.example.ru';

const serversSchema = v.object({
  items: v.array(v.object({ id: v.string(), domain: v.string(), ip: v.string(), status: v.string() })),
});

const firewallSchema = v.object({ applied: v.object({ isOn: v.boolean() }) });

/** A line of `authorized_keys` with a key that nothing else has. */
function newPublicKey(): string {
  const { publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const part = (bytes: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const blob = Buffer.concat([part(Buffer.from('ssh-ed25519')), part(raw)]);
  return `ssh-ed25519 ${blob.toString('base64')} anna@laptop`;
}

// tests: NETWORK-02, NETWORK-03, SERVERPAGE-12
test('a server from its order with a key to its end: connection, firewall, snapshot, name, cancellation', async ({
  customer,
  portal,
  say,
}) => {
  test.setTimeout(300_000);
  const { dashboard } = paths;
  const ordered = async () => {
    const { answer } = await customer.call({ path: '/api/servers' });
    return v.parse(serversSchema, answer).items.find((each) => each.domain === domain);
  };
  const untilActive = () =>
    expect.poll(async () => (await ordered())?.status, { timeout: timeoutMs }).toBe('Active');
  /** Confirms a question of the page. */
  const confirm = (title: string, name: string) =>
    customer.click({ role: 'button', name, within: { role: 'alertdialog', name: title } });

  await test.step('ordered with a key and a name of its own', async () => {
    await openAsNew({ customer, portal }, `${dashboard.osSelection}?server=${plan}`);
    await customer.type({ role: 'textbox', name: say('orderAccess.host') }, domain);
    await customer.click({ role: 'button', name: say('orderAccess.keys.add') });
    await customer.type({ role: 'textbox', name: say('sshKeys.form.key') }, newPublicKey());
    await customer.type({ role: 'textbox', name: say('sshKeys.form.name') }, 'laptop');
    await customer.click({
      role: 'button',
      name: say('sshKeys.form.add'),
      within: { role: 'form', name: say('sshKeys.form.title') },
    });
    await customer.sees(say('sshKeys.choice.withKey'));
    await customer.click({ role: 'radio', name: say('pricing.backup.daily') });
    const summary = { role: 'complementary', name: say('order.summary.title') } as const;
    await customer.click({ role: 'button', name: say('order.pay'), within: summary });
    await payAs({ customer, say }, 'ruCards');
    await approveCard(customer);
    await customer.isAt(say('payment.result.paid.order'));
    await untilActive();
  });

  const { id = '', ip = '' } = (await ordered()) ?? {};
  const isFirewallOn = async () => {
    const { answer } = await customer.call({ path: `/api/servers/${id}/firewall` });
    return v.parse(firewallSchema, answer).applied.isOn;
  };
  const open = (tab: string) => customer.go(`${portal.url}${dashboard.server}?id=${id}&tab=${tab}`);

  await test.step('its page shows the command that opens it', async () => {
    await open('overview');
    await customer.sees(`ssh root@${ip}`);
    await customer.inspect();
  });

  await test.step('a firewall that lets nobody in warns; one with SSH is applied as a set', async () => {
    await open('network');
    await customer.click({ role: 'switch', name: say('network.on') });
    await customer.sees(say('network.lockout', { port: 22 }));
    await customer.click({ role: 'button', name: say('network.preset.ssh') });
    await customer.doesNotSee(say('network.lockout', { port: 22 }));
    await customer.click({ role: 'button', name: say('network.apply') });
    await confirm(say('network.ask.title'), say('network.apply'));
    // A firewall that nobody has set up is in effect, too: the badge alone proves nothing.
    await expect.poll(isFirewallOn, { timeout: timeoutMs }).toBe(true);
    await customer.sees(say('network.state.applied'));
    await open('network');
    await customer.find({ role: 'switch', name: say('network.on') });
    const isOn = () =>
      customer.run(() => document.querySelector<HTMLInputElement>('[role=switch]')?.checked, null);
    await expect.poll(isOn).toBe(true);
    await customer.inspect();
  });

  await test.step('a snapshot is made, and the server goes back to it', async () => {
    await open('backups');
    await customer.type({ role: 'textbox', name: say('snapshots.name') }, 'Before the update');
    await customer.click({ role: 'button', name: say('snapshots.make') });
    // Its schedule has made a backup, which can be restored too.
    const list = { role: 'list', name: say('snapshots.list') } as const;
    await customer.click({ role: 'button', name: starting(say('snapshots.restore')), within: list });
    await confirm(say('snapshots.ask.restore.title'), say('snapshots.ask.restore.confirm'));
    await customer.doesNotSee(say('snapshots.ask.restore.title'));
    await untilActive();
  });

  await test.step('the backup of its schedule is ordered with a new server', async () => {
    await open('backups');
    const toAnother = { role: 'button', name: starting(say('snapshots.copy')) } as const;
    const list = { role: 'list', name: say('snapshots.backups.list') } as const;
    await customer.click({ ...toAnother, within: list });
    const question = { role: 'alertdialog', name: say('snapshots.copy.title') } as const;
    await customer.click({ role: 'radio', name: say('snapshots.copy.to.new'), within: question });
    const select = { role: 'combobox', name: say('snapshots.copy.plan'), within: question } as const;
    await customer.find(select);
    const offered = () =>
      [...document.querySelectorAll('[role=alertdialog] option')].map((each) => each.textContent);
    const options = v.parse(v.array(v.string()), await customer.run(offered, null));
    await customer.choose(select, options.find((text) => text.startsWith('Diadem[GB]')) ?? '');
    await customer.click({ role: 'button', name: say('snapshots.copy.toOrder'), within: question });
    await customer.sees(say('order.fromBackup.title'));
    await customer.inspect();
  });

  await test.step('another name, by keyboard', async () => {
    await open('overview');
    await customer.click({ role: 'button', name: say('server.rename') });
    await customer.type({ role: 'textbox', name: say('serverName.label') }, 'Магазин');
    await customer.key('Enter');
    await customer.isAt('Магазин');
    await open('overview');
    await customer.isAt('Магазин');
  });

  await test.step('cancelled at once, it is gone from the list', async () => {
    await open('settings');
    await customer.click({ role: 'button', name: say('servers.menu.leave') });
    const question = { role: 'alertdialog', name: say('leaving.title') } as const;
    await customer.click({ role: 'radio', name: starting(say('leaving.now')), within: question });
    await customer.click({ role: 'button', name: say('leaving.confirm.now'), within: question });
    await customer.isAt(say('servers.title'));
    expect(await ordered()).toBeUndefined();
  });
});
