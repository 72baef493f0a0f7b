import { expect, it } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { draftOfPayer } from '@/domain/payment/payer';
import {
  acceptPayment,
  checkOrderPrice,
  fulfilmentOf,
  coversAmount,
  unpaidAmong,
  type PaymentOffer,
} from '@/domain/payment/settlement';
import { kopecks, rubles } from '@/domain/money/money';
import { fromRubles } from '@/domain/payment/currency';
import { partOfBalance, reachesMinimum } from '@/domain/payment/method';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePayer } from '@/sample-data/payers';
import { makePayment, samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { makePromo } from '@/sample-data/promos';
import { samplePrices } from '@/sample-data/prices';

const offer = (changes: Partial<PaymentOffer> = {}): PaymentOffer => ({
  method: 'cards',
  amount: { currency: 'RUB', minor: 10_000 },
  payer: draftOfPayer(makePayer({ name: ' Анна ' })),
  entries: [],
  ...changes,
});
const accept = (changes: Partial<PaymentOffer> = {}) =>
  acceptPayment(offer(changes), samplePaymentMethods, sampleRates);

it('accepts a payment with its commission, the account gets what was meant for it', () => {
  expect(accept()).toEqual(
    done({
      payer: 'Анна',
      paymentMethod: 'cards',
      amount: 10_000,
      amountInPaymentCurrency: { currency: 'RUB', minor: 10_500 },
      status: 'Paid',
    }),
  );
  expect(accept({ method: 'manual' })).toMatchObject(done({ status: 'Pending' }));
});

it('refuses what the method does not take', () => {
  expect(accept({ method: 'ruCards', amount: { currency: 'USD', minor: 10_000 } })).toEqual(
    refused('declined'),
  );
  expect(accept({ amount: { currency: 'RUB', minor: 4_999 } })).toEqual(refused('declined'));
  expect(accept({ payer: draftOfPayer(makePayer({ name: '' })) })).toEqual(refused('declined'));
  expect(acceptPayment(offer(), [], sampleRates)).toEqual(refused('unavailable'));
});

// tests: PAY-39
it('books what leaves nothing to pay by a method as paid from the balance, whatever method was chosen', () => {
  const nothing = { amount: { currency: 'RUB', minor: 0 }, entries: [makeOrderEntry()] } as const;
  const booked = { paymentMethod: 'balance', status: 'Paid' } as const;
  const all = rubles(1577);
  expect(accept({ ...nothing, fromBalance: all, method: 'manual' })).toEqual(
    done({
      ...booked,
      payer: 'Анна',
      amount: all,
      fromBalance: all,
      amountInPaymentCurrency: { currency: 'RUB', minor: all },
    }),
  );
  // An order that costs nothing is one as well; a top-up of nothing is none.
  expect(accept({ ...nothing, method: 'balance' })).toMatchObject(done({ ...booked, amount: 0 }));
  expect(accept({ ...nothing, entries: [], method: 'cards' })).toEqual(refused('declined'));
  expect(accept({ method: 'balance', entries: [makeOrderEntry()] })).toEqual(refused('declined'));
});

// tests: PAY-40
it.each([
  // What the balance has, the total, the part that it pays.
  [40, 57, 7],
  [56.99, 57, 7],
  [57, 57, 57],
  [100, 57, 57],
  [7, 57, 7],
  // Below the minimum in all: the balance pays all of it or nothing.
  [30, 49.99, 0],
  [49.98, 49.99, 0],
])(
  'of %d on the balance and %d to pay, the balance pays %d, so that the method gets its 50',
  (has, total, part) => {
    const method = { minAmount: { currency: 'RUB', minor: 5000 } } as const;
    expect(partOfBalance(rubles(total), rubles(has), method, sampleRates)).toBe(rubles(part));
  },
);

it('leaves a method in another currency its minimum', () => {
  const crypto = { minAmount: { currency: 'USD', minor: 500 } } as const;
  const part = partOfBalance(rubles(500), rubles(400), crypto, sampleRates);
  expect(part).toBe(rubles(500 - 402.5));
  expect(
    reachesMinimum(fromRubles(kopecks(rubles(500) - part), 'USD', sampleRates), crypto, sampleRates),
  ).toBe(true);
});

it('prices an order by what is on sale, in the currency that is offered', () => {
  const market = { plans: samplePlans, prices: samplePrices, servers: [], today: '2026-11-21' } as const;
  const gone = makeOrderEntry({ id: 'gone', plan: 'Nova[GB]' });
  const check = (currency: 'RUB' | 'USD', minor: number, promo: string | null = null) =>
    checkOrderPrice(
      { entries: [makeOrderEntry(), gone], promo, amount: { currency, minor } },
      promo === null ? null : makePromo(),
      market,
      sampleRates,
    );
  expect(check('RUB', 157_700)).toEqual({
    entries: [makeOrderEntry()],
    discount: 0,
    total: 157_700,
    shares: [{ product: 'vps', amount: 157_700 }],
    difference: null,
  });
  expect(check('RUB', 157_699).difference).toEqual({ expected: 157_700, given: 157_699 });
  // 1577.00 at 80.50 is 19.5900621… dollars: 19.60 is worth as much, 19.59 less by half a kopeck, which is rounded.
  expect(check('USD', 1_959).difference).toBeNull();
  expect(check('USD', 1_960).difference).toBeNull();
  expect(check('USD', 1_961).difference).toEqual({ expected: 157_700, given: 157_861 });
  expect(check('USD', 1_958).difference).toEqual({ expected: 157_700, given: 157_619 });
  expect(check('RUB', 141_930, 'welcome10')).toMatchObject({ discount: 15_770, difference: null });
});

it('names each payment that waits for its money once, or none', () => {
  const [waits, paid] = [makePayment({ id: 1, status: 'Pending' }), makePayment({ id: 2 })];
  expect(unpaidAmong([waits, paid], [1, 1])).toEqual([waits]);
  expect(unpaidAmong([waits, paid], [1, 2])).toBeNull();
  expect(unpaidAmong([waits, paid], [3])).toBeNull();
});

it('hands over what was bought, tops up where nothing was, and leaves a charge alone', () => {
  expect(fulfilmentOf([])).toEqual({ kind: 'credit' });
  expect(fulfilmentOf([makeOrderEntry()])).toEqual({ kind: 'deliver', entries: [makeOrderEntry()] });
  expect(fulfilmentOf(null)).toBeNull();
});

it('lets a balance be spent to the last kopeck', () => {
  expect(coversAmount(rubles(10), rubles(10))).toBe(true);
  expect(coversAmount(rubles(10), kopecks(1001))).toBe(false);
});
