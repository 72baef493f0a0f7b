/** A part of a text, from its first position to the one after its last. */
export type TextRange = readonly [start: number, end: number];

export interface TextMatch {
  /** From 0 to 1000; more is better. */
  score: number;
  /** Matched ranges, in order and without overlaps, for highlighting. */
  ranges: readonly TextRange[];
}

/** Score of a match by its position. Among equals, a shorter text wins. */
const scores = { whole: 1000, start: 900, wordStart: 800, inside: 600, letters: 400 };
const maxLengthPenalty = 90;
/** Maximum number of start positions for a fuzzy match, which bounds the work in a long text. */
const maxStarts = 8;

/**
 * Finds every word of a query in a folded text: as a substring, or as letters in order (`прфл` in «профиль») if at
 * least half of them start a word or are adjacent. Numbers match only as substrings. Null if a word is missing. Takes
 * at most words × text × 8 steps; the query is never used as a pattern.
 */
export function matchText(words: readonly string[], text: string): TextMatch | null {
  if (words.length === 0) return null;
  const ranges: TextRange[] = [];
  let sum = 0;
  for (const word of words) {
    const match = matchWord(word, text);
    if (!match) return null;
    sum += match.score;
    ranges.push(...match.ranges);
  }
  const lengthPenalty = Math.min(text.length, maxLengthPenalty);
  return { score: Math.max(0, sum / words.length - lengthPenalty), ranges: merged(ranges) };
}

/** Whether the letters of every word occur in order: a necessary condition of a match. */
export function mayMatch(words: readonly string[], text: string): boolean {
  return words.every((word) => {
    let at = -1;
    for (const letter of word) {
      at = text.indexOf(letter, at + 1);
      if (at < 0) return false;
    }
    return true;
  });
}

function matchWord(word: string, text: string): TextMatch | null {
  const first = text.indexOf(word);
  if (first < 0) return /\d/.test(word) ? null : matchLetters(word, text);
  if (word.length === text.length) return found(scores.whole, first, word);
  if (first === 0) return found(scores.start, 0, word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1))
    if (isWordStart(text, at)) return found(scores.wordStart, at, word);
  return found(scores.inside, first, word);
}

const found = (score: number, at: number, word: string): TextMatch => ({
  score,
  ranges: [[at, at + word.length]],
});

/** Returns the best fuzzy match that starts at the beginning of a word. */
function matchLetters(word: string, text: string): TextMatch | null {
  let best: TextMatch | null = null;
  let starts = 0;
  const initial = word[0] ?? '';
  for (let at = text.indexOf(initial); at >= 0; at = text.indexOf(initial, at + 1)) {
    if (!isWordStart(text, at)) continue;
    const match = lettersFrom(at, word, text);
    if (match && match.score > (best?.score ?? 0)) best = match;
    starts += 1;
    if (starts === maxStarts) break;
  }
  return best;
}

function lettersFrom(start: number, word: string, text: string): TextMatch | null {
  const ranges: TextRange[] = [[start, start + 1]];
  let strong = 1;
  let at = start;
  for (const letter of word.slice(1)) {
    const next = text.indexOf(letter, at + 1);
    if (next < 0) return null;
    if (next === at + 1 || isWordStart(text, next)) strong += 1;
    ranges.push([next, next + letter.length]);
    at = next;
  }
  if (strong * 2 < word.length) return null;
  return { score: (scores.letters * strong) / word.length, ranges };
}

const wordCharacter = /[\p{L}\p{N}]/u;

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !wordCharacter.test(text[at - 1] ?? '');
}

/** Merges touching and overlapping ranges, in order. */
function merged(ranges: readonly TextRange[]): readonly TextRange[] {
  const result: TextRange[] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
