/** Maximum height of a tile in CSS pixels, so that people can open it and comparisons hold it in memory. */
export const tileHeight = 6000;

/** Maximum height of a window in CSS pixels; taller pages are treated as unbounded. */
export const maxWindowHeight = 24_000;

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a page, numbered by row from the left; a small page is one tile. */
export interface Tile {
  /** Starts at 1. */
  index: number;
  /** Number of tiles of the page; of an unbounded page, not all are captured. */
  of: number;
  /** Position on the page in CSS pixels. */
  clip: Size & { x: number; y: number };
}

/**
 * Returns the height of the window for a page. It equals the page's, so that sticky elements cover nothing; unbounded
 * lists would otherwise render all rows.
 */
export function windowHeightFor(pageHeight: number): number {
  return pageHeight <= maxWindowHeight ? pageHeight : tileHeight;
}

/**
 * Returns the tiles to capture: all, or of an unbounded page the first, middle and last row.
 *
 * @param tallest maximum height of a tile in CSS pixels
 */
export function planTiles(page: Size, windowWidth: number, tallest = tileHeight): Tile[] {
  const rows = Math.max(1, Math.ceil(page.height / tallest));
  const columns = Math.max(1, Math.ceil(page.width / windowWidth));
  const isEndless = page.height > maxWindowHeight;
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

/** Formats `tile 2 of 3`; empty for a page of one tile. */
export function tileName({ index, of }: Pick<Tile, 'index' | 'of'>): string {
  return of === 1 ? '' : `tile ${index} of ${of}`;
}
