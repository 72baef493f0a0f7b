import type { Localized } from '@/domain/values/localized';

/** A reason that customers read, in both languages, as it is typed. */
export interface ReasonDraft {
  reasonRu: string;
  reasonEn: string;
}

/** The form of a reason; empty for none. */
export const reasonDraftOf = (reason: Localized<string> | null): ReasonDraft => ({
  reasonRu: reason?.ru ?? '',
  reasonEn: reason?.['en'] ?? '',
});

function problemOf(text: string, longest: number): 'required' | 'tooLong' | null {
  if (text.trim() === '') return 'required';
  return text.trim().length > longest ? 'tooLong' : null;
}

/** Finds the problems of a required reason with a maximum length. */
export const reasonProblems = ({ reasonRu, reasonEn }: ReasonDraft, longest: number) => ({
  reasonRu: problemOf(reasonRu, longest),
  reasonEn: problemOf(reasonEn, longest),
});

/** Converts a valid draft. */
export const reasonOf = ({ reasonRu, reasonEn }: ReasonDraft): Localized<string> => ({
  ru: reasonRu.trim(),
  en: reasonEn.trim(),
});
