import { describe, expect, test } from 'vitest';
import { planTiles, maxWindowHeight, tileHeight, tileName, windowHeightFor } from '../../visual/tiles';

const area = (tiles: ReturnType<typeof planTiles>) =>
  tiles.reduce((sum, { clip }) => sum + clip.width * clip.height, 0);

describe('tiles', () => {
  test('a page that fits is one', () => {
    const tiles = planTiles({ width: 375, height: tileHeight }, 375);
    expect(tiles.map(({ index, of, clip }) => [index, of, clip])).toEqual([
      [1, 1, { x: 0, y: 0, width: 375, height: tileHeight }],
    ]);
  });

  test.each([
    [375, tileHeight + 1, 375, 2],
    [1280, 2.5 * tileHeight, 1280, 3],
    [847, 812, 375, 3],
    [847, tileHeight + 91, 375, 6],
    [375, maxWindowHeight, 375, 4],
  ])('nothing of %i × %i px is cut in a window of %i px: %i tiles', (width, height, windowWidth, count) => {
    const tiles = planTiles({ width, height }, windowWidth);
    expect(area(tiles)).toBe(width * height);
    expect(tiles.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(new Set(tiles.map(({ of }) => of))).toEqual(new Set([count]));
    for (const { clip } of tiles) expect(clip.height).toBeLessThanOrEqual(tileHeight);
  });

  test('of an unbounded list, the first, the middle and the last, with the number of all', () => {
    const tiles = planTiles({ width: 375, height: 2_429_728 }, 375);
    expect(tiles.map(tileName)).toEqual(['tile 1 of 405', 'tile 203 of 405', 'tile 405 of 405']);
    expect(tiles.at(-1)?.clip).toEqual({ x: 0, y: 404 * tileHeight, width: 375, height: 5728 });
    expect([windowHeightFor(maxWindowHeight), windowHeightFor(maxWindowHeight + 1)]).toEqual([
      maxWindowHeight,
      tileHeight,
    ]);
  });

  test('a page that grows with its window is taken in windows', () => {
    const tiles = planTiles({ width: 1280, height: 961 }, 1280, 800);
    expect(tiles.map(({ clip }) => [clip.y, clip.height])).toEqual([
      [0, 800],
      [800, 161],
    ]);
  });
});
