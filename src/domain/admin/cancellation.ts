import { longestNote } from './refund';

/** What is typed before a bill, or a refund that has not been sent, is cancelled. */
export interface CancelDraft {
  note: string;
}

export interface CancelProblems {
  note?: 'required';
}

export const newCancel: CancelDraft = { note: '' };

/** Nothing of a customer's is cancelled without a reason: the customer reads it. */
export function cancelProblems({ note }: CancelDraft): CancelProblems {
  return note.trim() === '' ? { note: 'required' } : {};
}

/** The reason as it is sent; null while there is none. */
export function usableNote({ note }: CancelDraft): string | null {
  const text = note.trim().slice(0, longestNote);
  return text === '' ? null : text;
}
