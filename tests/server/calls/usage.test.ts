import { expect, it, vi } from 'vitest';
import { usageContract } from '@app/contract/usage';
import { toIsoDateTime } from '@/domain/time/dates';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { startAtNoon } from '../support/atNoon';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

startAtNoon();

const { db, app } = await openApp();
const listOf = async (person: Person) =>
  (await answerOf(usageContract.addresses, callAs(app, person, usageContract.addresses))).items;

// tests: USAGE-01
it('lists the addresses of the account’s servers only, the main one of each first', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  await listOf(ann);
  const server = await db
    .selectFrom('server')
    .select(['id', 'domain', 'ip'])
    .where('userId', '=', ann.id)
    .where('ip', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const main = String(server.ip);
  await db
    .updateTable('server')
    .set({
      addresses: JSON.stringify(['198.51.100.2', main]),
      ipv6Subnets: JSON.stringify(['2001:db8:77::/64']),
    })
    .where('id', '=', server.id)
    .execute();
  const named = { userId: ann.id, serverId: server.id, wanted: null, state: 'set' } as const;
  const nameMain = (name: string | null) =>
    db
      .updateTable('reverseName')
      .set({ name })
      .where('userId', '=', ann.id)
      .where('address', '=', main)
      .execute();
  await db
    .insertInto('reverseName')
    .values([
      { ...named, address: main, name: null },
      { ...named, address: '198.51.100.2', name: 'mail.example.ru' },
    ])
    .execute();
  const items = await listOf(ann);
  expect(items.filter(({ serverId }) => serverId === server.id)).toMatchObject([
    { address: main, version: 'ipv4', isMain: true, domain: server.domain, reverseName: server.domain },
    { address: '198.51.100.2', version: 'ipv4', isMain: false, reverseName: 'mail.example.ru' },
    { address: '2001:db8:77::/64', version: 'ipv6', isMain: false, reverseName: null },
  ]);
  await nameMain('shop.example.ru');
  expect((await listOf(ann)).find(({ address }) => address === main)?.reverseName).toBe('shop.example.ru');
  // Empty: its owner has removed it.
  await nameMain('');
  expect((await listOf(ann)).find(({ address }) => address === main)?.reverseName).toBeNull();
  const own = await db.selectFrom('server').select('id').where('userId', '=', ann.id).execute();
  const ids = own.map(({ id }) => id);
  expect(items.every(({ serverId }) => ids.includes(serverId))).toBe(true);
  const others = await listOf(bob);
  expect(others.some(({ serverId }) => ids.includes(serverId))).toBe(false);
});

// tests: USAGE-03
it('lists used promo codes with what they saved then; a payment that is deleted gives its code back', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  const discounts = (person: Person) =>
    answerOf(usageContract.discounts, callAs(app, person, usageContract.discounts));
  expect(await discounts(ann)).toMatchObject({ items: [], uses: 0, saved: 0 });
  const code = `CODE-${newKey().slice(0, 8).toUpperCase()}`;
  await db
    .insertInto('promo')
    .values({
      code,
      benefit: JSON.stringify({ kind: 'percent', percent: 10 }),
      from: '2020-01-01',
      until: '2099-01-01',
      usesLeft: 100,
      lines: JSON.stringify(['vps']),
    })
    .execute();
  const billing = billingOf(app, ann);
  const order = (method: string) =>
    makePaymentBody({ method, minor: 141_930, promo: code, entries: [makeOrderEntry({ id: newKey() })] });
  const paid = await billing.pay(order('ruCards'));
  const waiting = await billing.begin(order('manual'));
  // The provider changes the code afterwards.
  await db
    .updateTable('promo')
    .set({ benefit: JSON.stringify({ kind: 'percent', percent: 50 }) })
    .where('code', '=', code)
    .execute();
  const use = { code, until: '2099-01-01', amount: 141_930, saved: 15_770 };
  expect(await discounts(ann)).toMatchObject({
    items: [
      { ...use, payment: waiting.number, isPaid: false, order: null },
      { ...use, payment: paid.number, isPaid: true },
    ],
    uses: 2,
    saved: 31_540,
  });
  const [, first] = (await discounts(ann)).items;
  const placed = await db
    .selectFrom('order')
    .select('id')
    .where('paymentId', '=', paid.id)
    .executeTakeFirstOrThrow();
  expect(first?.order).toBe(placed.id);
  await billing.deletePending([waiting.id]);
  await db.deleteFrom('promo').where('code', '=', code).execute();
  expect(await discounts(ann)).toMatchObject({
    items: [{ payment: paid.number, until: null }],
    uses: 1,
    saved: 15_770,
  });
  expect(await discounts(bob)).toMatchObject({ items: [], uses: 0 });
});

