import { describe, expect, test } from 'vitest';
import { pictureKey, picturesOf } from '../../.storybook/pictures';
import {
  counterpartOf,
  liveAddress,
  screenName,
  type CatalogueData,
  type CatalogueEntry,
  type Comparison,
} from '../visual/catalogue/entry';
import { readFacts } from '../visual/catalogue/facts';

const entry: CatalogueEntry = {
  release: 'v2',
  area: 'servers',
  screen: 'ServerListScreen',
  state: 'Default',
  storyId: 'screens-servers-serverlistscreen--default',
  routes: ['/dashboard/vps'],
  requirements: ['SERVERS-01'],
  mode: 'light-1280-ru',
  theme: 'light',
  locale: 'ru',
  width: 1280,
  tile: '',
  file: 'pictures/v2/a.webp',
};
const others: readonly CatalogueEntry[] = [
  entry,
  { ...entry, theme: 'dark', file: 'dark' },
  { ...entry, locale: 'en', file: 'en' },
  { ...entry, width: 375, tile: 'tile 1 of 2', file: 'phone' },
  { ...entry, release: 'v1', file: 'before' },
  { ...entry, storyId: 'other', theme: 'dark', file: 'other' },
];

describe('a picture is compared', () => {
  const ways: readonly (readonly [by: Exclude<Comparison, 'pair'>, file: string | undefined])[] = [
    ['theme', 'dark'],
    ['locale', 'en'],
    ['width', 'phone'],
    [{ release: 'v1' }, 'before'],
    [{ release: 'v2' }, undefined],
    [{ release: 'v0' }, undefined],
  ];
  test.each(ways)('by %o', (by, file) => {
    expect(counterpartOf(entry, others, by)?.file).toBe(file);
  });
});

test('a page of states shows the newest picture of each, of a tall one its upper end', () => {
  const lower = { ...entry, width: 375, tile: 'tile 2 of 2', file: 'lower' };
  const catalogue: CatalogueData = {
    live: '',
    releases: [],
    entries: others.toSpliced(4, 0, lower),
  };
  const pictures = picturesOf(JSON.parse(JSON.stringify(catalogue)));
  const of = (width: string, theme: string) =>
    pictures.get(pictureKey({ storyId: entry.storyId, theme, width, locale: 'ru' }));
  expect([of('1280', 'light'), of('375', 'light'), of('1280', 'dark'), of('768', 'light')]).toEqual([
    'catalogue/pictures/v2/a.webp',
    'catalogue/phone',
    'catalogue/dark',
    undefined,
  ]);
  expect(() => picturesOf({})).toThrow();
});

test('a screen is called as people call it and its area', () => {
  expect(screenName({ area: 'serverEdit', screen: 'ServerEditScreen' })).toBe(
    'Run servers: Server settings',
  );
  expect(screenName({ area: 'cart', screen: 'CartScreen' })).toBe('Order a server: Cart');
});

test('a live story opens in the look of its picture', () => {
  expect(liveAddress('stories/iframe.html?id={id}&globals={globals}', entry)).toBe(
    'stories/iframe.html?id=screens-servers-serverlistscreen--default&globals=theme:light;locale:ru',
  );
});

test('every story of a screen with an address knows it, and what it shows', () => {
  const facts = readFacts().get('screens-servers-serverlistscreen--default');
  expect(facts?.routes).toContain('/dashboard/vps');
  expect(facts?.requirements).toContain('SERVERS-01');
});
