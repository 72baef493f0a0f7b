import { describe, expect, test } from 'vitest';
import type { Picture, Shot } from '../../visual/picture';
import {
  checksumOf,
  maxAttempts,
  fingerprintChecksum,
  captureUntilStable,
} from '../../visual/retryUntilStable';

const picture = (text: string): Picture =>
  text.startsWith('!')
    ? { problem: text }
    : {
        exposures: [
          {
            pose: '',
            page: { width: 1, height: 1 },
            tiles: [{ index: 1, of: 1, bytes: Buffer.from(text) }],
          },
        ],
        records: [],
      };

/** The judged pictures in the words they were made of, and how many takes it took. */
async function stabilize(...takes: readonly (readonly string[])[]) {
  let count = 0;
  const { pictures, isUnstable } = await captureUntilStable((before) => {
    count += 1;
    return Promise.resolve((takes[before] ?? []).map(picture));
  });
  const words = pictures.map((each) =>
    'problem' in each ? each.problem : each.exposures[0]?.tiles[0]?.bytes.toString(),
  );
  return { words, isUnstable, count };
}

describe('a verdict', () => {
  test('of sides that agree needs one take', async () => {
    expect(await stabilize(['a', 'a'])).toEqual({ words: ['a', 'a'], isUnstable: false, count: 1 });
  });

  test('that something differs needs the same difference twice', async () => {
    expect(await stabilize(['a', 'b'], ['a', 'b'])).toEqual({
      words: ['a', 'b'],
      isUnstable: false,
      count: 2,
    });
  });

  test('is not changed by a picture that came out otherwise once', async () => {
    expect(await stabilize(['a', 'x'], ['a', 'a'], ['a', 'a'])).toMatchObject({
      words: ['a', 'a'],
      isUnstable: true,
    });
    expect(await stabilize(['x', 'b'], ['a', 'b'], ['a', 'b'])).toMatchObject({
      words: ['a', 'b'],
      isUnstable: true,
    });
  });

  test('is not changed by a picture that comes out in two ways, each twice on one side', async () => {
    expect(await stabilize(['a', 'x'], ['x', 'x'], ['a', 'x'])).toMatchObject({
      isUnstable: true,
      words: ['x', 'x'],
    });
  });

  test('is had of every part by itself: one that flickers is no change beside one that did', async () => {
    const parted = (picture: string, motion: string): Picture => ({
      exposures: [
        {
          pose: '',
          page: { width: 1, height: 1 },
          tiles: [{ index: 1, of: 1, bytes: Buffer.from(picture) }],
        },
      ],
      records: [{ name: 'motion', lines: [motion] }],
    });
    const takes = [
      [parted('a', 'slow'), parted('x', 'fast')],
      [parted('x', 'slow'), parted('x', 'fast')],
      [parted('a', 'slow'), parted('x', 'fast')],
    ];
    const { pictures } = await captureUntilStable((before) => Promise.resolve(takes[before] ?? []));
    expect(pictures).toEqual([parted('x', 'slow'), parted('x', 'fast')]);
  });

  test('is not changed by a story that was late once, and one that always is has failed', async () => {
    expect(await stabilize(['a', '!late'], ['a', 'a'], ['a', 'a'])).toMatchObject({ words: ['a', 'a'] });
    expect(await stabilize(['!late', '!late'], ['!late', '!late'])).toMatchObject({
      words: ['!late', '!late'],
      count: 2,
    });
  });

  test('cannot be had of what never comes out the same', async () => {
    const { words, count } = await stabilize(
      ...Array.from({ length: maxAttempts }, (_, take) => ['a', `b${take}`]),
    );
    expect(words).toEqual(['a', `it came out otherwise each of ${maxAttempts} times`]);
    expect(count).toBe(maxAttempts);
  });
});

describe('what a picture is made of', () => {
  const mode = { name: 'light-1280-ru', theme: 'light', locale: 'ru', width: 1280, height: 800 } as const;
  const shot: Shot = {
    storyId: 'a--b',
    isPlayed: false,
    mode,
    poses: [
      { name: 'hover', states: ['hover'] },
      { name: 'wide', width: 1920 },
    ],
  };
  const made = (
    ...exposures: readonly (readonly [pose: string, drawn: string, fingerprint?: string])[]
  ): Picture => ({
    exposures: exposures.map(([pose, drawn, fingerprint]) => ({
      pose,
      page: { width: 1, height: 1 },
      tiles: [
        {
          index: 1,
          of: 1,
          bytes: Buffer.from(drawn),
          ...(fingerprint === undefined ? {} : { domFingerprint: Buffer.from(fingerprint) }),
        },
      ],
    })),
    records: [],
  });
  const observed = checksumOf(made(['', 'page'], ['wide', 'wide page']));

  test('is added to it, for all poses that a script may notice', () => {
    const taken = made(
      ['', 'pixels', 'page'],
      ['hover', 'more pixels', 'page'],
      ['wide', 'pixels', 'wide page'],
    );
    expect(fingerprintChecksum(shot, taken)).toBe(observed);
    expect(fingerprintChecksum(shot, made(['', 'pixels', 'page'], ['wide', 'pixels', 'page']))).not.toBe(
      observed,
    );
    expect(fingerprintChecksum(shot, { problem: 'late' })).toBe('late');
  });

  test('counts for a second take where every side is made of what it was before', async () => {
    const takes = async (seen: readonly string[], after = 'b') => {
      let count = 0;
      const { pictures } = await captureUntilStable(
        () => {
          count += 1;
          return Promise.resolve([picture('a'), picture(after)]);
        },
        (_, side) => seen[side] === 'as before',
      );
      expect(pictures).toEqual([picture('a'), picture(after)]);
      return count;
    };
    expect(await takes(['as before', 'as before'])).toBe(1);
    expect(await takes(['as before', 'otherwise'])).toBe(2);
    // One that was late both times may be in time the next.
    expect(await takes(['as before', 'as before'], '!late')).toBe(2);
  });
});
