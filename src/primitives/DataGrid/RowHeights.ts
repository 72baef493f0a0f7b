/**
 * Where rows of different heights stand in a long list: those that were shown by their own height, the others by what
 * is expected of one. Pixels.
 */
export class RowHeights {
  readonly #expected: number;
  /** By how much the measured rows differ from what is expected. */
  readonly #differences = new Map<number, number>();

  constructor(expected: number) {
    this.#expected = expected;
  }

  /** Takes a row's height; false when nothing has changed by it. */
  measure(index: number, height: number): boolean {
    const difference = height - this.#expected;
    if (Math.abs((this.#differences.get(index) ?? 0) - difference) < 0.5) return false;
    this.#differences.set(index, difference);
    return true;
  }

  /** From the top of the list to the top of a row; that of the row behind the last is the list's height. */
  offsetOf(index: number): number {
    let offset = index * this.#expected;
    for (const [row, difference] of this.#differences) if (row < index) offset += difference;
    return offset;
  }

  /** The row at this distance from the top of a list of `count`, with the part of it that is above; both ends go on. */
  indexAt(offset: number, count: number): number {
    let first = 0;
    let last = count;
    while (first < last) {
      const middle = (first + last + 1) >> 1;
      if (this.offsetOf(middle) <= offset) first = middle;
      else last = middle - 1;
    }
    const top = this.offsetOf(first);
    return first + (offset - top) / (this.offsetOf(first + 1) - top);
  }
}
