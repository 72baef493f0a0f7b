import { expect, it } from 'vitest';
import { usageContract } from '@app/contract/usage';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

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
  const items = await listOf(ann);
  expect(items.filter(({ serverId }) => serverId === server.id)).toMatchObject([
    { address: main, version: 'ipv4', isMain: true, domain: server.domain },
    { address: '198.51.100.2', version: 'ipv4', isMain: false },
    { address: '2001:db8:77::/64', version: 'ipv6', isMain: false },
  ]);
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
