import { describe, expect, test } from 'vitest';
import { formReducer, formStateOf, type FormAction } from '@/domain/form/formState';
import enPayment from '@/i18n/messages/en/payment.json';
import enPayments from '@/i18n/messages/en/payments.json';
import ruPayment from '@/i18n/messages/ru/payment.json';
import ruPayments from '@/i18n/messages/ru/payments.json';
import { rubles } from '@/domain/money/money';
import { emptyPayer, type PayerDraft } from '@/domain/payment/payer';
import { PortError } from '@/domain/results/portError';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { samplePayers } from '@/sample-data/payers';
import { makePayment, samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { makePromo } from '@/sample-data/promos';
import { sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import {
  emptyDraft,
  payerOf,
  withChoice,
  withPayer,
  withUsualPayer,
  type PaymentDraft,
} from '@/screens/payment/PaymentScreen/paymentDraft';
import type { PayRefusal } from '@/screens/payment/PaymentScreen/paymentState';
import {
  parseStepUrl,
  firstUnfinished,
  shownStep,
  stepFaults,
} from '@/screens/payment/PaymentScreen/paymentSteps';
import { isPayable, isSameSum, quotePayment, type Basis } from '@/screens/payment/PaymentScreen/paymentSum';
import { toPaymentRequest } from '@/screens/payment/PaymentScreen/toPaymentRequest';
import { payerOrigin, toOutsideView, toStepView } from '@/screens/payment/PaymentScreen/toPaymentView';

const topUp: Basis = {
  methods: samplePaymentMethods,
  rates: sampleRates,
  order: null,
  bills: null,
  cards: [],
  balance: rubles(0),
  owner: null,
};
const market = {
  plans: samplePlans,
  prices: samplePrices,
  servers: sampleServers,
  today: '2026-11-21',
} as const;
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

// tests: PRICES-03
test('a top-up is no longer the same once its rate has changed, or its currency is paused', () => {
  const draft: PaymentDraft = { ...ready, method: 'crypto', currency: 'USD', amount: '20' };
  const shown = quotePayment(draft, topUp);
  expect(isSameSum(quotePayment(draft, topUp), shown)).toBe(true);
  const rates = { ...sampleRates, USD: rubles(80.51) };
  expect(isSameSum(quotePayment(draft, { ...topUp, rates }), shown)).toBe(false);
  const methods = samplePaymentMethods.map((method) =>
    method.id === 'crypto'
      ? { ...method, currencies: ['EUR', 'RUB'] as const, paused: ['USD'] as const }
      : method,
  );
  const equal = { ...sampleRates, EUR: sampleRates.USD };
  expect(isSameSum(quotePayment(draft, { ...topUp, methods, rates: equal }), shown)).toBe(false);
});

describe('the total of a payment', () => {
  // tests: PAY-13
  test('topping up: the typed amount with its commission', () => {
    const { sum, blocker } = quotePayment({ ...ready, method: 'cards', amount: '12,50' }, topUp);
    expect(sum?.toPay).toEqual({ currency: 'RUB', minor: 1313 });
    expect(blocker).toBe('minimum');
  });

  // tests: PAY-11
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
    expect(quotePayment({ ...ready, amount }, topUp).blocker).toBe(blocker);
  });

  // tests: PAY-26
  test('an order is priced by the catalogue, whatever was typed', () => {
    const { sum, order: priced } = quotePayment({ ...ready, amount: '1' }, order);
    expect(priced?.quote.total).toBe(rubles(3154));
    expect(sum?.toPay).toEqual({ currency: 'RUB', minor: 315_400 });
  });

  // tests: PAY-14
  test('an unavailable method is no method', () => {
    const methods = samplePaymentMethods.map((method) => ({
      ...method,
      unavailable: { ru: 'Нет', en: 'No' },
    }));
    expect(quotePayment(ready, { ...topUp, methods })).toMatchObject({ method: null, blocker: 'method' });
  });

  // tests: PAY-29
  test('a method is paid in a currency it takes, and the chosen one is back with a method that takes it', () => {
    const inEuros = { ...ready, currency: 'EUR' } as const;
    for (const method of ['ruCards', 'sberPay', 'manual'] as const)
      expect(quotePayment({ ...inEuros, method }, order).sum?.toPay.currency).toBe('RUB');
    expect(quotePayment({ ...inEuros, method: 'cards' }, order).sum?.toPay.currency).toBe('EUR');
    const draft: PaymentDraft = { ...inEuros, method: 'sberPay' };
    const sources = {
      purpose: 'order',
      form: formStateOf<PaymentDraft, PayRefusal>(emptyDraft, draft),
      settled: null,
      basis: { status: 'ready', value: order },
      payers: { status: 'loading' },
    } as const;
    expect(toStepView(sources, 'method', order, quotePayment(draft, order))).toMatchObject({
      currency: 'RUB',
    });
  });

  // tests: PROMO-11
  test('a code that fits nothing of the order leaves quietly', () => {
    const promo = makePromo({ code: 'STORAGE15', lines: ['storage'] });
    const checkout = { entries: sampleCart, promo: promo.code, origin: 'cart' } as const;
    const basis: Basis = { ...topUp, order: { checkout, market, promo } };
    const { order: priced, blocker } = quotePayment(ready, basis);
    expect(priced).toMatchObject({ refusedPromo: null, quote: { total: rubles(3154) } });
    expect(blocker).toBeNull();
  });

  // tests: PROMO-09
  test('a code without a discount blocks payment until the full price is confirmed (D10)', () => {
    const expired = makePromo({ code: 'SUMMER25', until: '2025-08-31' });
    const checkout = { entries: sampleCart, promo: 'SUMMER25', origin: 'cart' } as const;
    const basis: Basis = { ...topUp, order: { checkout, market, promo: expired } };
    const refused = quotePayment(ready, basis);
    expect(refused).toMatchObject({ blocker: 'promo', order: { refusedPromo: { problem: 'expired' } } });
    const agreed = quotePayment({ ...ready, droppedPromo: 'SUMMER25' }, basis);
    expect(agreed).toMatchObject({ blocker: null, order: { refusedPromo: null } });
    expect(agreed.sum).toEqual(refused.sum);
  });

  // tests: CART-18
  test('what has vanished costs nothing and is left out', () => {
    const entries = [makeOrderEntry(), makeOrderEntry({ id: 'gone', plan: 'Vega[GB]' })];
    const priced = quotePayment(ready, {
      ...topUp,
      order: { checkout: { entries, promo: null, origin: 'cart' }, market, promo: null },
    }).order;
    expect(priced?.quote.entries.filter(isPayable)).toHaveLength(1);
    expect(priced?.quote.total).toBe(rubles(1577));
  });
});

