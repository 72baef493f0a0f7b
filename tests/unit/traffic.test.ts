import { expect, test } from 'vitest';
import { billingMonthOf, dueTrafficWarning, trafficPercent } from '@/domain/servers/traffic';

// tests: SERVERPAGE-20
test.each([
  ['2026-11-20', 20, '2026-11-20', '2026-12-20'],
  ['2026-11-19', 20, '2026-10-20', '2026-11-20'],
  ['2026-02-28', 31, '2026-02-28', '2026-03-31'],
  ['2026-03-30', 31, '2026-02-28', '2026-03-31'],
  ['2026-12-31', 1, '2026-12-01', '2027-01-01'],
] as const)('on %s the month of anchor day %i is from %s until %s', (today, anchor, from, until) => {
  expect(billingMonthOf(today, anchor)).toEqual({ from, until });
});

test.each([
  [0, 100, 0],
  [799, 1000, 79],
  [800, 1000, 80],
  [2500, 1000, 250],
  [null, 1000, null],
  [100, null, null],
])('%s of %s bytes is %s percent', (used, allowance, percent) => {
  expect(trafficPercent({ used, allowance })).toBe(percent);
});

// tests: SERVERPAGE-21
test.each([
  [79, 0, null],
  [80, 0, 80],
  [99, 80, null],
  [100, 80, 100],
  // A jump warns once, of the higher share.
  [130, 0, 100],
  [130, 100, null],
])('at %i percent after the warning %i the warning %s is due', (percent, sent, due) => {
  expect(dueTrafficWarning(percent, sent)).toBe(due);
});
