/** Positions of rows with different heights in a long list. Shown rows are measured, others estimated. In pixels. */
export class RowHeights {
  readonly #expected: number;
  /** Differences of the measured heights from the estimate. */
  readonly #differences = new Map<number, number>();

  constructor(expected: number) {
    this.#expected = expected;
  }

  /** Stores a row's height; returns false if nothing changed. */
  measure(index: number, height: number): boolean {
    const difference = height - this.#expected;
    if (Math.abs((this.#differences.get(index) ?? 0) - difference) < 0.5) return false;
    this.#differences.set(index, difference);
    return true;
  }

  /** Distance of a row from the top of the list; for the index after the last row, the list's height. */
  offsetOf(index: number): number {
    let offset = index * this.#expected;
    for (const [row, difference] of this.#differences) if (row < index) offset += difference;
    return offset;
  }

  /** Returns the row at a distance from the top, with its fraction above; clamped at both ends. */
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
