import { expect, test } from 'vitest';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import { held, lostDays, needsStart, released, withLostDays } from '@/domain/servers/hold';

// tests: ADMIN-36
test.each(knownServerStatuses)('a %s server returns to what it was, however often it is held', (status) => {
  const once = held({ status, heldStatus: null });
  expect(once).toEqual({ status: 'Suspended', heldStatus: status });
  expect(held(once)).toEqual(once);
  expect(released(once)).toEqual({ status, heldStatus: null });
});

test('a server that is not held stays as it is', () => {
  expect(released({ status: 'Stopped', heldStatus: null })).toEqual({ status: 'Stopped', heldStatus: null });
});

test('only what ran, or was about to, is started', () => {
  expect(knownServerStatuses.filter(needsStart)).toEqual(['Active', 'Ordered', 'Activation']);
});

test.each([
  ['that goes on', '2026-12-24', 10, '2027-01-03'],
  ['that ended meanwhile', '2026-11-25', 10, '2026-12-05'],
  ['whose last day was the first without access', '2026-11-20', 10, '2026-11-30'],
  ['that was over before', '2026-11-19', 0, '2026-11-19'],
] as const)('the lost days of a period %s', (_, endDate, days, next) => {
  expect(lostDays(endDate, '2026-11-20', '2026-11-30')).toBe(days);
  expect(withLostDays(endDate, '2026-11-20', '2026-11-30')).toBe(next);
});
