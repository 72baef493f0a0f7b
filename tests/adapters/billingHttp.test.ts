import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { billingHttp } from '@app/ports/http/billingHttp';
import { catalogHttp } from '@app/ports/http/catalogHttp';
import type { PaymentRequest } from '@app/ports/billingPort';
import { kopecks } from '@/domain/money/money';
import { done, refused } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import { draftOfPayer } from '@/domain/payment/payer';
import { sampleSystems } from '@/sample-data/systems';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePayer } from '@/sample-data/payers';
import { samplePaymentMethods, samplePayments, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { newKey } from '../server/support/accountMoney';
import { signIn } from '../server/support/signedIn';
import { ORIGIN } from '../server/support/testApp';
import { openApp } from '../server/support/openApp';
import { paymentRules } from '@/domain/payment/paymentRules';
import { rowsOf } from '../rowsOf';

const { app } = await openApp();
const { cookie } = await signIn(app);
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  // A browser with one session.
  vi.stubGlobal('fetch', (path: string, { headers, ...init }: RequestInit) =>
    app.fetch(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(headers)), cookie, origin: ORIGIN },
    }),
  );
});
// Files share a process: what comes next calls the network from its set-up.
afterEach(() => {
  vi.unstubAllGlobals();
});

const payer = draftOfPayer(makePayer());
const request = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: newKey(),
  method: 'ruCards',
  amount: { currency: 'RUB', minor: 157_700 },
  payer,
  entries: [makeOrderEntry()],
  promo: null,
  ...changes,
});

it('gives what is on sale in the domain’s types', async () => {
  expect(await catalogHttp.offers()).toEqual({
    plans: samplePlans,
    prices: samplePrices,
    systems: sampleSystems,
    countries: ['GB', 'RU', 'US', 'NL', 'DE'],
  });
  expect(await catalogHttp.promo('METEOR500')).toMatchObject({ benefit: { kind: 'fixed', amount: 50_000 } });
  expect(await catalogHttp.promo('NOTHING')).toBeNull();
  expect(await billingHttp.methods()).toEqual(samplePaymentMethods);
  expect(await billingHttp.rates()).toEqual(sampleRates);
});

it('pays, and reads the history', async () => {
  const outcome = await billingHttp.pay(request());
  expect(outcome).toMatchObject(done({ status: 'Pending', amount: 157_700 }));
  const history = await rowsOf(billingHttp.history, paymentRules);
  expect(history).toHaveLength(samplePayments.length + 1);
  const [newest] = history;
  const continueAt = `/pay/${newest?.id}`;
  // A card is paid on the bank's page.
  expect(done({ ...newest, continueAt })).toEqual(outcome);
  expect(await billingHttp.progress(newest?.id ?? 0)).toEqual({
    payment: newest,
    state: 'created',
    reason: null,
    continueAt,
    email: payer.email,
    order: { entries: [makeOrderEntry()], promo: null },
    bills: [],
  });
  expect(await billingHttp.progress(1)).toBeNull();
});

it('pays a part from the balance, or all of it', async () => {
  const amount = { currency: 'RUB', minor: 100_000 } as const;
  const rest = await billingHttp.pay(request({ amount, fromBalance: kopecks(57_700), method: 'manual' }));
  expect(rest).toMatchObject(done({ status: 'Pending', amount: 157_700, fromBalance: 57_700 }));
  if (rest.status === 'done') await billingHttp.deletePending([rest.value.id]);
  const all = await billingHttp.pay(
    request({ amount: { ...amount, minor: 0 }, fromBalance: kopecks(157_700) }),
  );
  expect(all).toMatchObject(done({ status: 'Paid', fromBalance: 157_700 }));
  expect(
    await billingHttp.pay(request({ amount: { ...amount, minor: 0 }, fromBalance: kopecks(157_700) })),
  ).toEqual(refused('insufficientBalance'));
});

it('distinguishes its refusals', async () => {
  const amount = { currency: 'RUB', minor: 157_600 } as const;
  expect(await billingHttp.pay(request())).toEqual(refused('alreadySettled'));
  const entries = [{ ...makeOrderEntry(), id: 'another' }];
  expect(await billingHttp.pay(request({ amount, entries }))).toEqual(refused('priceChanged'));
  expect(await billingHttp.pay(request({ amount: { ...amount, minor: 1 }, entries: [] }))).toEqual(
    refused('declined'),
  );
  const [first] = await rowsOf(billingHttp.history, paymentRules);
  const failure: unknown = await billingHttp
    .payPending([first?.id ?? 0], kopecks(0))
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PortError);
  expect(failure).toMatchObject({ code: 'alreadySettled', status: 409 });
});

it('handles payers as the port says', async () => {
  const added = await billingHttp.addPayer(payer);
  expect(await billingHttp.payers()).toContainEqual(added);
  expect(await billingHttp.savePayer(added.id, { ...payer, phone: '' })).toEqual({ ...added, phone: '' });
  const open = (await rowsOf(billingHttp.history, paymentRules)).filter(({ status }) => status === 'Pending');
  await billingHttp.deletePending(open.map(({ id }) => id));
  const waiting = await billingHttp.pay(request({ method: 'manual', entries: [] }));
  expect(await billingHttp.removePayer(added.id)).toEqual(refused('openBill'));
  if (waiting.status === 'done') await billingHttp.deletePending([waiting.value.id]);
  expect(await billingHttp.removePayer(added.id)).toEqual(done(undefined));
  expect(await billingHttp.removePayer('nobody')).toEqual(done(undefined));
});
