/** Characters of an administrator's reason at most. */
export const maxNoteLength = 300;

/** Characters of a note that staff leave on a customer's page at most. */
export const maxStaffNoteLength = 1000;

export type NoteProblem = 'required' | 'tooLong';

/**
 * Finds the problem that keeps a reason from being sent; null without one. No reason is cut: its customer reads it, or
 * the audit does.
 */
export function noteProblem(note: string, maxLength = maxNoteLength): NoteProblem | null {
  const { length } = note.trim();
  if (length === 0) return 'required';
  return length > maxLength ? 'tooLong' : null;
}
