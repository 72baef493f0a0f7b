import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { catalogContract } from '@app/contract/catalog';
import type { MethodChange } from '@/domain/admin/method';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

/* The provider changes the terms of payment methods (D19). */

const { app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const ann = await openAccount(app);
const { methods, saveMethod } = adminContract;

const methodNow = async () => {
  const { items } = await answerOf(methods, callAs(app, admin, methods));
  const found = items.find(({ id }) => id === 'ruCards');
  if (!found) throw new Error('No ruCards');
  return found;
};
async function save(changes: Partial<MethodChange>, stale?: string): Promise<Response> {
  const { id: method, gateway: _, version, ...terms } = await methodNow();
  const body = { ...terms, ...changes };
  return callAs(app, admin, saveMethod, { params: { method }, body, version: stale ?? version });
}
const offered = async () => {
  const { paymentMethods } = catalogContract;
  const { items } = await answerOf(paymentMethods, callAs(app, null, paymentMethods));
  return items.find(({ id }) => id === 'ruCards');
};

// tests: ADMIN-57
it('applies a minimum and a commission to the next payment', async () => {
  const changed = await save({ minAmount: { currency: 'RUB', minor: 10_001 }, commission: 3 });
  expect(changed.status).toBe(200);
  expect(await offered()).toMatchObject({ minAmount: { minor: 10_001 }, commission: 3 });
  const billing = billingOf(app, ann);
  const below = await billing.tryPay(makePaymentBody({ minor: 10_000 }));
  expect([below.status, await codeOf(below)]).toEqual([409, 'declined']);
  const paid = await billing.pay(makePaymentBody({ minor: 10_100 }));
  // Three percent of it, on top.
  expect(paid).toMatchObject({ amount: 10_100, amountInPaymentCurrency: { currency: 'RUB', minor: 10_403 } });
});

it('takes a currency from a method', async () => {
  await save({ currencies: ['USD'] });
  const refused = await billingOf(app, ann).tryPay(makePaymentBody({ minor: 20_000 }));
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'declined']);
  expect((await save({ currencies: ['RUB'] })).status).toBe(200);
});

it('turns a method off with a reason, and on again', async () => {
  const unavailable = { ru: 'Банк обновляется', en: 'The bank is updating' };
  await save({ unavailable });
  expect((await offered())?.unavailable).toEqual(unavailable);
  const refused = await billingOf(app, ann).tryPay(makePaymentBody({ minor: 20_000 }));
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'unavailable']);
  await save({ unavailable: null });
  expect((await billingOf(app, ann).pay(makePaymentBody({ minor: 20_000 }))).status).toBe('Paid');
});

it('refuses the second of two who change a method at once, and a currency twice', async () => {
  const { version } = await methodNow();
  await save({ commission: 4 });
  const late = await save({ commission: 9 }, version);
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
  expect((await methodNow()).commission).toBe(4);
  const twice = await save({ currencies: ['RUB', 'RUB'] });
  expect([twice.status, await codeOf(twice)]).toEqual([422, 'invalidRequest']);
});
