import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { clustersOf } from '../../visual/clusters';
import { comparePixels } from '../../visual/comparePixels';
import { encodePng, hashOfPicture, type Pixels } from '../../visual/pixels';

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

  test('the same picture has the same hash, however it is written', () => {
    const pixels = plain(3, 2);
    const other = plain(3, 2);
    other.data[0] = 254;
    const packed = PNG.sync.write(
      Object.assign(new PNG({ width: 3, height: 2 }), { data: Buffer.from(pixels.data) }),
      {
        deflateLevel: 1,
      },
    );
    expect(hashOfPicture(packed)).toBe(hashOfPicture(encodePng(pixels)));
    expect(hashOfPicture(encodePng(other))).not.toBe(hashOfPicture(packed));
    expect(hashOfPicture(encodePng(plain(2, 3)))).not.toBe(hashOfPicture(packed));
  });
});

describe('a difference', () => {
  /** A page with a mark of a shade at each of these places. */
  const marked = (places: readonly (readonly [x: number, y: number])[], shade: number) => {
    const page = plain(200, 120);
    for (const [x, y] of places) page.data.set([shade, shade, shade, 255], (y * 200 + x) * 4);
    return page;
  };
  const nameOf = (places: Parameters<typeof marked>[0], was: number, is: number) =>
    comparePixels(marked(places, was), marked(places, is))?.name;

  test('has one name wherever it is, and however often', () => {
    const name = nameOf([[10, 10]], 0, 90);
    expect(nameOf([[150, 100]], 0, 90)).toBe(name);
    expect(
      nameOf(
        [
          [10, 10],
          [100, 60],
          [190, 110],
        ],
        0,
        90,
      ),
    ).toBe(name);
    expect(nameOf([[10, 10]], 0, 91)).not.toBe(name);
    expect(
      nameOf(
        [
          [10, 10],
          [12, 10],
        ],
        0,
        90,
      ),
    ).not.toBe(name);
  });

  test('is where pixels lie together', () => {
    const places = [5 * 200 + 4, 5 * 200 + 20, 9 * 200 + 7, 100 * 200 + 150];
    expect(clustersOf({ width: 200, height: 120, places })).toEqual([
      { x: 4, y: 5, width: 17, height: 5 },
      { x: 150, y: 100, width: 1, height: 1 },
    ]);
  });
});
