import { fold, otherLayout, wordsOf } from './fold';
import { matchText, mayMatch, type TextMatch } from './match';

/** A text that something is found by. */
export interface SearchText {
  text: string;
  /** Taken from the score: other names weigh less than the one that is shown. */
  penalty?: number;
}

export interface Found<Item> {
  item: Item;
  score: number;
  /** Which of the item's texts it was found by, and where in it. */
  by: number;
  ranges: TextMatch['ranges'];
}

export interface SearchResult<Item> {
  /** The best ones, best first; equals keep the order they came in. */
  found: readonly Found<Item>[];
  /** How many there are altogether. */
  total: number;
}

/** Taken from what is found only with the other keyboard layout. */
const layoutPenalty = 40;

interface Search {
  /** The question's words, and those of the other layout. */
  variants: readonly (readonly string[])[];
  /** Positions of the items that could still match when more is typed. */
  candidates: readonly number[];
}

/**
 * A list made ready to be searched on every keystroke: each longer question looks only among those that the shorter
 * one left, so ten thousand items are gone through once.
 */
export class SearchIndex<Item> {
  readonly #items: readonly Item[];
  readonly #textsOf: (item: Item) => readonly SearchText[];
  /** Made at the first question: most who open a list ask none. */
  #folded: readonly (readonly Required<SearchText>[])[] | null = null;
  readonly #all: readonly number[];
  #last: Search | null = null;

  constructor(items: readonly Item[], textsOf: (item: Item) => readonly SearchText[]) {
    this.#items = items;
    this.#textsOf = textsOf;
    this.#all = items.map((_, position) => position);
  }

  /** Finds items for a query in either keyboard layout; an empty query finds nothing. */
  search(query: string, limit: number): SearchResult<Item> {
    const variants = variantsOf(query);
    if (variants.length === 0) return { found: [], total: 0 };
    const candidates = this.#candidatesFor(variants).filter((position) =>
      variants.some((words) => this.#texts[position]?.some(({ text }) => mayMatch(words, text))),
    );
    this.#last = { variants, candidates };
    const found = candidates.flatMap((position) => this.#best(position, variants) ?? []);
    found.sort((a, b) => b.score - a.score);
    return { found: found.slice(0, limit), total: found.length };
  }

  get #texts() {
    this.#folded ??= this.#items.map((item) =>
      this.#textsOf(item).map(({ text, penalty = 0 }) => ({ text: fold(text), penalty })),
    );
    return this.#folded;
  }

  #candidatesFor(variants: Search['variants']): readonly number[] {
    return this.#last && extendsAll(variants, this.#last.variants) ? this.#last.candidates : this.#all;
  }

  #best(position: number, variants: Search['variants']): Found<Item> | null {
    const item = this.#items[position];
    if (item === undefined) return null;
    let best: Found<Item> | null = null;
    for (const [variant, words] of variants.entries())
      for (const [by, { text, penalty }] of (this.#texts[position] ?? []).entries()) {
        const match = matchText(words, text);
        if (!match) continue;
        const score = match.score - penalty - variant * layoutPenalty;
        if (!best || score > best.score) best = { item, score, by, ranges: match.ranges };
      }
    return best;
  }
}

function variantsOf(query: string): Search['variants'] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const other = otherLayout(query.trim());
  return other === null ? [words] : [words, wordsOf(other)];
}

/** Whether whatever matches now matched before: every variant has the text it had, and more. */
function extendsAll(now: Search['variants'], before: Search['variants']): boolean {
  return (
    now.length === before.length &&
    now.every((words, variant) => {
      const earlier = before[variant] ?? [];
      return earlier.every((word, place) => words[place]?.startsWith(word));
    })
  );
}
