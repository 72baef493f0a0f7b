import { noteProblem, type NoteProblem } from './note';

/** Draft for cancelling a bill, or a refund that has not been sent. */
export interface CancelDraft {
  note: string;
}

export interface CancelProblems {
  note?: NoteProblem;
}

export const newCancel: CancelDraft = { note: '' };

/** A reason is required because the customer reads it. */
export function cancelProblems({ note }: CancelDraft): CancelProblems {
  const problem = noteProblem(note);
  return problem ? { note: problem } : {};
}

/** Returns the trimmed reason; null while it is invalid. */
export function usableNote({ note }: CancelDraft): string | null {
  return noteProblem(note) ? null : note.trim();
}
