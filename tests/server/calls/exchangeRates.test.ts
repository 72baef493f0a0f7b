import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { catalogContract } from '@app/contract/catalog';
import { rubles } from '@/domain/money/money';
import { addDays, type IsoDate } from '@/domain/time/dates';
import { dayIn } from '@/domain/time/timeZone';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { startAtNoon } from '../support/atNoon';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

/* The provider enters exchange rates (D19). */

startAtNoon();
const { app } = await openApp({ deps: { hasDemoData: false } });
const { db } = app.deps;
const admin = await signIn(app, 'admin');
const ann = await signIn(app);
const billing = billingOf(app, ann);
const { rates, rateHistory, enterRate, overview } = adminContract;
const today = dayIn('Europe/Moscow', new Date());

const rateNow = async (id: 'USD' | 'EUR' = 'USD') => {
  const { items } = await answerOf(rates, callAs(app, admin, rates));
  const found = items.find((each) => each.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
async function enter(
  rate: number,
  { day = today, source = 'Bank of Russia', stale }: { day?: IsoDate; source?: string; stale?: string } = {},
): Promise<Response> {
  const { version } = await rateNow();
  const parts = { params: { currency: 'USD' }, body: { rate, source, day }, version: stale ?? version };
  return callAs(app, admin, enterRate, parts);
}
/** Makes the newest rate of a currency so many days old. */
const age = async (currency: 'USD' | 'EUR', days: number) => {
  const { enteredAt } = await rateNow(currency);
  await db
    .updateTable('exchangeRate')
    .set({ day: addDays(today, -days) })
    .where('currency', '=', currency)
    .where('enteredAt', '=', new Date(enteredAt))
    .execute();
};
const cards = async () => {
  const { paymentMethods } = catalogContract;
  const { items } = await answerOf(paymentMethods, callAs(app, null, paymentMethods));
  return items.find(({ id }) => id === 'cards');
};
const staleRates = async () => (await answerOf(overview, callAs(app, admin, overview))).waiting.rates;
const dollars = { method: 'cards', amount: { currency: 'USD', minor: 1000 } };

// tests: PRICES-01, PRICES-03
it('applies a rate to the next payment, and keeps those before it in the history', async () => {
  const first = await billing.begin(makePaymentBody(dollars));
  expect(first.amount).toBe(rubles(805));
  const entered = await enter(8100);
  expect(entered.status).toBe(200);
  expect(await rateNow()).toMatchObject({ rate: 8100, source: 'Bank of Russia', day: today, payments: 1 });
  const next = await billing.begin(makePaymentBody(dollars));
  expect(next.amount).toBe(rubles(810));
  const { payment } = await billing.progress(first.id);
  expect(payment.amount).toBe(rubles(805));
  const { rates: offered } = await answerOf(catalogContract.rates, callAs(app, null, catalogContract.rates));
  expect(offered).toEqual({ USD: 8100, RUB: 100, EUR: 9320 });
  const parts = { params: { currency: 'USD' } };
  const { items } = await answerOf(rateHistory, callAs(app, admin, rateHistory, parts));
  expect(items.map(({ rate, enteredBy }) => [rate, enteredBy])).toEqual([
    [8100, admin.email],
    [8050, null],
  ]);
});

// tests: PRICES-03
it('refuses a top-up that credits another sum than the person saw, with both sums', async () => {
  const seen = { ...dollars, credited: rubles(805) };
  const refused = await billing.tryPay(makePaymentBody(seen));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'priceChanged',
    expected: rubles(810),
    given: rubles(805),
  });
  expect((await billing.begin(makePaymentBody({ ...dollars, credited: rubles(810) }))).amount).toBe(
    rubles(810),
  );
});

// tests: PRICES-02
it('warns after a day; after seven, refuses the currency and leaves the others', async () => {
  expect([(await rateNow()).age, await staleRates()]).toEqual(['fresh', 0]);
  await age('USD', 2);
  expect([(await rateNow()).age, await staleRates()]).toEqual(['old', 1]);
  await age('USD', 7);
  expect((await cards())?.currencies).toEqual(['RUB', 'USD', 'EUR']);
  expect((await billing.begin(makePaymentBody(dollars))).amount).toBe(rubles(810));
  await age('USD', 8);
  expect([(await rateNow()).age, await staleRates()]).toEqual(['expired', 1]);
  expect(await cards()).toMatchObject({ currencies: ['RUB', 'EUR'], paused: ['USD'], unavailable: null });
  const refused = await billing.tryPay(makePaymentBody(dollars));
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'unavailable']);
  const euros = { method: 'cards', amount: { currency: 'EUR', minor: 1000 } };
  expect((await billing.begin(makePaymentBody(euros))).amount).toBe(rubles(932));
  await enter(8000);
  expect((await billing.begin(makePaymentBody(dollars))).amount).toBe(rubles(800));
  expect(await staleRates()).toBe(0);
});

it('turns off a method that is left without a currency, and says why', async () => {
  const set = (currencies: readonly string[]) =>
    db
      .updateTable('paymentMethod')
      .set({ currencies: JSON.stringify(currencies) })
      .where('id', '=', 'cards')
      .execute();
  await set(['EUR']);
  await age('EUR', 8);
  expect((await cards())?.unavailable?.['en']).toMatch(/exchange rate/);
  await age('EUR', 0);
  expect((await cards())?.unavailable).toBeNull();
  await set(['RUB', 'USD', 'EUR']);
});

it('refuses days to come and those too long ago, the ruble, nothing, and the second of two', async () => {
  for (const day of [addDays(today, 1), addDays(today, -8)]) {
    const refused = await enter(8000, { day });
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  expect((await enter(0)).status).toBe(422);
  expect((await enter(8000, { source: ' ' })).status).toBe(422);
  const { version } = await rateNow();
  const ruble = { params: { currency: 'RUB' }, body: { rate: 1, source: 'x', day: today }, version };
  expect((await callAs(app, admin, enterRate, ruble)).status).toBe(404);
  expect((await enter(7900, { day: addDays(today, -7) })).status).toBe(200);
  const late = await enter(9000, { stale: version });
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
  expect(await rateNow()).toMatchObject({ rate: 7900, age: 'old' });
});
