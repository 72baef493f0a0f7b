import { expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import { cardRules } from '@/domain/payment/cardRules';
import { cardPart, isCardExpired, listedCards, type SavedCard } from '@/domain/payment/savedCard';
import { sampleRates } from '@/sample-data/payments';

const card: SavedCard = {
  id: 1,
  brand: 'visa',
  lastDigits: '4242',
  expires: '2026-11',
  method: 'ruCards',
  isForRenewal: false,
};

test.each([
  ['2026-11-01', false],
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2027-01-01', true],
  ['2025-12-31', false],
] as const)('a card of November 2026 on %s has expired: %s', (today, isExpired) => {
  expect(isCardExpired(card, today)).toBe(isExpired);
});

// The method takes 50.00 at least (§9).
test.each([
  ['the part that the balance lacks', 1577, 577, 1000],
  ['all of it without a balance', 1577, 0, 1577],
  ['the minimum where less is lacking', 1577, 1550, 50],
  ['the minimum where nothing is lacking', 1577, 2000, 50],
  ['exactly the minimum', 50, 0, 50],
  ['nothing of a sum below it', 49.99, 0, null],
])('the card pays %s', (_, amount, balance, part) => {
  const minAmount = { currency: 'RUB', minor: 5000 } as const;
  expect(cardPart(rubles(amount), rubles(balance), { minAmount }, sampleRates)).toBe(
    part === null ? null : rubles(part),
  );
});

test('a minimum in dollars holds by the rates', () => {
  const minAmount = { currency: 'USD', minor: 500 } as const;
  const least = kopecks(sampleRates.USD * 5);
  expect(cardPart(least, kopecks(0), { minAmount }, sampleRates)).toBe(least);
  expect(cardPart(kopecks(least - 1), kopecks(0), { minAmount }, sampleRates)).toBeNull();
});

test('a card is expired before it is the one of renewals', () => {
  const cards = [card, { ...card, isForRenewal: true }, { ...card, expires: '2026-10', isForRenewal: true }];
  expect(listedCards(cards, '2026-11-21').map(({ state }) => state)).toEqual(['ready', 'renewal', 'expired']);
});

test('cards sort by brand, then by their digits', () => {
  const { of } = cardRules.sorts.card;
  const listed = (changes: Partial<SavedCard>) => ({ ...card, ...changes, state: 'ready' as const });
  const order = [
    listed({ brand: 'mir', lastDigits: '9999' }),
    listed({ brand: 'visa', lastDigits: '0001' }),
    listed({ brand: 'visa', lastDigits: '0100' }),
    listed({ brand: 'other', lastDigits: '0000' }),
  ].map((each) => of(each));
  expect(order).toEqual([9999, 10_001, 10_100, 40_000]);
  expect(cardRules.searchable(listed({}))).toEqual(['visa', '4242', '2026-11']);
});
