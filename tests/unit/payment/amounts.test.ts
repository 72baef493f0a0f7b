import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import {
  currencyIds,
  fromRubles,
  parseAmount,
  toRubles,
  type CurrencyAmount,
} from '@/domain/payment/currency';
import { isCardMethod, paymentMethodIds, paymentSum, reachesMinimum } from '@/domain/payment/method';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';

// tests: PAY-09
describe('a typed amount (§5: step 0.01, minimum 0)', () => {
  test.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['12.5', 1250],
    ['12,', 1200],
    ['0', 0],
    ['0,01', 1],
    ['007', 700],
    [' 1 577,00 ', 157_700],
    ['1\u00a0577', 157_700],
    ['1\u202f577', 157_700],
    ['999999999.99', 99_999_999_999],
    ['0000000000000000005', 500],
    ['1\u00a0577,00\u00a0RUB', 157_700],
    ['1 577,00 RUB / мес.', 157_700],
    ['RUB\u00a01,577.00', 157_700],
    ['1,577.00 RUB / Month', 157_700],
    ['1,234,567.80 RUB', 123_456_780],
    ['$5.00', 500],
    ['12,50 ₽', 1250],
  ])('%j is an amount', (text, minor) => expect(parseAmount(text)).toEqual({ minor }));

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['1e9', 'notANumber'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['NaN', 'notANumber'],
    ['1.577,00', 'notANumber'],
    ['.5', 'notANumber'],
    ['+5', 'notANumber'],
    ['１２', 'notANumber'],
    ['<b>5</b>', 'notANumber'],
    ['5 руб', 'notANumber'],
    ['-5', 'negative'],
    ['−5,00', 'negative'],
    ['1,005', 'tooFine'],
    ['12345678901234567', 'tooLarge'],
    ['1000000000', 'tooLarge'],
  ] as const)('%j: %s', (text, problem) => expect(parseAmount(text)).toEqual({ problem }));

  test('whatever is typed is a sum in whole hundredths or a problem', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseAmount(text);
        return 'problem' in read || (Number.isSafeInteger(read.minor) && read.minor >= 0);
      }),
    );
  });
});

const anyMinor = fc.integer({ min: 0, max: 99_999_999_999 });
const anyCurrency = fc.constantFrom(...currencyIds);

// tests: PAY-12
describe('conversion (D19)', () => {
  test('by the one table, to the kopeck', () => {
    expect(toRubles({ currency: 'USD', minor: 500 }, sampleRates)).toBe(rubles(402.5));
    expect(toRubles({ currency: 'EUR', minor: 1 }, sampleRates)).toBe(kopecks(93));
    expect(fromRubles(rubles(1577), 'RUB', sampleRates)).toEqual({ currency: 'RUB', minor: 157_700 });
    expect(fromRubles(rubles(1577), 'USD', sampleRates)).toEqual({ currency: 'USD', minor: 1960 });
  });

  test('a price in another currency is the least that is worth it', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (price, currency) => {
        const amount = fromRubles(kopecks(price), currency, sampleRates);
        const worth = (minor: number) => (minor * sampleRates[currency]) / 100;
        expect(worth(amount.minor)).toBeGreaterThanOrEqual(price);
        if (amount.minor > 0) expect(worth(amount.minor - 1)).toBeLessThan(price);
      }),
    );
  });
});

// tests: PAY-07, PAY-13
describe('the total of a payment (D19)', () => {
  test('§9: 5 % on top, nothing for Russian cards', () => {
    const amount: CurrencyAmount = { currency: 'RUB', minor: 157_700 };
    expect(paymentSum(amount, { commission: 5 }, sampleRates)).toEqual({
      amount,
      commission: { currency: 'RUB', minor: 7885 },
      toPay: { currency: 'RUB', minor: 165_585 },
      credited: rubles(1577),
    });
    expect(paymentSum(amount, { commission: 0 }, sampleRates).toPay).toEqual(amount);
  });

  test('to pay is amount and commission, exactly, in whole hundredths', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, fc.integer({ min: 0, max: 100 }), (minor, currency, commission) => {
        const sum = paymentSum({ currency, minor }, { commission }, sampleRates);
        expect(sum.toPay.minor).toBe(minor + sum.commission.minor);
        expect(Number.isSafeInteger(sum.toPay.minor) && Number.isSafeInteger(sum.credited)).toBe(true);
        expect(sum.commission.minor).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

// tests: PAY-06, PAY-07, PAY-11, PAY-12
describe('the minimum of a method (§5, §9)', () => {
  const [crypto] = samplePaymentMethods.filter(({ id }) => id === 'crypto');
  const [cards] = samplePaymentMethods.filter(({ id }) => id === 'ruCards');

  test('§9, word for word', () => {
    const results = Object.fromEntries(
      samplePaymentMethods.map(({ id, minAmount, commission }) => [
        id,
        `${minAmount.minor / 100} ${minAmount.currency}, ${commission}%`,
      ]),
    );
    expect(results).toMatchObject({
      crypto: '5 USD, 5%',
      manual: '50 RUB, 5%',
      cards: '50 RUB, 5%',
      ruCards: '50 RUB, 0%',
      sberPay: '50 RUB, 5%',
    });
  });

  test.each([
    [cards, { currency: 'RUB', minor: 5000 }, true],
    [cards, { currency: 'RUB', minor: 4999 }, false],
    [cards, { currency: 'USD', minor: 63 }, true],
    [cards, { currency: 'USD', minor: 62 }, false],
    [crypto, { currency: 'USD', minor: 500 }, true],
    [crypto, { currency: 'USD', minor: 499 }, false],
    [crypto, { currency: 'RUB', minor: 40_250 }, true],
    [crypto, { currency: 'RUB', minor: 40_249 }, false],
    [crypto, { currency: 'EUR', minor: 432 }, true],
    [crypto, { currency: 'EUR', minor: 431 }, false],
  ] as const)('%# reached or not, in any currency', (method, amount, isReached) => {
    expect(method && reachesMinimum(amount, method, sampleRates)).toBe(isReached);
  });
});

test('cards are the two card methods', () => {
  expect(paymentMethodIds.filter(isCardMethod)).toEqual(['cards', 'ruCards']);
});
