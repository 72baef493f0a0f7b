import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { serversContract } from '@app/contract/servers';
import type { SystemChange, SystemSale } from '@/domain/admin/system';
import { sampleSystems } from '@/sample-data/systems';
import { osText, systemKey } from '@/domain/order/os';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* The provider withholds operating systems from new orders. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { systems, addSystem, saveSystem, audit } = adminContract;
const { plans } = catalogContract;
const { os } = makeOrderEntry().configuration;
const id = systemKey(os);

let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
  await billingOf(app, ann).history();
});
afterEach(async () => {
  await db
    .updateTable('system')
    .set({ sale: 'offered', memory: 0 })
    .where('family', '!=', 'windows')
    .execute();
  await db.deleteFrom('system').where('version', 'in', ['26.04', '15.6', '15.10']).execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const systemNow = async () => {
  const { items } = await answerOf(systems, callAs(app, admin, systems));
  const found = items.find((each) => each.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
async function trySave(changes: Partial<SystemChange>, stale?: string) {
  const { memory, panels, software, sale, version } = await systemNow();
  const body = { memory, panels, software, sale, ...changes };
  return callAs(app, admin, saveSystem, { params: { id }, body, version: stale ?? version });
}
const save = (sale: SystemSale) => answerOf(saveSystem, trySave({ sale }));
const offered = async () => (await answerOf(plans, callAs(app, null, plans))).systems?.map(systemKey);
const order = () => makePaymentBody({ minor: 157_700, entries: [makeOrderEntry({ id: newKey() })] });

// tests: PRICES-08
it('sells no new server with a withheld system until it is offered again', async () => {
  await save('withheld');
  expect(await offered()).toEqual(sampleSystems.map(systemKey).filter((key) => key !== id));
  const refused = await billingOf(app, ann).tryPay(order());
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 0, given: 157_700 });
  expect((await save('offered')).sale).toBe('offered');
  expect(await offered()).toEqual(sampleSystems.map(systemKey));
  expect((await billingOf(app, ann).pay(order())).status).toBe('Paid');
});

// tests: PRICES-08
it('delivers what is being paid', async () => {
  const { continueAt = '' } = await billingOf(app, ann).begin(order());
  await save('withheld');
  await payAtBank(app, ann, { continueAt });
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  expect(items.map((server) => server.os)).toEqual([osText(os)]);
});

it('counts servers and carts, each cart once', async () => {
  const before = await systemNow();
  await billingOf(app, ann).pay(order());
  const { version } = await answerOf(cartContract.load, callAs(app, ann, cartContract.load));
  const entries = wireEntries([makeOrderEntry({ id: newKey() }), makeOrderEntry({ id: newKey() })]);
  await answerOf(cartContract.save, callAs(app, ann, cartContract.save, { body: { entries }, version }));
  expect(await systemNow()).toEqual({ ...before, servers: before.servers + 1, carts: before.carts + 1 });
});

it('knows only its systems, and never withholds the order without one', async () => {
  for (const unknown of ['plan9 4', 'other NoOS']) {
    const body = { memory: 0, panels: [], software: [], sale: 'withheld' };
    expect(
      (await callAs(app, admin, saveSystem, { params: { id: unknown }, body, version: '1' })).status,
    ).toBe(404);
  }
  const { version } = await systemNow();
  await save('withheld');
  expect((await save('withheld')).sale).toBe('withheld');
  const late = await trySave({ sale: 'offered' }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
});

const next = {
  system: { family: 'ubuntu', version: '26.04' },
  memory: 1,
  panels: ['plesk'],
  software: [],
} as const;
const tryAdd = (body: object) => callAs(app, admin, addSystem, { body });
const orderWith = (panel: 'none' | 'cpanel' | 'plesk', rubles: number) => {
  const configuration = {
    ...makeOrderEntry().configuration,
    os: next.system,
    panel,
    software: 'none',
  } as const;
  return makePaymentBody({ minor: rubles * 100, entries: [makeOrderEntry({ id: newKey(), configuration })] });
};

// tests: PRICES-15
it('sells an added version with what goes with it, and delivers it under its name', async () => {
  const early = await billingOf(app, ann).tryPay(orderWith('none', 1577));
  expect(await early.json()).toMatchObject({ code: 'priceChanged', expected: 0 });
  const added = await answerOf(addSystem, tryAdd({ ...next, sale: 'offered' }));
  expect(added).toMatchObject({ id: 'ubuntu 26.04', name: 'Ubuntu 26.04', servers: 0, version: '1' });
  const keys = await offered();
  expect(keys?.indexOf('ubuntu 26.04')).toBe((keys?.indexOf('ubuntu 24.04') ?? 0) + 1);
  const unfit = await billingOf(app, ann).tryPay(orderWith('cpanel', 1577));
  expect(await unfit.json()).toMatchObject({ code: 'priceChanged', expected: 0 });
  expect((await billingOf(app, ann).pay(orderWith('plesk', 1877))).status).toBe('Paid');
  const rented = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  expect(rented.items.map((server) => server.os)).toEqual(['Ubuntu 26.04']);
});

// tests: PRICES-15
it('refuses an open checkout of what no longer goes together, and delivers what is being paid', async () => {
  await answerOf(addSystem, tryAdd({ ...next, sale: 'offered' }));
  const { continueAt = '' } = await billingOf(app, ann).begin(orderWith('plesk', 1877));
  const body = { memory: 64, panels: [], software: [], sale: 'offered' };
  const parts = { params: { id: 'ubuntu 26.04' }, body, version: '1' };
  await answerOf(saveSystem, callAs(app, admin, saveSystem, parts));
  const refused = await billingOf(app, ann).tryPay(orderWith('none', 1577));
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 0 });
  await payAtBank(app, ann, { continueAt });
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  expect(items.map((server) => server.os)).toEqual(['Ubuntu 26.04']);
});

// tests: PRICES-16
it('sells and delivers a family that it did not know, in its place, and takes no name twice', async () => {
  const leap = { family: 'openSUSE Leap', version: '15.10' };
  const added = { ...next, memory: 0, system: leap, sale: 'offered' };
  const { id: added1510, name } = await answerOf(addSystem, tryAdd(added));
  expect([added1510, name]).toEqual(['openSUSE Leap 15.10', 'openSUSE Leap 15.10']);
  await answerOf(addSystem, tryAdd({ ...added, system: { ...leap, version: '15.6' } }));
  const keys = await offered();
  expect(keys?.slice(-4)).toEqual([
    'openSUSE Leap 15.6',
    'openSUSE Leap 15.10',
    'other NoOS',
    'other Custom ISO',
  ]);
  for (const system of [
    { family: 'opensuse leap', version: '16' },
    { family: 'openSUSE', version: 'Leap 15.6' },
    { family: 'Ubuntu', version: '26.04' },
  ])
    expect(await codeOf(await tryAdd({ ...added, system }))).toBe('nameTaken');
  const configuration = { ...makeOrderEntry().configuration, os: leap, software: 'none' } as const;
  const entries = [makeOrderEntry({ id: newKey(), configuration })];
  expect((await billingOf(app, ann).pay(makePaymentBody({ minor: 157_700, entries }))).status).toBe('Paid');
  const rented = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  expect(rented.items.map((server) => server.os)).toEqual(['openSUSE Leap 15.10']);
});

it('refuses a version twice, and one that no template can be named after', async () => {
  await answerOf(addSystem, tryAdd({ ...next, sale: 'withheld' }));
  const second = await tryAdd({ ...next, sale: 'offered' });
  expect([second.status, await codeOf(second)]).toEqual([409, 'nameTaken']);
  const version = '26.04; reboot';
  expect((await tryAdd({ ...next, sale: 'offered', system: { ...next.system, version } })).status).toBe(422);
});

// tests: PRICES-15
it('gives a server’s form the rules of its system, offered or not', async () => {
  await billingOf(app, ann).pay(order());
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const params = { id: String(items[0]?.id) };
  await answerOf(saveSystem, trySave({ sale: 'withheld', memory: 1 }));
  const settings = await answerOf(
    serversContract.settings,
    callAs(app, ann, serversContract.settings, { params }),
  );
  expect(settings.systems?.find((system) => systemKey(system) === id)?.memory).toBe(1);
});

it('records the sale before and after', async () => {
  await save('withheld');
  const { items } = await answerOf(audit, callAs(app, admin, audit));
  expect(items[0]).toMatchObject({
    kind: 'systemEdited',
    subject: osText(os),
    changes: [{ field: 'sale', before: 'offered', after: 'withheld' }],
  });
});
