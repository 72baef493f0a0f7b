import { expect, test } from 'vitest';
import {
  adjustmentProblems,
  balanceAfter,
  purposesOf,
  usableAdjustment,
  type AdjustmentDraft,
} from '@/domain/admin/adjustment';
import { noteProblem } from '@/domain/admin/note';
import { rubles } from '@/domain/money/money';

const draft: AdjustmentDraft = { direction: 'debit', purpose: 'correction', amount: '100', note: ' Twice ' };

// tests: ADMIN-49
test('takes all of a balance, and not a kopeck more', () => {
  expect(usableAdjustment(draft, rubles(100))).toEqual({
    direction: 'debit',
    purpose: 'correction',
    amount: 10_000,
    note: 'Twice',
  });
  expect(adjustmentProblems(draft, rubles(99.99))).toEqual({ amount: 'tooMuch' });
  expect(usableAdjustment(draft, rubles(99.99))).toBeNull();
});

test('adds any amount to an empty balance', () => {
  const credit = { ...draft, direction: 'credit', amount: '1 500,50' } as const;
  expect(usableAdjustment(credit, rubles(0))?.amount).toBe(150_050);
  expect(balanceAfter(rubles(1), { direction: 'credit', amount: rubles(2) })).toBe(300);
  expect(balanceAfter(rubles(3), { direction: 'debit', amount: rubles(2) })).toBe(100);
});

// tests: HAND-03
test('only a debit can be a write-off', () => {
  expect(purposesOf('debit')).toEqual(['goodwill', 'correction', 'writeOff']);
  expect(purposesOf('credit')).toEqual(['goodwill', 'correction']);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['0', 'amount'],
  ['-5', 'amount'],
  ['1,234', 'amount'],
  ['ten', 'amount'],
] as const)('%s is no amount: %s', (amount, problem) => {
  expect(adjustmentProblems({ ...draft, amount }, rubles(100))).toEqual({ amount: problem });
});

test('needs a reason, which is never cut', () => {
  expect(adjustmentProblems({ ...draft, note: ' ' }, rubles(100))).toEqual({ note: 'required' });
  expect(adjustmentProblems({ ...draft, note: 'x'.repeat(301) }, rubles(100))).toEqual({ note: 'tooLong' });
  expect(adjustmentProblems({ ...draft, note: 'x'.repeat(300) }, rubles(100))).toEqual({});
});

// tests: ADMIN-48
test('a note of staff has a limit of its own', () => {
  expect(noteProblem('x'.repeat(1000), 1000)).toBeNull();
  expect(noteProblem('x'.repeat(1001), 1000)).toBe('tooLong');
});
