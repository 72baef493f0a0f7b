import type { Pixels } from './png.ts';

/** In pixels, from the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Difference {
  /** Pixels that are not the same; a pixel that only one of them has counts. */
  count: number;
  /** The smallest box around them. */
  box: Box;
  /** What is new, faded, with every pixel that differs marked. */
  marked: Pixels;
}

const faded = (channel: number, alpha: number) => 255 - ((255 - channel) * alpha * 0.25) / 255;
const mark = [214, 0, 110, 255] as const;

/** Compares to the last bit: no threshold. Null when the two are the same. */
export function comparePixels(before: Pixels, after: Pixels): Difference | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const was = pixelAt(before, x, y);
      const is = pixelAt(after, x, y);
      const at = (y * width + x) * 4;
      if (was !== null && is !== null && isSame(before, was, after, is)) {
        const alpha = after.data[is + 3] ?? 0;
        for (let channel = 0; channel < 3; channel += 1)
          data[at + channel] = faded(after.data[is + channel] ?? 0, alpha);
        data[at + 3] = 255;
      } else {
        count += 1;
        data.set(mark, at);
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  if (count === 0) return null;
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { count, box, marked: { width, height, data } };
}

function pixelAt({ width, height }: Pixels, x: number, y: number): number | null {
  return x < width && y < height ? (y * width + x) * 4 : null;
}

function isSame(before: Pixels, was: number, after: Pixels, is: number): boolean {
  for (let channel = 0; channel < 4; channel += 1)
    if (before.data[was + channel] !== after.data[is + channel]) return false;
  return true;
}
