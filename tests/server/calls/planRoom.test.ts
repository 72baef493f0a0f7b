import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { catalogContract } from '@app/contract/catalog';
import { storeRoom } from '@app/server/fulfilment/planRoom';
import type { PlanHardware, Room } from '@app/server/provisioning/provisioner';
import { auditBooks, billingOf, deliveredTo, makePaymentBody, newKey } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { makeOrderEntry } from '@/sample-data/cart';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { openApp } from '../support/openApp';
import { workOn } from '../support/provisionerWork';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const tariff = 'Diadem[GB]';

let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
});
afterEach(async () => {
  for (const { id } of (await billingOf(app, ann).history()).items)
    await billingOf(app, ann).deletePending([id]);
  await workOn(app);
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
const price = 157_700;
const orderOf = (count: number) => {
  const { configuration, ...entry } = makeOrderEntry({ id: newKey() });
  const entries = [{ ...entry, configuration: { ...configuration, count } }];
  return makePaymentBody({ minor: price * count, entries });
};
const order = (count: number) => billingOf(app, ann).tryPay(orderOf(count));
/** Counts as a provisioner with so much hardware that is not used yet. */
const countUp = (places: number) =>
  storeRoom(
    db,
    {
      room: (_, waiting) =>
        Promise.resolve({ items: [{ tariff, room: Math.max(0, places - (waiting.get(tariff) ?? 0)) }] }),
    },
    new Date(),
  );

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

// tests: PRICES-12
it('keeps the room of an order while it waits for its money, and after that for its machine', async () => {
  const { id, continueAt = '' } = await billingOf(app, ann).begin(orderOf(2));
  await countUp(3);
  expect(await onSale()).toBe(1);
  await payAtBank(app, ann, { continueAt });
  expect((await billingOf(app, ann).progress(id)).state).toBe('paid');
  await countUp(3);
  expect(await onSale()).toBe(1);
  // The provisioner has them now and counts them itself.
  await workOn(app, { begin: () => Promise.resolve({ status: 'running' }) });
  await countUp(1);
  expect(await onSale()).toBe(1);
});

it('holds the room of an unpaid order for an hour, so that bills that nobody pays sell nothing out', async () => {
  const { id } = await billingOf(app, ann).begin(orderOf(1));
  const orderedBefore = async (minutes: number) => {
    const pricedAt = new Date(Date.now() - minutes * 60_000);
    await db.updateTable('payment').set({ pricedAt }).where('id', '=', id).execute();
    await countUp(1);
    return onSale();
  };
  expect(await orderedBefore(59)).toBe(0);
  expect(await orderedBefore(61)).toBe(1);
});

it('returns the room of an order that is cancelled', async () => {
  const { id } = await billingOf(app, ann).begin(orderOf(1));
  await countUp(1);
  expect(await onSale()).toBe(0);
  await billingOf(app, ann).deletePending([id]);
  await countUp(1);
  expect(await onSale()).toBe(1);
});

// tests: PRICES-12
it('sells the last place once to two who order at the same time', async () => {
  const bob = await signIn(app);
  await countUp(1);
  const answers = await Promise.all([ann, bob].map((each) => billingOf(app, each).tryPay(orderOf(1))));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  await countUp(1);
  expect(await onSale()).toBe(0);
});

it('takes off a count what was ordered while the provisioner counted', async () => {
  await countUp(1);
  let id = 0;
  const slow = {
    async room() {
      ({ id } = await billingOf(app, ann).begin(orderOf(1)));
      return { items: [{ tariff, room: 1 }] };
    },
  };
  await storeRoom(db, slow, new Date());
  expect(id).toBeGreaterThan(0);
  expect(await onSale()).toBe(0);
  expect((await order(1)).status).toBe(409);
});

it('refunds a paid server for which the provisioner has no room after all', async () => {
  const before = await billingOf(app, ann).balance();
  const { id } = await billingOf(app, ann).pay(orderOf(1));
  await workOn(app, {
    begin: () => Promise.resolve({ status: 'failed', reason: 'No node of gb has room' }),
  });
  expect((await billingOf(app, ann).progress(id)).state).toBe('refunded');
  expect(await billingOf(app, ann).balance()).toBe(before + price);
  expect(await deliveredTo(db, ann.id)).toBe(0);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});
