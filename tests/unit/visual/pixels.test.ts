import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { comparePixels, encodePng, type Pixels } from '../../visual/comparePixels';

function plain(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4).fill(255) };
}

describe('pictures', () => {
  test('what is written is read again', () => {
    const pixels = plain(3, 2);
    pixels.data.set([1, 2, 3, 255], 4);
    expect(comparePixels(pixels, PNG.sync.read(encodePng(pixels)))).toBeNull();
    expect(comparePixels(plain(3, 2), PNG.sync.read(encodePng(pixels)))).toMatchObject({ count: 1 });
  });

  test('equal ones do not differ', () => {
    expect(comparePixels(plain(4, 4), plain(4, 4))).toBeNull();
  });

  test('one shade of one pixel is a difference', () => {
    const after = plain(4, 4);
    after.data[(2 * 4 + 1) * 4] = 254;
    expect(comparePixels(plain(4, 4), after)).toMatchObject({
      count: 1,
      box: { x: 1, y: 2, width: 1, height: 1 },
    });
  });

  test('a taller picture differs by what it is taller by', () => {
    expect(comparePixels(plain(4, 4), plain(4, 6))).toMatchObject({
      count: 8,
      box: { x: 0, y: 4, width: 4, height: 2 },
    });
  });
});
