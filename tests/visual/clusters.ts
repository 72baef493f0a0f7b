import { createHash } from 'node:crypto';
import type { Box, Pixels } from './pixels.ts';

/** Differing pixels within this distance, in pixels, are one difference. */
const cell = 16;

/** With more differences than this, the whole page has moved and groups are meaningless. */
const maxClusters = 400;

/**
 * Names the change of a picture. Pictures with the same change have the same name, wherever and however often it
 * occurs: a badge with another colour is one difference in a hundred lists. `parts` names each changed area.
 *
 * @param places coordinates of differing pixels
 */
export function differenceName(
  before: Pixels,
  after: Pixels,
  places: DifferingPlaces,
): { name: string; parts: readonly string[] } {
  const names = clustersOf(places).map((box) => {
    const hash = createHash('sha1').update(`${box.width} ${box.height}\0`);
    for (const side of [before, after]) hash.update(cropped(side, box)).update('\0');
    return hash.digest('hex');
  });
  const parts = [...new Set(names)].sort();
  return { name: createHash('sha1').update(parts.join()).digest('hex').slice(0, 8), parts };
}

/** Differing pixels in row order. */
export interface DifferingPlaces {
  width: number;
  height: number;
  /** Positions as `y * width + x`, ascending. */
  places: readonly number[];
}

/** Returns the bounding boxes of adjacent pixels. */
export function clustersOf({ width, height, places }: DifferingPlaces): Box[] {
  const columns = Math.ceil(width / cell);
  const bounds = new Map<number, [left: number, top: number, right: number, bottom: number]>();
  for (const place of places) {
    const [x, y] = [place % width, Math.floor(place / width)];
    const at = Math.floor(y / cell) * columns + Math.floor(x / cell);
    const known = bounds.get(at);
    if (!known) bounds.set(at, [x, y, x, y]);
    else {
      known[0] = Math.min(known[0], x);
      known[2] = Math.max(known[2], x);
      known[3] = y;
    }
  }
  const boxes: Box[] = [];
  const open = new Set(bounds.keys());
  for (const start of bounds.keys()) {
    if (!open.delete(start)) continue;
    let [left, top, right, bottom] = [width, height, -1, -1];
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const bound = bounds.get(at);
      if (!bound) continue;
      left = Math.min(left, bound[0]);
      top = Math.min(top, bound[1]);
      right = Math.max(right, bound[2]);
      bottom = Math.max(bottom, bound[3]);
      for (const next of neighboursOf(at, columns)) if (open.delete(next)) waiting.push(next);
    }
    boxes.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 });
    if (boxes.length > maxClusters) return [{ x: 0, y: 0, width, height }];
  }
  return boxes;
}

function neighboursOf(at: number, columns: number): number[] {
  const column = at % columns;
  const sideways = [-1, 0, 1].filter((step) => column + step >= 0 && column + step < columns);
  return [-1, 0, 1].flatMap((down) => sideways.map((step) => at + down * columns + step));
}

function cropped({ width, height, data }: Pixels, box: Box): Buffer {
  const rows: Uint8Array[] = [];
  const right = Math.min(width, box.x + box.width);
  if (right <= box.x) return Buffer.alloc(0);
  for (let y = box.y; y < Math.min(height, box.y + box.height); y += 1)
    rows.push(data.subarray((y * width + box.x) * 4, (y * width + right) * 4));
  return Buffer.concat(rows);
}
