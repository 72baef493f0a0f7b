import { kopecks, type Money } from '@/domain/money/money';
import type { AdjustmentDirection } from '../money/adjustmentDirection';
import { parseAmount } from '../payment/currency';
import { noteProblem, type NoteProblem } from './note';

/**
 * Reason for adjusting a balance by hand: goodwill, a bookkeeping correction, or the write-off of a balance that cannot
 * be refunded (D45). None is revenue.
 */
export const adjustmentPurposes = ['goodwill', 'correction', 'writeOff'] as const;
export type AdjustmentPurpose = (typeof adjustmentPurposes)[number];

/** Possible purposes of an adjustment: only a debit can be a write-off. */
export const purposesOf = (direction: AdjustmentDirection): readonly AdjustmentPurpose[] =>
  direction === 'debit' ? adjustmentPurposes : adjustmentPurposes.filter((each) => each !== 'writeOff');

/** Money that staff add to or take from a balance. */
export interface Adjustment {
  readonly direction: AdjustmentDirection;
  readonly purpose: AdjustmentPurpose;
  readonly amount: Money;
  /** The customer reads this note. */
  readonly note: string;
}

/** Draft of an adjustment; the amount is in rubles, as typed. */
export interface AdjustmentDraft extends Omit<Adjustment, 'amount'> {
  amount: string;
}

export type AdjustmentProblem = 'required' | 'amount' | 'tooMuch';

/** At most one problem per field. */
export interface AdjustmentProblems {
  readonly amount?: AdjustmentProblem;
  readonly note?: NoteProblem;
}

/** Returns the balance after an adjustment. */
export const balanceAfter = (
  balance: Money,
  { direction, amount }: Pick<Adjustment, 'direction' | 'amount'>,
): Money => kopecks(direction === 'credit' ? balance + amount : balance - amount);

/** Parses the amount of a draft; null if it is not a valid amount. */
export function draftAmount({ amount }: Pick<AdjustmentDraft, 'amount'>): Money | null {
  const parsed = parseAmount(amount);
  return 'problem' in parsed || parsed.minor === 0 ? null : kopecks(parsed.minor);
}

function amountProblem(draft: AdjustmentDraft, balance: Money): AdjustmentProblem | null {
  const amount = draftAmount(draft);
  if (amount === null) return draft.amount.trim() === '' ? 'required' : 'amount';
  return balanceAfter(balance, { ...draft, amount }) < 0 ? 'tooMuch' : null;
}

/** Finds the problems that keep an adjustment from being sent. A balance cannot go below zero. */
export function adjustmentProblems(draft: AdjustmentDraft, balance: Money): AdjustmentProblems {
  const problems = { amount: amountProblem(draft, balance), note: noteProblem(draft.note) };
  return {
    ...(problems.amount && { amount: problems.amount }),
    ...(problems.note && { note: problems.note }),
  };
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableAdjustment(draft: AdjustmentDraft, balance: Money): Adjustment | null {
  const amount = draftAmount(draft);
  if (amount === null || Object.keys(adjustmentProblems(draft, balance)).length > 0) return null;
  return { direction: draft.direction, purpose: draft.purpose, amount, note: draft.note.trim() };
}