// tests: PAY-30
test.each([
  [ruPayment, ruPayments],
  [enPayment, enPayments],
])(
  'the purpose of a payment has the same name in the request of a transfer and in documents',
  (screen, paper) => {
    expect(screen['payment.result.purpose']).toEqual(paper['payments.receipt.purpose']);
    expect(screen['payment.result.purposeText']).toEqual(paper['payments.receipt.purposeText']);
  },
);

// tests: PAY-23
describe('the step that is shown (D20)', () => {
  test.each([
    ['', 'none'],
    ['?step=payer', 'payer'],
    ['?step=Payer', 'unknown'],
    ['?step=', 'unknown'],
    ['?step=<b>', 'unknown'],
    ['?step=payee&step=payer', 'payee'],
    [`?step=${'x'.repeat(100_000)}`, 'unknown'],
  ])('%#', (search, step) => expect(parseStepUrl(search)).toBe(step));

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
  const formOf = (draft: PaymentDraft) => formStateOf<PaymentDraft, PayRefusal>(emptyDraft, draft);
  const after = (...actions: FormAction<PaymentDraft, PayRefusal>[]) =>
    actions.reduce(formReducer<PaymentDraft, PayRefusal>, formOf(ready));
  const settled = { payment: makePayment(), email: 'anna@example.ru' };
  const loaded = {
    purpose: 'topUp',
    settled: null,
    basis: { status: 'ready', value: topUp },
    payers: { status: 'ready', value: saved },
  } as const;

  test('a message stays until its field is right', () => {
    const problemsAfter = (patch: Partial<PayerDraft>) => {
      const start = formOf(withPayer(withChoice(emptyDraft, 'new', saved), patch, saved));
      const form = formReducer(start, { type: 'refused', fields: ['name', 'email'] });
      const view = toStepView({ ...loaded, form }, 'payer', topUp, quotePayment(form.draft, topUp));
      return view.step === 'payer' ? view.problems : null;
    };
    expect(problemsAfter({})).toEqual({ name: 'required', email: 'required' });
    expect(problemsAfter({ name: 'Анна', email: 'a' })).toEqual({ email: 'email' });
  });

  test('an amount is reproached from the first letter on, also when it is empty again', () => {
    const isTouched = (form: ReturnType<typeof formOf>) => {
      const view = toStepView({ ...loaded, form }, 'method', topUp, quotePayment(form.draft, topUp));
      return view.step === 'method' && view.isAmountTouched;
    };
    expect(isTouched(formOf(emptyDraft))).toBe(false);
    expect(isTouched(formOf(ready))).toBe(true);
    expect(isTouched(formReducer(formOf(emptyDraft), { type: 'left', field: 'amount' }))).toBe(true);
  });

  // tests: PAY-22
  test('how an attempt ends: refused, not sent, paid or accepted before; each with its words, none touches the draft', () => {
    for (const [failure, outside] of [
      ['declined', { status: 'refused', reason: 'declined' }],
      ['unavailable', { status: 'refused', reason: 'unavailable' }],
      ['paidBefore', { status: 'noOrder', reason: 'paid' }],
      ['acceptedBefore', { status: 'noOrder', reason: 'accepted' }],
      ['repriced', 'repriced'],
      ['balanceChanged', 'balanceChanged'],
      [new PortError('offline'), 'unreachable'],
    ] as const) {
      const form = after({ type: 'sent' }, { type: 'failed', failure });
      expect(form.draft).toBe(ready);
      const paymentQuote = quotePayment(form.draft, topUp);
      if (typeof outside !== 'string')
        expect(toOutsideView({ ...loaded, form }, paymentQuote)).toMatchObject(outside);
      else {
        expect(toOutsideView({ ...loaded, form }, paymentQuote)).toBeNull();
        expect(toStepView({ ...loaded, form }, 'confirmation', topUp, paymentQuote).submission).toEqual({
          status: 'failed',
          reason: outside,
        });
      }
    }
  });

  // tests: PAY-24
  test('what is outside of the steps: loading, failure, the end', () => {
    const sources = { ...loaded, form: formOf(ready) };
    const paymentQuote = quotePayment(ready, topUp);
    expect(toOutsideView({ ...sources, basis: { status: 'loading' } }, null)).toEqual({
      status: 'loading',
      purpose: 'topUp',
    });
    expect(toOutsideView({ ...sources, basis: { status: 'error', reason: 'offline' } }, null)).toMatchObject({
      status: 'error',
    });
    expect(toOutsideView(sources, paymentQuote)).toBeNull();
    const waiting = { ...settled, payment: makePayment({ status: 'Pending' }) };
    expect(toOutsideView({ ...sources, settled: waiting }, paymentQuote)).toMatchObject({
      status: 'awaiting',
      isFresh: false,
    });
    const paid = after({ type: 'sent' }, { type: 'done' });
    expect(toOutsideView({ ...sources, form: paid, settled }, paymentQuote)).toMatchObject({
      status: 'paid',
      isFresh: true,
    });
  });

  test('a minimum in another currency is the least that reaches it', () => {
    const draft: PaymentDraft = { ...ready, method: 'crypto', currency: 'RUB' };
    const sources = { ...loaded, form: formOf(draft) };
    const view = toStepView(sources, 'method', topUp, quotePayment(draft, topUp));
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

describe('a part from the balance', () => {
  const draft: PaymentDraft = { ...ready, isBalanceUsed: true };
  const withBalance = (balance: number): Basis => ({ ...order, balance: rubles(balance) });

  test('leaves the rest to the method, with the commission of the rest alone', () => {
    const { balance, sum, blocker } = quotePayment({ ...draft, method: 'sberPay' }, withBalance(1154));
    expect(balance).toEqual({ part: rubles(1154), rest: rubles(2000), isUsed: true, isLowered: false });
    expect(sum?.toPay).toEqual({ currency: 'RUB', minor: 210_000 });
    expect(blocker).toBeNull();
  });

  test('is offered, and changes nothing until it is wanted', () => {
    const { balance, sum } = quotePayment({ ...draft, isBalanceUsed: false }, withBalance(1154));
    expect(balance).toMatchObject({ part: rubles(1154), isUsed: false });
    expect(sum?.toPay.minor).toBe(315_400);
  });

  // tests: PAY-39
  test('may be all of it: then no method has a part in it, whichever was chosen before', () => {
    for (const method of [null, 'crypto'] as const) {
      const quote = quotePayment({ ...draft, method }, withBalance(9000));
      expect(quote).toMatchObject({ isCovered: true, method: null, currency: 'RUB', blocker: null });
      expect(quote.sum?.toPay).toEqual({ currency: 'RUB', minor: 0 });
      expect(toPaymentRequest('key', draft, emptyPayer, quote)).toMatchObject({
        method: 'balance',
        amount: { currency: 'RUB', minor: 0 },
        fromBalance: rubles(3154),
      });
    }
  });

  // tests: PAY-40
  test('is lowered to leave the method what it takes', () => {
    const quote = quotePayment(draft, withBalance(3153.5));
    expect(quote.blocker).toBeNull();
    expect(quote.balance).toEqual({
      part: rubles(3104),
      rest: rubles(50),
      isUsed: true,
      isLowered: true,
    });
    expect(toPaymentRequest('key', draft, emptyPayer, quote)).toMatchObject({
      amount: { currency: 'RUB', minor: 5000 },
      fromBalance: rubles(3104),
    });
  });

  // tests: PAY-41
  test('is none of an order that costs nothing, which needs no method either', () => {
    const promo = makePromo({ benefit: { kind: 'percent', percent: 100 } });
    const checkout = { entries: sampleCart, promo: promo.code, origin: 'cart' } as const;
    const free: Basis = { ...order, order: { checkout, market, promo } };
    const quote = quotePayment({ ...draft, method: null }, { ...free, balance: rubles(9000) });
    expect(quote).toMatchObject({ total: 0, balance: null, isCovered: true, blocker: null });
    const request = toPaymentRequest('key', draft, emptyPayer, quote);
    expect(request).toMatchObject({ method: 'balance', amount: { currency: 'RUB', minor: 0 } });
    expect(request).not.toHaveProperty('fromBalance');
  });

  // tests: PAY-45
  test('fills in the payer if none is required, and keeps a chosen one', () => {
    const owner = { name: 'Анна', email: 'anna@example.ru' };
    expect(withUsualPayer(emptyDraft, saved, owner).choice).toBe(saved[0]?.id);
    const own = withUsualPayer(emptyDraft, [], owner);
    expect(payerOf(own, [])).toEqual({ ...emptyPayer, ...owner });
    expect(stepFaults('payer', own, [])).toEqual([]);
    const chosen = { ...emptyDraft, choice: saved[1]?.id ?? '' };
    expect(withUsualPayer(chosen, saved, owner)).toBe(chosen);
    expect(withUsualPayer(emptyDraft, [], null)).toBe(emptyDraft);
  });

  test('is nothing for topping up, and for an empty balance', () => {
    expect(quotePayment(draft, { ...topUp, balance: rubles(5) }).balance).toBeNull();
    expect(quotePayment(draft, withBalance(0)).balance).toBeNull();
  });
});
