import { kopecks, type Money } from '@/domain/money/money';
import type { AdjustmentDirection } from '../money/adjustmentDirection';
import { parseAmount } from '../payment/currency';
import { noteProblem, type NoteProblem } from './note';

/** Why a balance is adjusted by hand: the provider's kindness, or a mistake in the books. Neither is revenue. */
export const adjustmentPurposes = ['goodwill', 'correction'] as const;
export type AdjustmentPurpose = (typeof adjustmentPurposes)[number];

/** Money that staff add to a balance, or take from it. */
export interface Adjustment {
  readonly direction: AdjustmentDirection;
  readonly purpose: AdjustmentPurpose;
  readonly amount: Money;
  /** The customer reads it. */
  readonly note: string;
}

/** An adjustment as it is typed; the amount in rubles. */
export interface AdjustmentDraft extends Omit<Adjustment, 'amount'> {
  amount: string;
}

export type AdjustmentProblem = 'required' | 'amount' | 'tooMuch';

/** One problem a field at most. */
export interface AdjustmentProblems {
  readonly amount?: AdjustmentProblem;
  readonly note?: NoteProblem;
}

/** The balance after an adjustment. */
export const balanceAfter = (
  balance: Money,
  { direction, amount }: Pick<Adjustment, 'direction' | 'amount'>,
): Money => kopecks(direction === 'credit' ? balance + amount : balance - amount);

/** The amount of a draft; null while it is no amount. */
export function draftAmount({ amount }: Pick<AdjustmentDraft, 'amount'>): Money | null {
  const parsed = parseAmount(amount);
  return 'problem' in parsed || parsed.minor === 0 ? null : kopecks(parsed.minor);
}

function amountProblem(draft: AdjustmentDraft, balance: Money): AdjustmentProblem | null {
  const amount = draftAmount(draft);
  if (amount === null) return draft.amount.trim() === '' ? 'required' : 'amount';
  return balanceAfter(balance, { ...draft, amount }) < 0 ? 'tooMuch' : null;
}

/** Finds the problems that keep an adjustment from being sent. No balance goes below zero. */
export function adjustmentProblems(draft: AdjustmentDraft, balance: Money): AdjustmentProblems {
  const problems = { amount: amountProblem(draft, balance), note: noteProblem(draft.note) };
  return {
    ...(problems.amount && { amount: problems.amount }),
    ...(problems.note && { note: problems.note }),
  };
}

/** A draft without problems, as it is sent; null while it has any. */
export function usableAdjustment(draft: AdjustmentDraft, balance: Money): Adjustment | null {
  const amount = draftAmount(draft);
  if (amount === null || Object.keys(adjustmentProblems(draft, balance)).length > 0) return null;
  return { direction: draft.direction, purpose: draft.purpose, amount, note: draft.note.trim() };
}
