import { fold } from '../search/fold';
import { longestSearch } from './listRules';

/** How many earlier searches are remembered, so that deleting letters is as quick as typing them. */
const rememberedSearches = 12;
/** Below this part of the list, looking into each candidate is quicker than running through everything. */
const fewTimes = 8;

/**
 * The texts of a list, ready to be searched on every keystroke: all of them after one another, so that a long list is
 * looked through in one piece, and each longer question looks only among what the shorter one found.
 */
export class ListText {
  readonly #text: string;
  /** Where each row's text begins, and where the last one's line feed ends. */
  readonly #starts: Int32Array;
  readonly #everything: Int32Array;
  #searches: { needle: string; positions: Int32Array }[] = [];

  /** @param everything the positions of all rows, which an empty search gives back */
  constructor(rows: readonly (readonly string[])[], everything: Int32Array) {
    // What is typed into one line has no line feed, so no search spans two texts.
    const texts = rows.map((row) => row.join('\n'));
    this.#starts = startsOf(texts);
    this.#text = fold(`${texts.join('\n')}\n`);
    this.#everything = everything;
  }

  /** Positions of the rows that hold the text, in their order. */
  find(search: string): Int32Array {
    const needle = fold(search.trim());
    if (needle === '') return this.#everything;
    // Only a made-up address can ask for such a one; no row has it.
    if (needle.length > longestSearch || needle.includes('\n')) return new Int32Array();
    while (this.#searches.length > 0 && !needle.includes(this.#searches.at(-1)?.needle ?? '')) {
      this.#searches.pop();
    }
    const nearest = this.#searches.at(-1);
    if (nearest?.needle === needle) return nearest.positions;
    const positions =
      nearest && nearest.positions.length * fewTimes < this.#everything.length
        ? nearest.positions.filter((position) => this.#rowText(position).includes(needle))
        : this.#scan(needle);
    this.#searches.push({ needle, positions });
    if (this.#searches.length > rememberedSearches) this.#searches.shift();
    return positions;
  }

  #rowText(position: number): string {
    return this.#text.slice(this.#starts[position], this.#starts[position + 1]);
  }

  /** One run through the text that skips from find to find. */
  #scan(needle: string): Int32Array {
    const found = new Int32Array(this.#everything.length);
    let count = 0;
    let position = 0;
    let at = this.#text.indexOf(needle);
    while (at >= 0) {
      while ((this.#starts[position + 1] ?? Infinity) <= at) position += 1;
      found[count++] = position;
      position += 1;
      at = this.#text.indexOf(needle, this.#starts[position]);
    }
    return found.subarray(0, count);
  }
}

function startsOf(texts: readonly string[]): Int32Array {
  const starts = new Int32Array(texts.length + 1);
  let at = 0;
  for (let index = 0; index < texts.length; index += 1) {
    starts[index] = at;
    at += (texts[index]?.length ?? 0) + 1;
  }
  starts[texts.length] = at;
  return starts;
}
