import { describe, expect, test } from 'vitest';
import {
  isPriceOf,
  largestDiscount,
  largestPrice,
  priceDraftOf,
  priceEffects,
  priceProblems,
  priceRules,
  usablePrice,
  type PriceDraft,
} from '@/domain/admin/price';
import { kindOfPrice, priceItems, toPrices, valueIn } from '@/domain/admin/priceItems';
import { makeAdminPrice, sampleAdminPrices } from '@/sample-data/adminPrices';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-21';

// tests: PRICES-04
test('the items make up the whole price list', () => {
  expect(toPrices((item) => valueIn(samplePrices, item))).toEqual(samplePrices);
});

test('each item changes exactly one value', () => {
  for (const item of priceItems) {
    const changed = toPrices((each) => valueIn(samplePrices, each) + (each === item ? 1 : 0));
    for (const each of priceItems)
      expect(valueIn(changed, each) - valueIn(samplePrices, each)).toBe(each === item ? 1 : 0);
  }
});

test('tariffs are most expensive first, whatever they cost', () => {
  const { tariffs } = toPrices((item) =>
    item === 'tariff.Arcturus' ? 9_999_999 : valueIn(samplePrices, item),
  );
  expect(tariffs[0]).toEqual({ name: 'Arcturus', monthly: 9_999_999 });
});

test('the list is found by item, and in list order', () => {
  const { searchable, sorts } = priceRules;
  expect(searchable(makeAdminPrice())).toEqual(['panel.plesk']);
  expect(sampleAdminPrices.map((price) => sorts.id.of(price))).toEqual(priceItems.map((_, index) => index));
});

describe('the form of an item', () => {
  test('gives back what it was made of', () => {
    const upcoming = { value: 12_350, from: '2026-12-01' } as const;
    for (const id of priceItems) {
      const percent = { ...upcoming, value: 20 };
      const planned = kindOfPrice(id) === 'discount' ? percent : upcoming;
      for (const price of [makeAdminPrice({ id }), makeAdminPrice({ id, upcoming: planned })]) {
        const { value, upcoming: later } = price;
        expect(usablePrice(kindOfPrice(id), priceDraftOf(price), today)).toEqual({ value, upcoming: later });
      }
    }
  });

  test.each([
    [12_300, '123'],
    [12_350, '123.50'],
    [12_305, '123.05'],
  ])('shows %i kopecks as %s rubles', (value, text) => {
    const price = makeAdminPrice({ id: 'ipv4', value, upcoming: { value, from: '2026-12-01' } });
    expect(priceDraftOf(price)).toEqual({ value: text, nextValue: text, nextFrom: '2026-12-01' });
  });

  const draft = (changes: Partial<PriceDraft>): PriceDraft => ({
    ...priceDraftOf(makeAdminPrice()),
    ...changes,
  });

  test.each<[Partial<PriceDraft>, object]>([
    [{ value: ' ' }, { value: 'required' }],
    [{ value: 'x' }, { value: 'amount' }],
    [{ value: '-1' }, { value: 'amount' }],
    [{ value: '1000000,01' }, { value: 'amount' }],
    [{ nextValue: '5' }, { nextFrom: 'required' }],
    [{ nextFrom: '2026-12-01' }, { nextValue: 'required' }],
    [{ nextValue: '5', nextFrom: today }, { nextFrom: 'future' }],
    [{ value: '0' }, {}],
    [{ nextValue: '5', nextFrom: '2026-11-22' }, {}],
  ])('%o has the problems %o', (changes, problems) => {
    expect(priceProblems('option', draft(changes), today)).toEqual(problems);
  });

  test.each(['', '91', '1.5', '-1', 'x', '100'])('a discount is not "%s"', (value) => {
    expect(usablePrice('discount', draft({ value }), today)).toBeNull();
  });

  test('an option may be free and a tariff not; both end at the largest price', () => {
    expect([isPriceOf('option', 0), isPriceOf('tariff', 0), isPriceOf('discount', 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isPriceOf('tariff', largestPrice), isPriceOf('option', largestPrice + 1)]).toEqual([true, false]);
    expect([isPriceOf('discount', largestDiscount), isPriceOf('discount', largestDiscount + 1)]).toEqual([
      true,
      false,
    ]);
    expect(isPriceOf('option', 1.5)).toBe(false);
  });
});

test('the effects of a change', () => {
  const upcoming = { value: 5, from: '2026-12-01' } as const;
  const before = { value: 1, upcoming: null };
  expect(priceEffects(before, before)).toEqual([]);
  expect(priceEffects(before, { value: 2, upcoming })).toEqual(['now', 'upcoming']);
  expect(priceEffects({ value: 1, upcoming }, { value: 1, upcoming })).toEqual([]);
  expect(priceEffects({ value: 1, upcoming }, { value: 1, upcoming: { ...upcoming, value: 6 } })).toEqual([
    'upcoming',
  ]);
  expect(priceEffects({ value: 1, upcoming }, before)).toEqual(['canceled']);
});
