import { expect, test } from 'vitest';
import { kopecks, sumMoney } from '@/domain/money/money';
import { sharesOf } from '@/domain/order/shares';

const money = (...values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : kopecks(value)));

test('a payment is shared by the prices, its discount too, to the kopeck', () => {
  expect(sharesOf(kopecks(300), money(100, 200))).toEqual([100, 200]);
  expect(sharesOf(kopecks(100), money(1, 1, 1))).toEqual([34, 33, 33]);
  expect(sharesOf(kopecks(90), money(0, 100))).toEqual([0, 90]);
  expect(sharesOf(kopecks(5), money(0, 0))).toEqual([3, 2]);
  expect(sharesOf(kopecks(0), money(7, 9))).toEqual([0, 0]);
  expect(sharesOf(kopecks(7), [])).toEqual([]);
});

test('what has no price any more gets what the others leave', () => {
  expect(sharesOf(kopecks(500), money(100, null, 250))).toEqual([100, 150, 250]);
  expect(sharesOf(kopecks(500), money(null))).toEqual([500]);
  // A promo code took off more than it cost.
  expect(sharesOf(kopecks(300), money(100, null, 250))).toEqual([86, 0, 214]);
});

test('shares add up to the amount, however large', () => {
  for (const amount of [1, 99, 157_700, 999_999_999_999])
    for (const prices of [money(1, 2, 3), money(99_999_999, 1, 7), money(null, 5, null), money(0, 0, 0)])
      expect(sumMoney(sharesOf(kopecks(amount), prices))).toBe(amount);
});
