import { expect, test } from 'vitest';
import { acceptPayment } from '@/domain/payment/settlement';
import { pauseCurrencies, rateAgeOn } from '@/domain/payment/rateAge';
import { refused } from '@/domain/results/outcome';
import { makePayer } from '@/sample-data/payers';
import { draftOfPayer } from '@/domain/payment/payer';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';

const today = '2026-11-27';
const reason = { ru: 'Курс устарел', en: 'The rate is out of date' };
const cryptoMethod = samplePaymentMethods.find(({ id }) => id === 'crypto');
if (!cryptoMethod) throw new Error('No crypto');

// tests: PRICES-02
test.each([
  ['2026-11-27', 'fresh'],
  ['2026-11-26', 'fresh'],
  ['2026-11-25', 'old'],
  ['2026-11-20', 'old'],
  ['2026-11-19', 'expired'],
] as const)('a rate of %s is %s', (day, age) => {
  expect(rateAgeOn(day, today)).toBe(age);
});

test('pauses the currencies whose rate has expired, and keeps the order of the others', () => {
  expect(pauseCurrencies(cryptoMethod, ['USD'], reason)).toEqual({
    ...cryptoMethod,
    currencies: ['EUR', 'RUB'],
    paused: ['USD'],
  });
  expect(pauseCurrencies(cryptoMethod, [], reason)).toEqual(cryptoMethod);
});

test('a method without another currency is unavailable, unless it was so for a reason of its own', () => {
  const dollars = { ...cryptoMethod, currencies: ['USD'] as const };
  expect(pauseCurrencies(dollars, ['USD', 'EUR'], reason)).toEqual({
    ...dollars,
    paused: ['USD'],
    unavailable: reason,
  });
  const off = { ...dollars, unavailable: { ru: 'Выключен' } };
  expect(pauseCurrencies(off, ['USD'], reason).unavailable).toEqual({ ru: 'Выключен' });
});

test('a payment in a paused currency is refused as unavailable; one in another is accepted', () => {
  const methods = [pauseCurrencies(cryptoMethod, ['USD'], reason)];
  const offer = (currency: 'USD' | 'EUR') => ({
    method: 'crypto' as const,
    amount: { currency, minor: 1000 },
    payer: draftOfPayer(makePayer()),
    entries: [],
  });
  expect(acceptPayment(offer('USD'), methods, sampleRates)).toEqual(refused('unavailable'));
  expect(acceptPayment(offer('EUR'), methods, sampleRates).status).toBe('done');
});
