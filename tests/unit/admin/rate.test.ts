import { describe, expect, test } from 'vitest';
import {
  largestRate,
  longestSource,
  oldestRateDay,
  rateDraftOf,
  rateProblems,
  rateStep,
  usableRate,
  type RateDraft,
} from '@/domain/admin/rate';
import { kopecks, rubles } from '@/domain/money/money';
import { makeAdminRate } from '@/sample-data/adminRates';
import { toRateStep, toStaleRates } from '@/screens/admin/AdminRatesScreen/adminRatesView';

const today = '2026-11-27';
const draft = (changes: Partial<RateDraft> = {}): RateDraft => ({
  rate: '81,25',
  source: 'Bank',
  day: today,
  ...changes,
});

describe('the form of an exchange rate', () => {
  test('begins with the day and the source of the last rate, but no figure', () => {
    expect(rateDraftOf(makeAdminRate({ source: 'ECB' }), today)).toEqual({
      rate: '',
      source: 'ECB',
      day: today,
    });
  });

  test('is sent in kopecks, with a tidy source', () => {
    expect(usableRate(draft({ source: ' Bank ' }), today)).toEqual({
      rate: 8125,
      source: 'Bank',
      day: today,
    });
  });

  test.each<[Partial<RateDraft>, object]>([
    [{ rate: '' }, { rate: 'required' }],
    [{ rate: '-1' }, { rate: 'amount' }],
    [{ rate: '0' }, { rate: 'amount' }],
    [{ rate: '0.005' }, { rate: 'amount' }],
    [{ rate: '100000.01' }, { rate: 'tooLarge' }],
    [{ source: '  ' }, { source: 'required' }],
    [{ source: 'x'.repeat(longestSource + 1) }, { source: 'tooLong' }],
    [{ source: 'Ba\u200Bnk' }, { source: 'characters' }],
    [{ day: '' }, { day: 'required' }],
    [{ day: '2026-11-28' }, { day: 'future' }],
    [{ day: '2026-11-19' }, { day: 'expired' }],
  ])('%j is refused', (changes, problems) => {
    expect(rateProblems(draft(changes), today)).toEqual(problems);
    expect(usableRate(draft(changes), today)).toBeNull();
  });

  test('takes the largest rate, the longest source and the oldest day', () => {
    const extreme = { rate: '100000', source: 'x'.repeat(longestSource), day: oldestRateDay(today) };
    expect(extreme.day).toBe('2026-11-20');
    expect(usableRate(draft(extreme), today)).toEqual({ ...extreme, rate: largestRate });
    expect(usableRate(draft({ rate: '0.01' }), today)?.rate).toBe(1);
  });
});

test.each([
  [8050, 8050, 0, false],
  [8000, 8008, 0.1, false],
  [8000, 9599, 20, true],
  [8000, 9590, 19.9, false],
  [8000, 6400, -20, true],
  [8000, 6409, -19.9, false],
])('from %i to %i kopecks is a step of %d percent, unusual: %s', (before, after, percent, isUnusual) => {
  expect(rateStep(kopecks(before), kopecks(after))).toEqual({ percent, isUnusual });
});

test('the page names the rates that are old or expired', () => {
  const rates = [makeAdminRate({ age: 'expired' }), makeAdminRate({ id: 'EUR', age: 'old' })];
  expect(toStaleRates(rates)).toEqual({ old: ['EUR'], expired: ['USD'] });
  expect(toStaleRates([makeAdminRate()])).toEqual({ old: [], expired: [] });
});

test('the form says how much the rate changes, once it can be sent', () => {
  const form = (changes: Partial<RateDraft>) =>
    ({
      kind: 'form',
      row: makeAdminRate({ rate: rubles(80) }),
      draft: draft(changes),
      problems: {},
      refusals: 0,
      submission: { status: 'idle' },
    }) as const;
  expect(toRateStep(form({ rate: '84' }), today)).toEqual({ percent: 5, isUnusual: false });
  expect(toRateStep(form({ rate: '' }), today)).toBeNull();
  expect(toRateStep({ kind: 'none' }, today)).toBeNull();
});
