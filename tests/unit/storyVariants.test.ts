import { expect, test } from 'vitest';
import { isPage, pickVariant, overflowOf, sizeOf, type CheckedSize } from '../../.storybook/storyVariants';
import { readCatalogue } from '../contract/support/catalogue';

const pick = (storyId: string, locale: string, played: CheckedSize, onlySize: CheckedSize | null = null) => {
  const { size, theme } = pickVariant({ storyId, locale, played, onlySize });
  return `${size} ${theme}`;
};

test('a story is looked at in one theme where it was played, and in the other run in the other', () => {
  expect([pick('a', 'ru', 'desktop'), pick('a', 'en', 'phone')]).toEqual(['desktop dark', 'phone light']);
  expect([pick('b', 'ru', 'desktop'), pick('b', 'en', 'phone')]).toEqual(['desktop light', 'phone dark']);
});

test('a story of one size is looked at in the other all the same', () => {
  expect([pick('b', 'ru', 'phone', 'phone'), pick('b', 'en', 'phone', 'phone')]).toEqual([
    'phone light',
    'desktop dark',
  ]);
  expect(pick('b', 'en', 'desktop', 'desktop')).toBe('phone dark');
});

test('nearly every screen is looked at in both themes at both sizes, by one of its stories or another', () => {
  const wearing = new Map<string, Set<string>>();
  for (const { stories } of readCatalogue()) {
    for (const { id } of stories) {
      const screen = id.split('--')[0] ?? '';
      wearing.set(screen, (wearing.get(screen) ?? new Set()).add(pick(id, 'ru', 'desktop')));
    }
  }
  const screens = [...wearing].filter(([screen]) => isPage(screen));
  const inOne = screens.filter(([, variants]) => variants.size < 2).map(([screen]) => screen);
  expect(inOne.length / screens.length).toBeLessThan(0.2);
});

test('the size played is read from the global, which may be anything', () => {
  expect(sizeOf({ value: 'phone' })).toBe('phone');
  expect([sizeOf({ value: 'tablet' }), sizeOf(undefined), sizeOf('phone')]).toEqual(Array(3).fill('desktop'));
});

test('horizontal overflow is reported in pixels', () => {
  expect(isPage('screens-cart-cartscreen--default')).toBe(true);
  expect(isPage('primitives-button--variants')).toBe(false);
  expect(overflowOf({ scrollWidth: 375, clientWidth: 375 })).toBeNull();
  expect(overflowOf({ scrollWidth: 380, clientWidth: 375 })).toBe('the page is 5 px wider than the window');
});
