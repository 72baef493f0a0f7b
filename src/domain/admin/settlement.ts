import { settledSum, type AccountSettlement, type BalanceChoice } from '@/domain/account/settlement';
import type { Money } from '@/domain/money/money';
import { noteProblem, type NoteProblem } from './note';

/** Form above the deletion of an account: what happens to the balance, and the reason. */
export interface DeletionDraft {
  balance: BalanceChoice;
  note: string;
}

export const newDeletion: DeletionDraft = { balance: 'return', note: '' };

/** At most one problem per field. */
export interface DeletionProblems {
  readonly note?: NoteProblem;
}

/** Deletion request, with the sum that the administrator saw. */
export interface Deletion extends DeletionDraft {
  sum: Money;
}

/** Finds the problems that keep the account from being deleted. The reason is required for bookkeeping. */
export function deletionProblems({ note }: DeletionDraft): DeletionProblems {
  const problem = noteProblem(note);
  return problem === null ? {} : { note: problem };
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableDeletion(draft: DeletionDraft, settlement: AccountSettlement): Deletion | null {
  if (Object.keys(deletionProblems(draft)).length > 0) return null;
  return { balance: draft.balance, note: draft.note.trim(), sum: settledSum(settlement) };
}
