import { describe, expect, test } from 'vitest';
import { RowHeights } from '@/primitives/DataGrid/RowHeights';

describe('rows of different heights', () => {
  test('are placed below those above; unshown rows have the estimated height', () => {
    const heights = new RowHeights(100);
    expect(heights.measure(1, 150)).toBe(true);
    expect(heights.measure(1, 150.2)).toBe(false);
    expect(heights.measure(2, 100)).toBe(false);
    heights.measure(4, 60);
    expect([0, 1, 2, 3, 4, 5, 6].map((row) => heights.offsetOf(row))).toEqual([
      0, 100, 250, 350, 450, 510, 610,
    ]);
    heights.measure(1, 90);
    expect(heights.offsetOf(6)).toBe(550);
  });

  test('are found by their distance from the top, with the part that is above it', () => {
    const heights = new RowHeights(100);
    heights.measure(1, 200);
    expect(heights.indexAt(0, 10)).toBe(0);
    expect(heights.indexAt(99, 10)).toBe(0.99);
    expect(heights.indexAt(200, 10)).toBe(1.5);
    expect(heights.indexAt(300, 10)).toBe(2);
    for (let row = 0; row < 10; row += 1) expect(heights.indexAt(heights.offsetOf(row), 10)).toBe(row);
  });

  test('go on beyond both ends, as a list does that is scrolled past', () => {
    const heights = new RowHeights(100);
    expect(heights.indexAt(-150, 3)).toBe(-1.5);
    expect(heights.indexAt(450, 3)).toBe(4.5);
  });
});
