import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { largestSum, moneySchema, totalSchema } from '@/domain/money/moneySchema';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { dayOf } from '@/domain/time/dates';

/** The value that a schema reads, or null if it refuses. */
function read<Output>(schema: v.GenericSchema<unknown, Output>, sent: unknown): Output | null {
  const { success, output } = v.safeParse(schema, sent);
  return success ? output : null;
}

describe('a sum from outside', () => {
  test('the largest is ten billion rubles', () => {
    expect(largestSum).toBe(1_000_000_000_000);
  });

  test.each([
    [0, 0],
    [157_700, 157_700],
    [1e12, 1e12],
    [1e12 + 1, null],
    [-1, null],
    [0.5, null],
    [Number.NaN, null],
    ['100', null],
    [null, null],
  ])('%j is %j', (sent, sum) => {
    expect(read(moneySchema, sent)).toBe(sum);
  });

  test.each([
    [0, 0],
    [1e12 + 1, 1e12 + 1],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER + 1, null],
    [-1, null],
    [0.5, null],
  ])('as a total, %j is %j', (sent, sum) => {
    expect(read(totalSchema, sent)).toBe(sum);
  });
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-11-21T09:00:00Z', null],
  [' 2026-11-21', null],
  ['+02026-11-21', null],
  ['26-11-21', null],
  ['', null],
  [20_261_121, null],
])('the day %j is %j', (sent, day) => {
  expect(read(isoDateSchema, sent)).toBe(day);
});

test.each([
  ['2026-11-21T09:40:00Z', true],
  ['2026-11-21T09:40:00.123Z', true],
  ['2026-11-21T09:40:00+03:00', false],
  ['2026-11-21T25:00:00Z', false],
  ['2026-11-21', false],
  ['x2026-11-21T09:40:00Z', false],
  ['2026-11-21T09:40:00Zx', false],
  ['2026-11-21T09:40:00ZZ', false],
  [1_763_718_000_000, false],
])('the moment %j is one: %s', (sent, isOne) => {
  expect(read(isoMomentSchema, sent)).toBe(isOne ? sent : null);
});

test('a refusal names what was no day and no moment', () => {
  expect(v.safeParse(isoDateSchema, '').issues?.map(({ message }) => message)).toEqual(['No such day']);
  expect(v.safeParse(isoMomentSchema, '').issues?.map(({ message }) => message)).toEqual(['No such moment']);
});

test('a year of five digits has no day', () => {
  expect(() => dayOf(new Date(Date.UTC(12_026, 0, 1)))).toThrow(RangeError);
});
