import { createHash } from 'node:crypto';
import type { Box, Pixels } from './pixels.ts';

/** Pixels that differ within this distance, in pixels, belong to one difference. */
const cell = 16;

/** Of more differences than these, a picture's groups say nothing any more: the page has moved. */
const mostClusters = 400;

/**
 * A name for the change of a picture, the same in every picture with the same change, at any place and any number of
 * times: a badge of another colour is one difference in a hundred lists. `parts` names each area that changed.
 *
 * @param places the pixels that differ: x and y
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

/** Pixels that differ, row by row. */
export interface DifferingPlaces {
  width: number;
  height: number;
  /** Each as `y * width + x`, rising. */
  places: readonly number[];
}

/** The smallest boxes around what lies together. */
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
    if (boxes.length > mostClusters) return [{ x: 0, y: 0, width, height }];
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
