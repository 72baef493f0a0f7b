import { expect, test } from 'vitest';
import { goodwillLeft } from '@/domain/payment/goodwill';

const paid = (amount: number) => ({ amount, kind: 'other' }) as const;
const gift = (amount: number) => ({ amount, kind: 'goodwill' }) as const;
const hold = (amount: number) => ({ amount, kind: 'hold' }) as const;

test('goodwill is what staff gave, without what purchases used of it', () => {
  expect(goodwillLeft([])).toBe(0);
  expect(goodwillLeft([paid(1000)])).toBe(0);
  expect(goodwillLeft([paid(1000), gift(500)])).toBe(500);
  expect(goodwillLeft([paid(1000), gift(500), paid(-200)])).toBe(300);
  expect(goodwillLeft([paid(1000), gift(500), gift(-100)])).toBe(400);
});

test('a purchase beyond it uses paid money, which a later gift does not replace', () => {
  expect(goodwillLeft([paid(1000), gift(500), paid(-700), gift(100)])).toBe(100);
  expect(goodwillLeft([paid(1000), paid(-1000), gift(500)])).toBe(500);
});

test('a cancelled bill returns the goodwill that it held, and no more', () => {
  expect(goodwillLeft([paid(1000), gift(500), hold(-700)])).toBe(0);
  expect(goodwillLeft([paid(1000), gift(500), hold(-700), hold(700)])).toBe(500);
  expect(goodwillLeft([paid(1000), gift(500), paid(-500), hold(-300), hold(300)])).toBe(0);
});
