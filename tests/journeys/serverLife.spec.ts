import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { confirmationCode, testCards } from '../../app/server/testBank/cards.ts';
import { expect } from './support/journey.ts';
import { signInDirectly } from './support/person.ts';
import { testOnPortal } from './support/testOnPortal.ts';

const test = testOnPortal({ SIMULATED_SECONDS: '1' });

const plan = encodeURIComponent('{"name":"Diadem[GB]","price":1577,"datacenter":"gb"}');
const domain = 'journey.example.ru';

const serversSchema = v.object({
  items: v.array(v.object({ id: v.string(), domain: v.string(), ip: v.string(), status: v.string() })),
});

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
test(
  'a server from its order with a key to its end: connection, firewall, snapshot, name, cancellation',
  { tag: '@main' },
  async ({ page, context, own: { portal, person }, say, inspect }) => {
    test.setTimeout(180_000);
    const approved = testCards.find((card) => card.does === 'approve')?.number ?? '';
    const next = () => page.getByRole('button', { name: say('payment.next'), exact: true }).click();
    const step = (name: string) => page.getByRole('heading', { level: 2, name });
    const dialog = page.getByRole('alertdialog');

    const ordered = async () => {
      const answer = await page.request.get(`${portal.url}/api/servers`);
      return v.parse(serversSchema, await answer.json()).items.find((each) => each.domain === domain);
    };
    const untilActive = () =>
      expect.poll(async () => (await ordered())?.status, { timeout: 30_000 }).toBe('Active');

    await signInDirectly(context, portal.url, person);

    await test.step('ordered with a key and a name of its own', async () => {
      await page.goto(`${portal.url}/dashboard/os-selection?server=${plan}`);
      await page.locator('input[name="hostName"]').fill(domain);
      await page.getByRole('button', { name: say('orderAccess.keys.add') }).click();
      const form = page.getByRole('form', { name: say('sshKeys.form.title') });
      await form.locator('textarea[name="key"]').fill(newPublicKey());
      await form.locator('input[name="name"]').fill('laptop');
      await form.locator('button[type="submit"]').click();
      await expect(page.getByRole('checkbox', { name: /laptop/ })).toBeChecked();
      const summary = page.getByRole('complementary', { name: say('order.summary.title') });
      await summary.getByRole('button', { name: say('order.pay') }).click();
      await expect(step(say('payment.step.method'))).toBeVisible();
      await page.getByRole('radio', { name: say('paymentMethod.ruCards') }).check();
      await next();
      await expect(step(say('payment.step.payee'))).toBeVisible();
      await page.getByRole('radio').first().check();
      await next();
      await expect(step(say('payment.step.payer'))).toBeVisible();
      await next();
      await expect(step(say('payment.step.confirmation'))).toBeVisible();
      await page.locator('button[type="submit"]').last().click();
      await page.getByRole('button', { name: approved }).click();
      await page.locator('input[name="code"]').fill(confirmationCode);
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: say('payment.result.paid.order') }),
      ).toBeVisible();
      await untilActive();
    });

    const { id = '', ip = '' } = (await ordered()) ?? {};
    const open = (tab: string) => page.goto(`${portal.url}/dashboard/server?id=${id}&tab=${tab}`);

    await test.step('its page shows the command that opens it', async () => {
      await page.goto(`${portal.url}/dashboard/server?id=${id}`);
      await expect(page.locator('code', { hasText: `ssh root@${ip}` }).first()).toBeVisible();
      await inspect(page);
    });

    await test.step('a firewall that lets nobody in warns; one with SSH is applied as a set', async () => {
      await open('network');
      await page.getByRole('switch', { name: say('network.on') }).check();
      await expect(page.getByText(say('network.lockout', { port: 22 }))).toBeVisible();
      await page.getByRole('button', { name: say('network.preset.ssh'), exact: true }).click();
      await expect(page.getByText(say('network.lockout', { port: 22 }))).toBeHidden();
      await page.getByRole('button', { name: say('network.apply') }).click();
      await dialog.getByRole('button', { name: say('network.apply') }).click();
      await expect(page.getByText(say('network.state.applied'), { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('switch', { name: say('network.on') })).toBeChecked();
      await inspect(page);
    });

    await test.step('a snapshot is made, and the server goes back to it', async () => {
      await open('backups');
      await page.getByLabel(say('snapshots.name')).fill('Before the update');
      await page.getByRole('button', { name: say('snapshots.make') }).click();
      await expect(page.getByText(say('snapshots.state.ready'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^${say('snapshots.restore')}`) }).click();
      await dialog.getByRole('button', { name: say('snapshots.ask.restore.confirm') }).click();
      await expect(dialog).toBeHidden();
      await untilActive();
    });

    await test.step('another name, by keyboard', async () => {
      await page.goto(`${portal.url}/dashboard/server?id=${id}`);
      await page.getByRole('button', { name: say('server.rename') }).press('Enter');
      const field = page.getByRole('textbox', { name: say('serverName.label') });
      await expect(field).toBeFocused();
      await field.fill('Магазин');
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Магазин');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Магазин');
    });

    await test.step('cancelled at once, it is gone from the list', async () => {
      await open('settings');
      await page.getByRole('button', { name: say('servers.menu.leave') }).click();
      await dialog.getByRole('radio', { name: say('leaving.now') }).check();
      await dialog.getByRole('button', { name: say('leaving.confirm.now') }).click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
      expect(await ordered()).toBeUndefined();
    });
  },
);
