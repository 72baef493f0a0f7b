import type { Localized } from '@/domain/values/localized';

/** A ready answer of the instructions, in one language. */
export interface AnswerText {
  title: string;
  text: string;
  /** Beginnings of words that speak for it, in lower case. */
  stems: readonly string[];
}

/** Pages of the portal that an answer can lead to. */
export const answerPages = ['vps', 'vpsCatalog', 'payments', 'paymentsHistory', 'cart', 'profile'] as const;
export type AnswerPage = (typeof answerPages)[number];

/** A ready answer. */
export interface SupportAnswer {
  id: string;
  /** Where the person can do it at once. */
  page: AnswerPage | null;
  texts: Localized<AnswerText>;
}

/** More than this is a list to read, not help on the way. */
const mostAnswers = 3;

/** Shorter words ('в', 'не', 'my') say nothing about a subject. */
const shortestWord = 3;

/** A subject longer than this is read by its beginning only. */
const longestSubject = 500;

/**
 * The ready answers that a subject may be asking for, best first. Every language is looked through, because a
 * Russian subject may well say `backup`. Ends of words do not matter.
 */
export function suggestAnswers(subject: string, answers: readonly SupportAnswer[]): SupportAnswer[] {
  const words = subject
    .slice(0, longestSubject)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
  return answers
    .map((answer) => ({ answer, score: scoreOf(stemsOf(answer), words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostAnswers)
    .map(({ answer }) => answer);
}

const stemsOf = ({ texts }: SupportAnswer) => Object.values(texts).flatMap((text) => text?.stems ?? []);

/** How many of the stems begin a word of the subject. */
function scoreOf(stems: readonly string[], words: readonly string[]): number {
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
}
