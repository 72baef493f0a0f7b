/** Maximum length of an administrator's reason. */
export const maxNoteLength = 300;

/** Maximum length of a staff note on a customer's page. */
export const maxStaffNoteLength = 1000;

export type NoteProblem = 'required' | 'tooLong';

/**
 * Finds the problem that keeps a reason from being sent; null if there is none. A reason is never truncated: the
 * customer or an auditor reads it.
 */
export function noteProblem(note: string, maxLength = maxNoteLength): NoteProblem | null {
  const { length } = note.trim();
  if (length === 0) return 'required';
  return length > maxLength ? 'tooLong' : null;
}
