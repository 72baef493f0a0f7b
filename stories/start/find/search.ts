/** What can be found: a story, a requirement, a guideline, a page. */
export interface Findable {
  /** Its place in Storybook. */
  href: string;
  /** What kind of thing it is, in a word: `Story`. */
  kind: string;
  /** Where it stands: `Paying / Payment`. */
  place: string;
  /** Its own name: `Validation`. */
  name: string;
  /** What is said of it. */
  text: string;
  /** What else it is called by. */
  also?: string;
  /** From 0 to 1: between things that fit as well, how likely this one was meant. */
  likely: number;
}

/** Finds things by what they are called and by what is said of them, the best first. */
export type Finder = (query: string) => readonly Findable[];

/** How much a word is worth by where it stands. */
const weights = { name: 5, also: 5, place: 3.5, text: 1 } as const;
type Part = keyof typeof weights;
const parts: readonly Part[] = ['name', 'also', 'place', 'text'];

/** How alike two words are: the same, one by a line of `sameWords`, or one the beginning of the other. */
const likeness = { same: 1, meaning: 0.8, beginning: 0.6 } as const;

const russianEnding =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|иях|ться|ать|ять|ить|еть|ях|ах|ов|ев|ей|ий|ый|ой|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ия|ию|ии|а|я|о|е|ы|и|у|ю|ь|й)$/;

/** A word without its ending, cut off roughly: both sides of a comparison are cut alike. */
function stemOf(word: string): string {
  const stem = /[а-я]/.test(word) ? word.replace(russianEnding, '') : word.replace(/(?:ings?|ed|e?s|e)$/, '');
  return stem.length >= 3 ? stem : word;
}

/** `PaymentScreen` is two words; `100 000` is one number; `ё` is written `е` as often as not. */
export function wordsOf(text: string): string[] {
  const spaced = text
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll(/(?<=\d)(?:\s|[.,])(?=\d{3}\b)/g, '')
    .toLowerCase()
    .replaceAll('ё', 'е');
  return [...spaced.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
}

interface Term {
  stem: string;
  /** Lines of `sameWords` that it stands in. */
  meanings: ReadonlySet<number>;
}

/**
 * Prepares a search.
 *
 * @param things all there is to be found, in the order that decides between equals
 * @param sameWords lines of words that mean the same
 * @param fillers words that are not looked for
 */
export function makeFinder(
  things: readonly Findable[],
  sameWords: readonly string[],
  fillers: ReadonlySet<string>,
): Finder {
  const meaningsOf = new Map<string, Set<number>>();
  for (const [line, text] of sameWords.entries())
    for (const word of wordsOf(text)) {
      const stem = stemOf(word);
      meaningsOf.set(stem, (meaningsOf.get(stem) ?? new Set()).add(line));
    }
  const none: ReadonlySet<number> = new Set();
  const terms = (text: string): Term[] =>
    [
      ...new Set(
        wordsOf(text)
          .filter((word) => !fillers.has(word))
          .map(stemOf),
      ),
    ].map((stem) => ({ stem, meanings: meaningsOf.get(stem) ?? none }));
  const indexed = things.map((thing) => ({
    thing,
    terms: {
      name: terms(thing.name),
      also: terms(thing.also ?? ''),
      place: terms(thing.place),
      text: terms(thing.text),
    },
  }));

  return (query) => {
    const wanted = terms(query);
    if (wanted.length === 0) return [];
    /** Of each thing, what each wanted word is worth. */
    const worth = indexed.map(({ terms: own }) =>
      wanted.map((term) =>
        Math.max(
          ...parts.map((part) => weights[part] * precision(own[part]) * bestLikeness(term, own[part])),
        ),
      ),
    );
    // A word that is found everywhere tells little.
    const rarity = wanted.map((_, index) => {
      const count = worth.filter((each) => (each[index] ?? 0) > 0).length;
      return Math.log(1 + things.length / (1 + count));
    });
    return indexed
      .map(({ thing }, at) => {
        const own = worth[at] ?? [];
        const found = own.filter((value) => value > 0).length;
        const sum = own.reduce((total, value, index) => total + value * (rarity[index] ?? 0), 0);
        return { thing, at, score: sum * thing.likely * (found / wanted.length) ** 2 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .map(({ thing }) => thing);
  };
}

/** What is called by the one word is meant by it rather than what has it among others. */
function precision({ length }: readonly Term[]): number {
  return 0.8 + 0.2 / Math.max(1, length);
}

function bestLikeness(wanted: Term, own: readonly Term[]): number {
  let best = 0;
  for (const { stem, meanings } of own) {
    if (stem === wanted.stem) return likeness.same;
    if (best < likeness.meaning && [...wanted.meanings].some((meaning) => meanings.has(meaning)))
      best = likeness.meaning;
    else if (best < likeness.beginning && wanted.stem.length >= 3 && stem.startsWith(wanted.stem))
      best = likeness.beginning;
  }
  return best;
}
