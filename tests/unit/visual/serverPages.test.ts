import { expect, it } from 'vitest';
import { isSameServerPage } from '../../visual/serverPages/entries';
import { toBatches } from '../../visual/batches';
import { everyMode } from '../../../.storybook/modes';

const id = 'serverPages-page-landing-ru';
const html =
  '<link rel="stylesheet" href="/assets/a.css"><img src="/landing/a.webp?x" srcset="/landing/a.webp 1x, /landing/b.webp 2x"><b style="background:url(/b.svg)">';
const built = (changes: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      'serverPages/page-landing-ru.html': html,
      'assets/a.css': '.a{}',
      'landing/a.webp': 'picture',
      'landing/b.webp': 'large picture',
      'b.svg': '<svg/>',
      'assets/other.js': 'other()',
      ...changes,
    }).map(([path, content]) => [path, Buffer.from(content)]),
  );

it('takes a page of the same bytes for the same, whatever else the build is made of', () => {
  expect(isSameServerPage(built(), built({ 'assets/other.js': 'changed()' }), id)).toBe(true);
});

it.each(['serverPages/page-landing-ru.html', 'assets/a.css', 'landing/a.webp', 'landing/b.webp', 'b.svg'])(
  'looks at a page whose %s differs, or is gone',
  (path) => {
    expect(isSameServerPage(built(), built({ [path]: 'other' }), id)).toBe(false);
    const without = built();
    without.delete(path);
    expect(isSameServerPage(built(), without, id)).toBe(false);
  },
);

it('looks at a page that is nowhere', () => {
  expect(isSameServerPage(built(), built(), 'serverPages-mail-none')).toBe(false);
});

it('takes short batches last, and every shot once', () => {
  const [first, second] = everyMode;
  if (!first || !second) throw new Error('No modes');
  const shots = [first, ...Array.from({ length: 170 }, () => second)].map((mode, index) => ({
    storyId: `story-${index}`,
    isPlayed: false,
    mode,
    poses: [],
  }));
  const batches = toBatches(shots, 1);
  expect(batches.map(({ length }) => length)).toEqual([160, 10, 1]);
  expect(new Set(batches.flat()).size).toBe(171);
});
