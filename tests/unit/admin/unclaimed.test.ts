import { expect, test } from 'vitest';
import {
  assignProblems,
  claimantOf,
  isWaiting,
  recordProblems,
  unclaimedName,
  unclaimedStates,
  usableRecord,
} from '@/domain/admin/unclaimed';

const today = '2026-11-21';
const draft = { amount: '1577,50', receivedOn: today, reference: ' Ivanov, hosting ', isRepeated: false };

// tests: ADMIN-50
test('money of today or an earlier day is recorded, its reference trimmed', () => {
  expect(usableRecord(draft, today)).toEqual({
    amount: 157_750,
    receivedOn: today,
    reference: 'Ivanov, hosting',
    isRepeated: false,
  });
  expect(recordProblems({ ...draft, receivedOn: '2026-11-22' }, today)).toEqual({ receivedOn: 'future' });
  expect(recordProblems({ ...draft, receivedOn: '' }, today)).toEqual({ receivedOn: 'required' });
  expect(usableRecord({ ...draft, receivedOn: '2026-11-22' }, today)).toBeNull();
});

test.each([
  ['', 'required'],
  ['0', 'amount'],
  ['-1', 'amount'],
  ['1,234', 'amount'],
] as const)('%s is no amount: %s', (amount, problem) => {
  expect(recordProblems({ ...draft, amount }, today)).toEqual({ amount: problem });
});

test('a reference is required, visible, and at most 300 characters', () => {
  const problemOf = (reference: string) => recordProblems({ ...draft, reference }, today).reference;
  expect(['  ', 'x'.repeat(301), 'a\u200bb', 'x'.repeat(300)].map(problemOf)).toEqual([
    'required',
    'tooLong',
    'characters',
    undefined,
  ]);
});

test.each([
  ['MRD-5112', { kind: 'bill', id: 5112 }],
  [' mrd-5112 ', { kind: 'bill', id: 5112 }],
  ['#5112', { kind: 'bill', id: 5112 }],
  ['5112', { kind: 'bill', id: 5112 }],
  [' Ann@Example.com', { kind: 'customer', email: 'ann@example.com' }],
  ['MRD-0', null],
  ['MRD-5112a', null],
  ['the MRD-5112', null],
  ['5112 5113', null],
  ['Ivanov', null],
] as const)('%s names %j', (claimant, expected) => {
  expect(claimantOf({ claimant })).toEqual(expected);
});

test('money is assigned or returned only while it waits', () => {
  expect(unclaimedStates.filter((state) => isWaiting({ state }))).toEqual(['waiting']);
  expect(unclaimedName(31)).toBe('#31');
});

test('a claimant is required, and is a bill or a customer', () => {
  expect(assignProblems({ claimant: ' ' })).toEqual({ claimant: 'required' });
  expect(assignProblems({ claimant: 'Ivanov' })).toEqual({ claimant: 'neither' });
  expect(assignProblems({ claimant: 'MRD-1' })).toEqual({});
});
