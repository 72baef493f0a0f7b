import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money';
import { emptyPayer } from '@/domain/payment/payer';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { makePayment, samplePayers, samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { makePromo } from '@/sample-data/promos';
import { sampleServers } from '@/sample-data/servers';
import { emptyDraft, withChoice, type PaymentDraft } from '@/screens/payment/PaymentScreen/paymentDraft';
import { paymentReducer, paymentStart } from '@/screens/payment/PaymentScreen/paymentState';
import { askedStep, firstUnfinished, shownStep } from '@/screens/payment/PaymentScreen/paymentSteps';
import { isPayable, reckon, type Basis } from '@/screens/payment/PaymentScreen/paymentSum';
import { payerOrigin, toOutsideView, toStepView } from '@/screens/payment/PaymentScreen/toPaymentView';

const topUp: Basis = { methods: samplePaymentMethods, rates: sampleRates, order: null };
const market = { plans: samplePlans, servers: sampleServers, today: '2026-11-21' } as const;
const order: Basis = {
  ...topUp,
  order: { checkout: { entries: sampleCart, promo: null, origin: 'cart' }, market, promo: null },
};
const saved = samplePayers;
const ready: PaymentDraft = withChoice(
  { ...emptyDraft, method: 'ruCards', amount: '1577' },
  'payer-1',
  saved,
);

describe('what a payment comes to', () => {
  // proves: PAY-13
  test('topping up: the typed amount with its commission', () => {
    const { sum, blocker } = reckon({ ...ready, method: 'cards', amount: '12,50' }, topUp);
    expect(sum?.toPay).toEqual({ currency: 'RUB', minor: 1313 });
    expect(blocker).toBe('minimum');
  });

  // proves: PAY-11
  test.each([
    ['', 'amount'],
    ['1e9', 'amount'],
    ['0x10', 'amount'],
    ['-5', 'amount'],
    ['12345678901234567', 'amount'],
    ['0', 'minimum'],
    ['49,99', 'minimum'],
    ['50', null],
  ])('amount %j: %s', (amount, blocker) => {
    expect(reckon({ ...ready, amount }, topUp).blocker).toBe(blocker);
  });

  // proves: PAY-26
  test('an order is priced by the catalogue, whatever was typed', () => {
    const { sum, order: priced } = reckon({ ...ready, amount: '1' }, order);
    expect(priced?.quote.total).toBe(rubles(3154));
    expect(sum?.toPay).toEqual({ currency: 'RUB', minor: 315_400 });
  });

  // proves: PAY-14
  test('an unavailable method is no method', () => {
    const methods = samplePaymentMethods.map((method) => ({
      ...method,
      unavailable: { ru: 'Нет', en: 'No' },
    }));
    expect(reckon(ready, { ...topUp, methods })).toMatchObject({ method: null, blocker: 'method' });
  });

  // proves: PROMO-09
  test('a code that gives nothing stands in the way until the price without it is agreed to (D10)', () => {
    const expired = makePromo({ code: 'SUMMER25', until: '2025-08-31' });
    const checkout = { entries: sampleCart, promo: 'SUMMER25', origin: 'cart' } as const;
    const basis: Basis = { ...topUp, order: { checkout, market, promo: expired } };
    const refused = reckon(ready, basis);
    expect(refused).toMatchObject({ blocker: 'promo', order: { refusedPromo: { problem: 'expired' } } });
    const agreed = reckon({ ...ready, droppedPromo: 'SUMMER25' }, basis);
    expect(agreed).toMatchObject({ blocker: null, order: { refusedPromo: null } });
    expect(agreed.sum).toEqual(refused.sum);
  });

  // proves: CART-18
  test('what has vanished costs nothing and is left out', () => {
    const entries = [makeOrderEntry(), makeOrderEntry({ id: 'gone', plan: 'Vega[GB]' })];
    const priced = reckon(ready, {
      ...topUp,
      order: { checkout: { entries, promo: null, origin: 'cart' }, market, promo: null },
    }).order;
    expect(priced?.quote.entries.filter(isPayable)).toHaveLength(1);
    expect(priced?.quote.total).toBe(rubles(1577));
  });
});

// proves: PAY-23
describe('the step that is shown (D20)', () => {
  test.each([
    ['', 'none'],
    ['?step=payer', 'payer'],
    ['?step=Payer', 'unknown'],
    ['?step=', 'unknown'],
    ['?step=<b>', 'unknown'],
    ['?step=payee&step=payer', 'payee'],
    [`?step=${'x'.repeat(100_000)}`, 'unknown'],
  ])('%#', (search, step) => expect(askedStep(search)).toBe(step));

  test('the first that is not filled in', () => {
    const blocked = { blocker: 'minimum' } as const;
    const free = { blocker: null };
    expect(firstUnfinished(ready, blocked, saved)).toBe('method');
    expect(firstUnfinished(emptyDraft, free, saved)).toBe('payee');
    expect(firstUnfinished({ ...emptyDraft, choice: 'new' }, free, saved)).toBe('payer');
    expect(firstUnfinished(ready, { blocker: 'promo' }, null)).toBe('confirmation');
    expect(firstUnfinished({ ...ready, choice: 'payer-99' }, free, saved)).toBe('payee');
  });

  test('one ahead of it, or none at all, gives way; one behind it does not', () => {
    expect(shownStep('confirmation', 'payee')).toBe('payee');
    expect(shownStep('unknown', 'payer')).toBe('payer');
    expect(shownStep('payee', 'confirmation')).toBe('payee');
    expect(shownStep('none', 'confirmation')).toBe('method');
  });
});

describe('the wizard', () => {
  const start = paymentStart(ready, null);
  const settled = { payment: makePayment(), email: 'anna@example.ru' };

  // proves: PAY-22
  test('no refusal, failure or end touches the draft', () => {
    for (const action of [
      { type: 'payerMissing' },
      { type: 'payerRefused', problems: { name: 'required' } },
      { type: 'stepEntered' },
      { type: 'sent' },
      { type: 'failed' },
      { type: 'repriced' },
      { type: 'refused', reason: 'declined' },
      { type: 'settled', settled },
      { type: 'resumed' },
    ] as const)
      expect(paymentReducer(start, action).draft).toBe(ready);
  });

  test('a message stays until its field is right, and goes with a change of type', () => {
    const draft = withChoice(emptyDraft, 'new', saved);
    let state = paymentReducer(paymentStart(draft, null), {
      type: 'payerRefused',
      problems: { name: 'required', email: 'required' },
    });
    const problems = () => {
      const scene = {
        purpose: 'topUp',
        state,
        basis: { status: 'ready', value: topUp },
        payers: { status: 'ready', value: saved },
      } as const;
      const view = toStepView(scene, 'payer', topUp, reckon(state.draft, topUp));
      return view.step === 'payer' ? view.problems : null;
    };
    expect(problems()).toEqual({ name: 'required', email: 'required' });
    state = paymentReducer(state, { type: 'payerTyped', patch: { name: 'Анна', email: 'a' }, saved });
    expect(problems()).toEqual({ email: 'email' });
    state = paymentReducer(state, { type: 'payerTyped', patch: { type: 'organization' }, saved });
    expect(problems()).toEqual({});
  });

  test('a payment under way is not ended by a look at another step; a refusal is', () => {
    const pending = paymentReducer(start, { type: 'sent' });
    expect(paymentReducer(pending, { type: 'stepEntered' }).call).toBe('pending');
    const refused = paymentReducer(pending, { type: 'refused', reason: 'declined' });
    expect(paymentReducer(refused, { type: 'stepEntered' }).ended).toBeNull();
    const paid = paymentReducer(pending, { type: 'settled', settled });
    expect(paymentReducer(paid, { type: 'stepEntered' }).ended).toMatchObject({
      kind: 'settled',
      isFresh: true,
    });
  });

  // proves: PAY-24
  test('what is outside of the steps: loading, failure, the end', () => {
    const scene = {
      purpose: 'topUp',
      state: start,
      basis: { status: 'loading' },
      payers: { status: 'loading' },
    } as const;
    expect(toOutsideView(scene)).toEqual({ status: 'loading', purpose: 'topUp' });
    expect(toOutsideView({ ...scene, basis: { status: 'error', reason: 'offline' } })).toMatchObject({
      status: 'error',
    });
    expect(toOutsideView({ ...scene, basis: { status: 'ready', value: topUp } })).toBeNull();
    const waiting = { ...settled, payment: makePayment({ status: 'Pending' }) };
    expect(toOutsideView({ ...scene, state: paymentStart(ready, waiting) })).toMatchObject({
      status: 'awaiting',
      isFresh: false,
    });
  });

  test('a minimum in another currency is the least that reaches it', () => {
    const draft: PaymentDraft = { ...ready, method: 'crypto', currency: 'RUB' };
    const scene = {
      purpose: 'topUp',
      state: paymentStart(draft, null),
      basis: { status: 'ready', value: topUp },
      payers: { status: 'loading' },
    } as const;
    const view = toStepView(scene, 'method', topUp, reckon(draft, topUp));
    expect(view).toMatchObject({
      minimum: { currency: 'RUB', minor: 40_250 },
      submission: { status: 'idle' },
    });
  });

  test('there is something to save about a new payer and a corrected one', () => {
    const [person] = saved;
    expect(payerOrigin('new', emptyPayer, saved)).toBe('new');
    expect(payerOrigin('payer-1', person ?? emptyPayer, saved)).toBe('saved');
    expect(payerOrigin('payer-1', { ...emptyPayer, name: 'Пётр' }, saved)).toBe('corrected');
  });
});
