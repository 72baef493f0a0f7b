import { expect, test } from 'vitest';
import { boardAddress, paneAddress, readBoard, type Pane } from '../../.storybook/board';

const pane: Pane = {
  storyId: 'screens-cart-cartscreen--empty',
  theme: 'dark',
  locale: 'en',
  width: '375',
  release: 'https://example.com/v1/',
  note: 'Too much room & “quotes”#1',
};

test('a board is read from its link as it was written', () => {
  expect(readBoard(boardAddress([pane, { ...pane, note: '', release: '' }]).replace(/^[^#]*/, ''))).toEqual([
    pane,
    { ...pane, note: '', release: '' },
  ]);
});

test.each(['', '#', '#pane=nonsense', '#pane=%7B%22storyId%22%3A1%7D', '#pane=null'])(
  'two empty states are shown for %j',
  (hash) => {
    expect(readBoard(hash).map(({ storyId }) => storyId)).toEqual(['', '']);
  },
);

test('a story opens in its variant, in this Storybook or in another release’s', () => {
  const query =
    'iframe.html?id=screens-cart-cartscreen--empty&viewMode=story&embed=true&globals=theme%3Adark%3Blocale%3Aen';
  expect(paneAddress(pane)).toBe(`https://example.com/v1/${query}`);
  expect(paneAddress({ ...pane, release: '' })).toBe(query);
  expect(paneAddress({ ...pane, release: 'javascript:alert(1)' })).toBe(query);
});
