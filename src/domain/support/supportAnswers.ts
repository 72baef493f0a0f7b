import type { Localized } from '@/domain/values/localized';

/** A suggested answer in one language. */
export interface AnswerText {
  title: string;
  text: string;
  /** Prefixes of matching words, in lower case. */
  stems: readonly string[];
}

/** Pages that an answer can link to. */
export const answerPages = ['vps', 'vpsCatalog', 'payments', 'paymentsHistory', 'cart', 'profile'] as const;
export type AnswerPage = (typeof answerPages)[number];

/** A suggested answer. */
export interface SupportAnswer {
  id: string;
  /** Page on which the problem can be solved. */
  page: AnswerPage | null;
  texts: Localized<AnswerText>;
}

/** Maximum number of suggestions. */
const mostAnswers = 3;

/** Shorter words ('в', 'не', 'my') carry no meaning. */
const shortestWord = 3;

/** Only the beginning of a longer subject is searched. */
const longestSubject = 500;

/**
 * Returns suggested answers for a subject, best first. It searches every language, because a Russian subject may
 * contain `backup`. Word endings do not matter.
 */
export function suggestAnswers(subject: string, answers: readonly SupportAnswer[]): SupportAnswer[] {
  return suggestByStems(subject, answers, stemsOf);
}

/** Returns the items whose stems start words of a subject, best first. */
export function suggestByStems<Item>(
  subject: string,
  items: readonly Item[],
  stemsOf: (item: Item) => readonly string[],
): Item[] {
  const words = subject
    .slice(0, longestSubject)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
  return items
    .map((item) => ({ item, score: scoreOf(stemsOf(item), words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostAnswers)
    .map(({ item }) => item);
}

const stemsOf = ({ texts }: SupportAnswer) => Object.values(texts).flatMap((text) => text?.stems ?? []);

/** Counts the stems that start a word of the subject. */
function scoreOf(stems: readonly string[], words: readonly string[]): number {
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
}
