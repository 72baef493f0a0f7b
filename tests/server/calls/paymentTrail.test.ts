import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

const { app } = await openApp({ deps: { hasDemoData: false } });
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
const billing = billingOf(app, ann);
await billing.history();

const { paymentTrail } = adminContract;
const trailOf = (id: number) =>
  answerOf(paymentTrail, callAs(app, admin, paymentTrail, { params: { id: String(id) } }));

// tests: ADMIN-52
it('has every state of a payment by card, oldest first, with its gateway and number there', async () => {
  const before = Date.now();
  const { id } = await billing.pay(makePaymentBody());
  const { gateway, reference, steps } = await trailOf(id);
  expect(gateway).toBe('testBank');
  expect(reference).not.toBeNull();
  expect(steps.map(({ state }) => state)).toEqual(['created', 'redirected', 'paid']);
  for (const { at } of steps) expect(Math.abs(Date.parse(at) - before)).toBeLessThan(60_000);
});

// tests: ADMIN-52
it('has the end of a bill that an administrator cancelled', async () => {
  const { id } = await billing.begin(makePaymentBody({ method: 'manual' }));
  expect((await trailOf(id)).steps.map(({ state }) => state)).toEqual(['created']);
  const { cancelBill } = adminContract;
  const parts = { params: { id: String(id) }, body: { note: 'Issued twice' } };
  expect((await callAs(app, admin, cancelBill, parts)).status).toBe(200);
  expect((await trailOf(id)).steps.map(({ state }) => state)).toEqual(['created', 'canceled']);
});

it('knows no payment of another number', async () => {
  const missing = await callAs(app, admin, paymentTrail, { params: { id: '999999' } });
  expect([missing.status, await codeOf(missing)]).toEqual([404, 'notFound']);
});
