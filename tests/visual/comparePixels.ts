import { differenceName } from './clusters.ts';
import type { Box, Pixels } from './pixels.ts';

export interface Difference {
  /** Number of differing pixels, including those outside of one picture. */
  count: number;
  /** Their bounding box. */
  box: Box;
  /** Equal for equal changes: see clusters.ts. */
  name: string;
  /** Names of the changed areas. */
  parts: readonly string[];
}

/** Compares bit by bit, without a threshold. Returns null for equal pictures. */
export function comparePixels(before: Pixels, after: Pixels): Difference | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const places: number[] = [];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    const isRowInBoth = y < before.height && y < after.height;
    for (let x = 0; x < width; x += 1) {
      const isInBoth = isRowInBoth && x < before.width && x < after.width;
      if (isInBoth && was[y * before.width + x] === is[y * after.width + x]) continue;
      places.push(y * width + x);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (places.length === 0) return null;
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { count: places.length, box, ...differenceName(before, after, { width, height, places }) };
}

/** Views the bytes as one number per pixel; they must be aligned in their buffer. */
function wordsOf({ data }: Pick<Pixels, 'data'>): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}
