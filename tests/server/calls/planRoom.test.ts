import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { catalogContract } from '@app/contract/catalog';
import { storeRoom } from '@app/server/catalog/room';
import type { PlanHardware, Room } from '@app/server/provisioning/provisioner';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { makeOrderEntry } from '@/sample-data/cart';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { openApp } from '../support/openApp';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const tariff = 'Diadem[GB]';

let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
});
afterEach(async () => {
  await db.deleteFrom('planRoom').execute();
  await db.updateTable('plan').set({ sale: 'open', stock: null }).execute();
});

const store = (room: Room | null) => storeRoom(db, { room: () => Promise.resolve(room) }, new Date());
const roomFor = (room: number) => store({ items: [{ tariff, room }] });
const onSale = async () => {
  const { items } = await answerOf(catalogContract.plans, callAs(app, null, catalogContract.plans));
  return items.find(({ name }) => name === tariff)?.stock;
};
const listed = async () => {
  const { items } = await answerOf(adminContract.plans, callAs(app, admin, adminContract.plans));
  return items.find(({ name }) => name === tariff);
};
const order = (count: number) => {
  const { configuration, ...entry } = makeOrderEntry({ id: newKey() });
  const entries = [{ ...entry, configuration: { ...configuration, count } }];
  return billingOf(app, ann).tryPay(makePaymentBody({ minor: 157_700 * count, entries }));
};

// tests: PRICES-12
it('sells as many servers as there is room for, and then the plan is sold out', async () => {
  await roomFor(2);
  expect(await onSale()).toBe(2);
  const refused = await order(3);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'priceChanged']);
  expect((await order(2)).status).toBe(200);
  // Before the room is counted again.
  expect(await onSale()).toBe(0);
  expect((await order(1)).status).toBe(409);
  expect(await listed()).toMatchObject({ sale: 'open', stock: null, room: 0 });
  await roomFor(1);
  expect((await order(1)).status).toBe(200);
});

it('keeps to the stock where that is less', async () => {
  await db.updateTable('plan').set({ stock: 1 }).where('name', '=', tariff).execute();
  await roomFor(5);
  expect(await onSale()).toBe(1);
  await roomFor(0);
  expect(await onSale()).toBe(0);
});

// tests: PRICES-12
it('limits nothing where the provisioner does not know its room, or not of this plan', async () => {
  expect(await onSale()).toBeNull();
  await roomFor(0);
  await store({
    items: [
      { tariff: 'Naos[GB]', room: 0 },
      { tariff: 'Unknown', room: 1 },
    ],
  });
  expect(await onSale()).toBeNull();
  await roomFor(0);
  await store(null);
  expect(await onSale()).toBeNull();
  expect(await listed()).toMatchObject({ room: null });
});

it('keeps the last count for an hour while the provisioner is away', async () => {
  await roomFor(0);
  const away = { room: () => Promise.reject(new Error('away')) };
  const later = (minutes: number) =>
    expect(storeRoom(db, away, new Date(Date.now() + minutes * 60_000))).rejects.toThrow('away');
  await later(59);
  expect(await onSale()).toBe(0);
  await later(61);
  expect(await onSale()).toBeNull();
});

it('asks with the hardware of the plans', async () => {
  const asked: PlanHardware[] = [];
  await storeRoom(
    db,
    {
      room(plans) {
        asked.push(...plans);
        return Promise.resolve(null);
      },
    },
    new Date(),
  );
  expect(asked.find((plan) => plan.tariff === tariff)).toEqual({
    tariff,
    datacenter: 'gb',
    cores: 3,
    memoryGb: 4,
    diskGb: 80,
  });
});
