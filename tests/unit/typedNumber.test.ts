import { describe, expect, it } from 'vitest';
import { fitNumber, mayBecomeNumber, steppedNumber, typedNumber } from '@/primitives/typedNumber';

const hundred = { min: 1, max: 100, step: 1 };
const halves = { min: 0, max: 100_000, step: 0.5 };

describe('a typed number', () => {
  it.each([
    ['1 000,5', 'ru', 1000.5],
    ['1\u00A0000.5', 'ru', 1000.5],
    ['1,000.5', 'en', 1000.5],
    [' 12 ', 'ru', 12],
    ['−3', 'ru', -3],
    ['', 'ru', null],
    ['-', 'en', null],
    [',', 'ru', null],
    ['1.2.3', 'en', null],
  ] as const)('reads %j in %s as %j', (text, locale, number) => {
    expect(typedNumber(text, locale)).toBe(number);
  });

  it.each([
    ['12', hundred, true],
    ['1 2', hundred, true],
    ['', hundred, true],
    ['12,', hundred, false],
    ['-1', hundred, false],
    ['12 шт', hundred, false],
    ['12,', halves, true],
    ['12.5', halves, true],
    ['1,2,3', halves, false],
    ['-', { step: 1 }, true],
  ] as const)('takes %j into a field of %o: %j', (text, range, isTaken) => {
    expect(mayBecomeNumber(text, range, 'ru')).toBe(isTaken);
  });
});

describe('a number of a range', () => {
  it.each([
    [250, hundred, 100],
    [-4, hundred, 1],
    [12.6, hundred, 13],
    [1000.3, halves, 1000.5],
    [0.29, { min: 0, max: 0.3, step: 0.1 }, 0.3],
    [0.9, { min: 0, max: 0.3, step: 0.1 }, 0.3],
    [10, { min: 1, max: 9, step: 3 }, 7],
  ])('%d fits %o as %d', (value, range, fitted) => {
    expect(fitNumber(value, range)).toBe(fitted);
  });

  it.each([
    [3, 1, 4],
    [3, -1, 2],
    [100, 1, 100],
    [3.4, 1, 4],
    [3.4, -1, 3],
    [250, -1, 100],
    [null, 1, 1],
    [null, -1, 100],
  ] as const)('from %j by %d comes to %d', (value, direction, next) => {
    expect(steppedNumber(value, direction, hundred)).toBe(next);
  });

  it('steps decimals without a tail', () => {
    expect(steppedNumber(0.1, 1, { min: 0, step: 0.1 })).toBe(0.2);
    expect(steppedNumber(0.2, 1, { min: 0, step: 0.1 })).toBe(0.3);
  });
});
