import { kopecks, type Money } from '@/domain/money/money';
import { noteProblem, type NoteProblem } from './note';

/** Where the rest of a deleted account's balance goes: back by the way it came as far as it can, or to the provider. */
export const balanceChoices = ['return', 'writeOff'] as const;
export type BalanceChoice = (typeof balanceChoices)[number];

/** The sums by which an account is settled before it is deleted (D45). */
export interface AccountSettlement {
  /** Bills that wait for money, which are cancelled. */
  bills: { count: number; sum: Money };
  /** The balance's part in those bills, which returns to the balance. */
  reserved: Money;
  /** Servers that end, the refund by policy, and its part that goes straight back to where it came from. */
  servers: { count: number; refund: Money; byMethod: Money };
  /** On the balance after all that. */
  balance: Money;
  /** The part of the balance that can go back by the way it came. */
  returnable: Money;
}

/** The sum that a settlement moves: it changes with anything that an administrator would decide by. */
export const settledSum = ({ servers, balance }: Pick<AccountSettlement, 'servers' | 'balance'>): Money =>
  kopecks(servers.byMethod + balance);

/** The part of the balance that goes back to the customer, and the part that is written off. */
export function balanceParts(
  { balance, returnable }: Pick<AccountSettlement, 'balance' | 'returnable'>,
  choice: BalanceChoice,
): { returned: Money; writtenOff: Money } {
  const returned = choice === 'return' ? returnable : kopecks(0);
  return { returned, writtenOff: kopecks(balance - returned) };
}

/** The form above the deletion of an account: what becomes of the balance, and why the account is deleted. */
export interface DeletionDraft {
  balance: BalanceChoice;
  note: string;
}

export const newDeletion: DeletionDraft = { balance: 'return', note: '' };

/** One problem a field at most. */
export interface DeletionProblems {
  readonly note?: NoteProblem;
}

/** A deletion as it is sent, with the sum that the administrator saw. */
export interface Deletion extends DeletionDraft {
  sum: Money;
}

/** Finds the problems that keep the account from being deleted. The reason is for the books. */
export function deletionProblems({ note }: DeletionDraft): DeletionProblems {
  const problem = noteProblem(note);
  return problem === null ? {} : { note: problem };
}

/** A draft without problems as it is sent; null while it has any. */
export function usableDeletion(draft: DeletionDraft, settlement: AccountSettlement): Deletion | null {
  if (Object.keys(deletionProblems(draft)).length > 0) return null;
  return { balance: draft.balance, note: draft.note.trim(), sum: settledSum(settlement) };
}
