import { fold, otherLayout, wordsOf } from './fold';
import { matchText, mayMatch, type TextMatch } from './match';

/** A searchable text of an item. */
export interface SearchText {
  text: string;
  /** Subtracted from the score: alternative names weigh less than the displayed one. */
  penalty?: number;
}

export interface Found<Item> {
  item: Item;
  score: number;
  /** Index of the matching text, and the ranges in it. */
  by: number;
  ranges: TextMatch['ranges'];
}

export interface SearchResult<Item> {
  /** Best matches, best first; ties keep their order. */
  found: readonly Found<Item>[];
  /** Total number of matches. */
  total: number;
}

/** Subtracted from matches with the other keyboard layout. */
const layoutPenalty = 40;

interface Search {
  /** Words of the query, and those of the other layout. */
  variants: readonly (readonly string[])[];
  /** Indexes of items that can still match when more is typed. */
  candidates: readonly number[];
}

/**
 * A list prepared for search on every keystroke. A longer query searches only the matches of the shorter one, so ten
 * thousand items are scanned once.
 */
export class SearchIndex<Item> {
  readonly #items: readonly Item[];
  readonly #textsOf: (item: Item) => readonly SearchText[];
  /** Computed at the first query, because most visitors of a list never search. */
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
  const other = otherLayout(query);
  return other === null ? [words] : [words, wordsOf(other)];
}

/** Whether every match of the new query also matched the old one: each variant only got longer. */
function extendsAll(now: Search['variants'], before: Search['variants']): boolean {
  return (
    now.length === before.length &&
    now.every((words, variant) => {
      const earlier = before[variant] ?? [];
      return earlier.every((word, place) => words[place]?.startsWith(word));
    })
  );
}
