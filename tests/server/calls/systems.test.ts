import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { serversContract } from '@app/contract/servers';
import type { SystemSale } from '@/domain/admin/system';
import { osText, systemKey } from '@/domain/order/os';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

/* The provider withholds operating systems from new orders. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { systems, saveSystem, audit } = adminContract;
const { plans } = catalogContract;
const { os } = makeOrderEntry().configuration;
const id = systemKey(os);

let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
  await billingOf(app, ann).history();
});
afterEach(async () => {
  await db.deleteFrom('withheldSystem').execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const systemNow = async () => {
  const { items } = await answerOf(systems, callAs(app, admin, systems));
  const found = items.find((each) => each.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
const save = (sale: SystemSale) =>
  answerOf(saveSystem, callAs(app, admin, saveSystem, { params: { id }, body: { sale } }));
const withheld = async () => (await answerOf(plans, callAs(app, null, plans))).withheld;
const order = () => makePaymentBody({ minor: 157_700, entries: [makeOrderEntry({ id: newKey() })] });

// tests: PRICES-08
it('sells no new server with a withheld system until it is offered again', async () => {
  await save('withheld');
  expect(await withheld()).toEqual([id]);
  const refused = await billingOf(app, ann).tryPay(order());
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: 0, given: 157_700 });
  expect((await save('offered')).sale).toBe('offered');
  expect(await withheld()).toEqual([]);
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
    const parts = { params: { id: unknown }, body: { sale: 'withheld' } };
    expect((await callAs(app, admin, saveSystem, parts)).status).toBe(404);
  }
  await save('withheld');
  expect((await save('withheld')).sale).toBe('withheld');
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
