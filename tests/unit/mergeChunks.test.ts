import { describe, expect, it } from 'vitest';
import { mergeChunks, type Piece } from '../../app/build/mergeChunks';

const piece = (
  users: readonly number[],
  bytes: number,
  imports: readonly string[] = [],
  realm = 'portal',
) => ({
  users: new Set(users),
  realm,
  bytes,
  imports: new Set(imports),
});

const merged = (pieces: Record<string, Piece>, weights: readonly number[] = [], prices?: readonly number[]) =>
  mergeChunks(new Map(Object.entries(pieces)), weights, prices)
    .map((keys) => [...keys].sort().join('+'))
    .sort();

describe('mergeChunks', () => {
  it('puts small pieces of nearly the same visits into one file', () => {
    expect(merged({ shell: piece([1, 2, 3, 4], 9000), dates: piece([1, 2, 3], 200) })).toEqual([
      'dates+shell',
    ]);
  });

  it('leaves apart what would cost the other visits more than a request', () => {
    expect(merged({ shell: piece([1, 2, 3, 4], 9000), grid: piece([1], 40_000) })).toEqual(['grid', 'shell']);
  });

  it('counts the bytes of a visit by its weight', () => {
    const pieces = { shell: piece([1, 2, 3], 4000), field: piece([0, 1, 2, 3], 500) };
    expect(merged(pieces)).toEqual(['field+shell']);
    expect(merged(pieces, [10])).toEqual(['field', 'shell']);
  });

  it('counts the requests of a visit by their price', () => {
    const pieces = { shell: piece([0, 1, 2, 3], 9000), chart: piece([0], 1500) };
    expect(merged(pieces)).toEqual(['chart', 'shell']);
    expect(merged(pieces, [1, 1, 1, 1], [3, 1, 1, 1])).toEqual(['chart+shell']);
  });

  it('never mixes realms, however small the pieces', () => {
    expect(merged({ ours: piece([1, 2], 10), theirs: piece([1, 2], 10, [], 'admin') })).toEqual([
      'ours',
      'theirs',
    ]);
  });

  it('counts what a visit would load besides, by way of what the other piece imports', () => {
    const small = { a: piece([1, 2], 200), b: piece([2, 3], 200) };
    expect(merged(small)).toEqual(['a+b']);
    const grid = piece([2, 3, 4], 20_000, [], 'elsewhere');
    expect(merged({ ...small, b: piece([2, 3], 200, ['grid']), grid })).toEqual(['a', 'b', 'grid']);
  });

  it('makes no circle: what needs a third file that needs the other stays apart from it', () => {
    const pieces = {
      top: piece([1, 2], 20_000, ['middle']),
      middle: piece([1, 2, 3, 4, 5, 6, 7, 8], 90_000, ['bottom']),
      bottom: piece([1, 2], 20_000),
    };
    expect(merged(pieces)).toEqual(['bottom', 'middle', 'top']);
    expect(merged({ ...pieces, middle: piece([1, 2, 3, 4, 5, 6, 7, 8], 90_000) })).toEqual([
      'bottom+top',
      'middle',
    ]);
  });
});
