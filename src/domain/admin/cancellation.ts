import { noteProblem, type NoteProblem } from './note';

/** Draft for cancelling a bill, or a refund that has not been sent. */
export interface CancelDraft {
  note: string;
}

export interface CancelProblems {
  note?: NoteProblem;
}

export const newCancel: CancelDraft = { note: '' };

/** Nothing of a customer's is cancelled without a reason: the customer reads it. */
export function cancelProblems({ note }: CancelDraft): CancelProblems {
  const problem = noteProblem(note);
  return problem ? { note: problem } : {};
}

/** The reason as it is sent; null while there is none that can be. */
export function usableNote({ note }: CancelDraft): string | null {
  return noteProblem(note) ? null : note.trim();
}