// tests: USAGE-05
it('sums paid orders by month, product and server; top-ups and other accounts do not count', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  const spending = (person: Person) =>
    answerOf(usageContract.spending, callAs(app, person, usageContract.spending));
  for (const person of [ann, bob]) await spending(person);
  // Only what is paid below.
  await db.deleteFrom('payment').where('userId', 'in', [ann.id, bob.id]).execute();
  const billing = billingOf(app, ann);
  const order = (changes: Record<string, unknown>) =>
    makePaymentBody({ minor: 157_700, entries: [makeOrderEntry({ id: newKey() })], ...changes });
  const { id } = await billing.pay(order({}));
  await billing.pay(makePaymentBody({ minor: 157_700 }));
  await billing.pay(order({ method: 'balance', minor: 0, fromBalance: 157_700 }));
  await billing.begin(order({ method: 'manual' }));
  const { months, products, servers } = await spending(ann);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ paid: 315_400, refunded: 0 });
  expect(products).toEqual([{ product: 'vps', paid: 315_400 }]);
  expect(servers.map(({ paid }) => paid)).toEqual([157_700, 157_700]);
  expect((await spending(bob)).products).toEqual([]);

  // A year and more ago is not shown; unknown products are.
  const old = db.updateTable('payment').where('id', '=', id);
  await old.set({ shares: null }).execute();
  expect((await spending(ann)).products).toEqual([
    { product: 'other', paid: 157_700 },
    { product: 'vps', paid: 157_700 },
  ]);
  const [first] = months;
  await old.set({ date: `${first?.month ?? '2026-01'}-01` }).execute();
  expect((await spending(ann)).months.map(({ paid }) => paid)).toEqual([157_700, ...zeros(10), 157_700]);
  await old.set({ date: '2020-01-31' }).execute();
  expect((await spending(ann)).months.map(({ paid }) => paid)).toEqual([...zeros(11), 157_700]);
});

const zeros = (count: number) => Array.from({ length: count }, () => 0);

// tests: USAGE-06
it('sums the traffic of each server, and answers without one that is not measured', async () => {
  const ann = await signIn(app);
  const traffic = () => answerOf(usageContract.traffic, callAs(app, ann, usageContract.traffic));
  const { items } = await traffic();
  const [first] = items;
  expect(items.length).toBeGreaterThan(1);
  const metrics = vi.spyOn(app.deps.views, 'metrics').mockImplementation((id, { from }) => {
    if (id !== first?.serverId) return Promise.reject(new Error('down'));
    const point = { at: toIsoDateTime(from), cpuPercent: 1, memoryPercent: 1, diskPercent: null };
    return Promise.resolve({
      points: [
        { ...point, receivedKbps: 8, sentKbps: 16 },
        { ...point, receivedKbps: 0, sentKbps: 0.5 },
      ],
    });
  });
  const [measured, other] = (await traffic()).items;
  metrics.mockRestore();
  // Points are an hour apart; a kilobit has 125 bytes.
  expect(measured).toMatchObject({ received: 8 * 3600 * 125, sent: 16.5 * 3600 * 125 });
  expect(other).toMatchObject({ received: null, sent: null });
});
