import { differenceName } from './clusters.ts';
import type { Box, Pixels } from './pixels.ts';

export interface Difference {
  /** Pixels that are not the same; a pixel that only one of them has counts. */
  count: number;
  /** The smallest box around them. */
  box: Box;
  /** New picture, faded, with every pixel that differs marked. */
  marked: Pixels;
  /** The same wherever the same became of a picture: see clusters.ts. */
  name: string;
}

const mark = [214, 0, 110, 255] as const;

/** Compares to the last bit: no threshold. Null when the two are the same. */
export function comparePixels(before: Pixels, after: Pixels): Difference | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const data = new Uint8Array(width * height * 4);
  const drawn = wordsOf({ data });
  const [marked = 0] = wordsOf({ data: Uint8Array.from(mark) });
  const places: number[] = [];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    const isRowInBoth = y < before.height && y < after.height;
    for (let x = 0; x < width; x += 1) {
      const isInBoth = isRowInBoth && x < before.width && x < after.width;
      if (isInBoth && was[y * before.width + x] === is[y * after.width + x]) continue;
      places.push(y * width + x);
      drawn[y * width + x] = marked;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (places.length === 0) return null;
  fade(after, { width, height, data });
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const name = differenceName(before, after, { width, height, places });
  return { count: places.length, box, marked: { width, height, data }, name };
}

/** Draws a picture faded on white, wherever nothing is drawn yet. */
function fade(from: Pixels, to: Pixels): void {
  for (let y = 0; y < from.height; y += 1)
    for (let x = 0; x < from.width; x += 1) {
      const at = (y * to.width + x) * 4;
      if (to.data[at + 3] !== 0) continue;
      const source = (y * from.width + x) * 4;
      const strength = (from.data[source + 3] ?? 0) / 1020;
      for (let channel = 0; channel < 3; channel += 1)
        to.data[at + channel] = 255 - (255 - (from.data[source + channel] ?? 0)) * strength;
      to.data[at + 3] = 255;
    }
}

/** A pixel as one number; the bytes must begin where their buffer allows it. */
function wordsOf({ data }: Pick<Pixels, 'data'>): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}
