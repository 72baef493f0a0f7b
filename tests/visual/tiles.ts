/** How tall a tile is at most, in CSS pixels: a picture that a person can still open and a comparison can hold. */
export const tileHeight = 6000;

/** A page up to this height is shown in a window as tall as itself, in CSS pixels; beyond, it goes on without end. */
export const tallestWindow = 24_000;

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a page: row by row, from the left; of a page that fits into one picture, all of it. */
export interface Tile {
  /** Counted from 1. */
  index: number;
  /** How many the page has; of a page without end, not all of them are taken. */
  of: number;
  /** On the page, in CSS pixels. */
  clip: Size & { x: number; y: number };
}

/**
 * How tall the window of a page's picture is, in CSS pixels: what sticks to the edges of a window as tall as the page
 * covers nothing. A list of ten thousand rows draws those in view and would draw them all.
 */
export function windowHeightFor(pageHeight: number): number {
  return pageHeight <= tallestWindow ? pageHeight : tileHeight;
}

/**
 * The tiles to take: all of them, but of a page without end the first row, the middle one and the last.
 *
 * @param tallest how tall a tile is at most, in CSS pixels
 */
export function planTiles(page: Size, windowWidth: number, tallest = tileHeight): Tile[] {
  const rows = Math.max(1, Math.ceil(page.height / tallest));
  const columns = Math.max(1, Math.ceil(page.width / windowWidth));
  const isEndless = page.height > tallestWindow;
  const taken = isEndless
    ? [0, Math.floor(rows / 2), rows - 1]
    : Array.from({ length: rows }, (_, row) => row);
  return taken.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => {
      const [x, y] = [column * windowWidth, row * tallest];
      return {
        index: row * columns + column + 1,
        of: rows * columns,
        clip: {
          x,
          y,
          width: Math.min(windowWidth, page.width - x),
          height: Math.min(tallest, page.height - y),
        },
      };
    }),
  );
}

/** `tile 2 of 3`; nothing for a page that fits into one. */
export function tileName({ index, of }: Pick<Tile, 'index' | 'of'>): string {
  return of === 1 ? '' : `tile ${index} of ${of}`;
}
