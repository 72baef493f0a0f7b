import { expect, it } from 'vitest';
import { cardsContract } from '@app/contract/cards';
import { assignMethods } from '@app/server/catalogSeed/seed';
import { lockCustomer } from '@app/server/customers/lock';
import { createGateways } from '@app/server/gateways/gateway';
import { createYooKassa } from '@app/server/gateways/yookassa/gateway';
import { parseProxmoxConfig } from '@app/server/provisioning/proxmox/config';
import { proxmoxProvisioner } from '@app/server/provisioning/proxmox/provisioner';
import { cancelNow, quoteOf } from '@app/server/servers/cancel';
import { addMonths, type IsoDate } from '@/domain/time/dates';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { startAtNoon } from '../support/atNoon';
import { incomingAt } from '../support/incoming';
import { openAccount } from '../support/openAccount';
import { openProxmox } from '../support/proxmoxServer';
import { renewalClock, renewalPayments } from '../support/renewalClock';
import { answerOf, callAs } from '../support/signedIn';
import { createTestApp, testSeal } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';
import { openYooKassa } from '../support/yooKassaServer';

startAtNoon();

const price = 157_700;
const config = parseProxmoxConfig(
  JSON.stringify({
    url: 'https://pve.example.com:8006',
    consoleUrl: 'https://console.example.com/vnc.html',
    datacenters: {
      gb: {
        nodes: ['pve1', 'pve2'],
        storage: 'local',
        bridge: 'vmbr0',
        ipv4: [{ from: '203.0.113.10', to: '203.0.113.40', prefix: 24, gateway: '203.0.113.1' }],
      },
    },
    templates: { 'Ubuntu 24.04': [9000] },
  }),
);

it('an order paid at YooKassa is a machine of Proxmox, renewed by the saved card, refunded with a receipt, and gone', async () => {
  const bank = openYooKassa();
  const yooKassa = createYooKassa({
    shopId: '100500',
    secretKey: 'test_key',
    sendsReceipts: true,
    send: bank.send,
  });
  const gateways = createGateways([yooKassa]);
  const db = await openTestDatabase();
  const app = createTestApp(db, { deps: { gateways, hasDemoData: false } });
  await assignMethods(db, { yookassa: ['ruCards'] });
  const proxmox = openProxmox((): Date => clock.now());
  const clock = renewalClock(db, 1, gateways, (now) =>
    proxmoxProvisioner({
      db,
      seal: testSeal,
      config,
      token: proxmox.token,
      hardwareOf: () => Promise.resolve({ cores: 2, diskGb: 40 }),
      isoLink: (url) => url,
      send: proxmox.send,
      clock: now,
      pause: () => Promise.resolve(),
    }),
  );
  const ann = await openAccount(app);

  // Paid on the page of YooKassa, with a card that is saved.
  const entry = makeOrderEntry({ id: newKey() });
  const entries = [{ ...entry, configuration: { ...entry.configuration, autoRenewal: true } }];
  const body = makePaymentBody({ minor: price, entries, savesCard: true });
  const { id: payment, continueAt = '' } = await billingOf(app, ann).begin(body);
  const redirect = await app.fetch(continueAt, { headers: { cookie: ann.cookie } });
  const page = new URL(redirect.headers.get('location') ?? '');
  expect(page.origin).toBe('https://yoomoney.ru');
  const reference = page.searchParams.get('orderId') ?? '';
  bank.pay(reference);
  const notice = { method: 'POST', body: bank.notification(reference) };
  const sender = incomingAt({ remoteAddress: '185.71.76.5' });
  expect((await app.fetch('/hooks/payments/yookassa', notice, sender)).status).toBe(200);
  expect((await billingOf(app, ann).progress(payment)).state).toBe('paid');

  // Its machine runs, with an address of the pool.
  await clock.finishOperations();
  const server = () =>
    db.selectFrom('server').selectAll().where('userId', '=', ann.id).executeTakeFirstOrThrow();
  const ordered = await server();
  expect(ordered).toMatchObject({ status: 'Active', addresses: ['203.0.113.10'], autoRenewal: true });
  const vmid = config.firstVmid + ordered.id;
  expect(proxmox.machines.get(vmid)?.status).toBe('running');

  // A month later the saved card pays for the next one.
  const { items } = await answerOf(cardsContract.list, callAs(app, ann, cardsContract.list));
  const params = { id: String(items[0]?.id) };
  await callAs(app, ann, cardsContract.setRenewal, { params, body: { isOn: true } });
  while (clock.today() < ordered.endDate) await clock.live(1);
  const end: IsoDate = addMonths(ordered.endDate, 1, ordered.anchorDay ?? undefined);
  expect(await server()).toMatchObject({ status: 'Active', endDate: end });
  expect(await renewalPayments(db, ann.id)).toMatchObject([{ state: 'paid', amount: price }]);
  const charges = [...bank.payments.values()];
  expect(charges.map(({ status, payment_method: method }) => [status, method?.id])).toEqual([
    ['succeeded', reference],
    ['succeeded', reference],
  ]);

  // Cancelled at once: the days ahead are refunded to the card, with a receipt of their own.
  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, ann.id);
    const row = await tx
      .selectFrom('server')
      .selectAll()
      .where('id', '=', ordered.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { quote } = await quoteOf(tx, row, clock.now());
    expect(quote.refund).toBeGreaterThan(price / 2);
    await cancelNow(tx, row, { when: 'now', refund: quote.refund, target: 'method' }, clock.now());
  });
  await clock.finishOperations();
  const refunded = [...bank.refunds.values()];
  expect(refunded.map(({ payment_id: of }) => of)).toEqual([charges[1]?.id]);
  const receipts = bank.receipts.map(({ receipt }) => receipt?.items.map(({ amount }) => amount.value));
  expect(receipts).toEqual([['1577.00'], ['1577.00'], [refunded[0]?.amount.value]]);

  // The machine and the server are gone, and the address waits for the end of its quarantine.
  expect(proxmox.machines.has(vmid)).toBe(false);
  expect(await db.selectFrom('server').select('id').where('userId', '=', ann.id).execute()).toEqual([]);
  const addresses = await db.selectFrom('proxmoxAddress').select(['address', 'serverId']).execute();
  expect(addresses).toEqual([{ address: '203.0.113.10', serverId: null }]);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  expect(clock.errors).toEqual([]);
  await db.destroy();
}, 120_000);
