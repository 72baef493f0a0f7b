import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { catalogContract } from '@app/contract/catalog';
import type { PromoChange } from '@/domain/admin/promo';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* The provider adds, changes and ends promo codes (D46). */

const { app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { addPromo, endPromo, promos, promoUses, savePromo } = adminContract;

let ann: Person;
let code: string;
const terms = {
  benefit: { kind: 'percent', percent: 10 },
  from: '2020-01-01',
  until: '2099-12-31',
  usesLeft: 5,
  lines: ['vps'],
  perCustomer: 1,
  isFirstOrderOnly: false,
} as const;
const add = (body: object) => callAs(app, admin, addPromo, { body: { ...terms, code, ...body } });
const listed = async () => {
  const { items } = await answerOf(promos, callAs(app, admin, promos));
  const found = items.find((each) => each.code === code);
  if (!found) throw new Error(`No ${code}`);
  return found;
};
const save = async (changes: Partial<PromoChange>, version?: string) =>
  callAs(app, admin, savePromo, {
    params: { code },
    body: { ...terms, ...changes },
    version: version ?? (await listed()).version,
  });
const order = () =>
  makePaymentBody({ minor: 141_930, promo: code, entries: [makeOrderEntry({ id: newKey() })] });
const usesOf = async () =>
  (await answerOf(promoUses, callAs(app, admin, promoUses, { params: { code } }))).items;

beforeEach(async () => {
  ann = await openAccount(app);
  code = `CODE-${newKey().slice(0, 8).toUpperCase()}`;
  expect((await add({})).status).toBe(200);
});

// tests: ADMIN-56
it('gives the discount at once, and says how often and by whom it was used', async () => {
  expect(await listed()).toMatchObject({ state: 'active', uses: 0, usesLeft: 5 });
  const paid = await billingOf(app, ann).pay(order());
  const bob = await signIn(app);
  const waiting = await billingOf(app, bob).begin({ ...order(), method: 'manual' });
  expect(await listed()).toMatchObject({ uses: 2, usesLeft: 3 });
  expect(await usesOf()).toEqual([
    { payment: waiting.id, user: bob.email, at: expect.any(String) as string, isPaid: false },
    { payment: paid.id, user: ann.email, at: expect.any(String) as string, isPaid: true },
  ]);
  // An order that was given up has not used it.
  await billingOf(app, bob).deletePending([waiting.id]);
  expect(await listed()).toMatchObject({ uses: 1, usesLeft: 4 });
  expect((await usesOf()).map(({ user }) => user)).toEqual([ann.email]);
});

it('applies changed terms to the next checkout, and keeps those of a payment under way', async () => {
  const { id } = await billingOf(app, ann).begin({ ...order(), method: 'manual' });
  expect((await save({ benefit: { kind: 'percent', percent: 20 } })).status).toBe(200);
  const bob = await signIn(app);
  const refused = await billingOf(app, bob).tryPay(order());
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 126_160, given: 141_930 });
  expect((await billingOf(app, ann).progress(id)).payment.amount).toBe(141_930);
});

it('gives nothing once it has ended', async () => {
  const ended = await answerOf(endPromo, callAs(app, admin, endPromo, { params: { code } }));
  expect(ended.state).toBe('ended');
  const refused = await billingOf(app, ann).tryPay(order());
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 157_700, given: 141_930 });
  const { promo } = catalogContract;
  const seen = await answerOf(promo, callAs(app, null, promo, { params: { code } }));
  expect(seen.until).toBe(ended.until);
  const twice = await callAs(app, admin, endPromo, { params: { code } });
  expect([twice.status, await codeOf(twice)]).toEqual([409, 'changed']);
});

it('is refused under a name that exists, and with a version that is old', async () => {
  const twice = await add({});
  expect([twice.status, await codeOf(twice)]).toEqual([409, 'nameTaken']);
  const { version } = await listed();
  await billingOf(app, ann).pay(order());
  // Its uses would come back.
  const late = await save({ usesLeft: 6 }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
  expect((await listed()).usesLeft).toBe(4);
  // A form that leaves the uses alone is saved, and they stay as they are.
  expect((await save({ perCustomer: 2 }, version)).status).toBe(200);
  expect(await listed()).toMatchObject({ perCustomer: 2, usesLeft: 4 });
  const later = await save({ perCustomer: 3 }, version);
  expect([later.status, await codeOf(later)]).toEqual([409, 'stale']);
});

it.each([
  { lines: [] },
  { usesLeft: -1 },
  { perCustomer: 0 },
  { benefit: { kind: 'percent', percent: 101 } },
  { code: 'весна' },
])('takes no code with %j', async (body) => {
  const refused = await add({ code: `X-${newKey().slice(0, 8).toUpperCase()}`, ...body });
  expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
});
