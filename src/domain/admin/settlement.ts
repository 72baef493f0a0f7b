import { kopecks, type Money } from '@/domain/money/money';
import { noteProblem, type NoteProblem } from './note';

/** The balance of a deleted account: refunded to its sources as far as possible, or written off. */
export const balanceChoices = ['return', 'writeOff'] as const;
export type BalanceChoice = (typeof balanceChoices)[number];

/** Sums that settle an account before it is deleted (D45). */
export interface AccountSettlement {
  /** Open bills, which the deletion cancels. */
  bills: { count: number; sum: Money };
  /** Part of those bills that is held on the balance; it returns to the balance. */
  reserved: Money;
  /** Servers that are cancelled, their refund by policy, and the part refunded directly to payment methods. */
  servers: { count: number; refund: Money; byMethod: Money };
  /** Balance after all of these. */
  balance: Money;
  /** Part of the balance that can be refunded to its sources. */
  returnable: Money;
}

/** Sum that the settlement moves. It changes when any figure changes that the decision depends on. */
export const settledSum = ({ servers, balance }: Pick<AccountSettlement, 'servers' | 'balance'>): Money =>
  kopecks(servers.byMethod + balance);

/** Splits the balance into the refunded and the written-off part. */
export function balanceParts(
  { balance, returnable }: Pick<AccountSettlement, 'balance' | 'returnable'>,
  choice: BalanceChoice,
): { returned: Money; writtenOff: Money } {
  const returned = choice === 'return' ? returnable : kopecks(0);
  return { returned, writtenOff: kopecks(balance - returned) };
}

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
