import { expect, test } from 'vitest';
import { axeOptions, isPage, looksOf, overflowOf, sizeOf, type CheckedSize } from '../../.storybook/looks';

const looks = (locale: string, played: CheckedSize, onlySize: CheckedSize | null = null) =>
  looksOf({ locale, played, onlySize }).map(({ size, theme, rules }) => `${size} ${theme} ${rules}`);

test('a story is looked at in both themes where it was played, and in the other run at the other size', () => {
  expect(looks('ru', 'desktop')).toEqual(['desktop light all', 'desktop dark colours']);
  expect(looks('en', 'phone')).toEqual(['phone dark all']);
});

test('a story of one size is looked at in the other all the same', () => {
  expect(looks('ru', 'phone', 'phone')).toEqual(['phone light all', 'phone dark colours']);
  expect(looks('en', 'phone', 'phone')).toEqual(['desktop dark all']);
  expect(looks('en', 'desktop', 'desktop')).toEqual(['phone dark all']);
});

test('the size played is read from the global, which may be anything', () => {
  expect(sizeOf({ value: 'phone' })).toBe('phone');
  expect([sizeOf({ value: 'tablet' }), sizeOf(undefined), sizeOf('phone')]).toEqual(Array(3).fill('desktop'));
});

test('axe runs every rule, or those that look at colours', () => {
  expect(axeOptions('all')).not.toHaveProperty('runOnly');
  expect(axeOptions('colours').runOnly?.values).toContain('color-contrast');
});

test('what sticks out sideways is told in pixels', () => {
  expect(isPage('screens-cart-cartscreen--default')).toBe(true);
  expect(isPage('primitives-button--variants')).toBe(false);
  expect(overflowOf({ scrollWidth: 375, clientWidth: 375 })).toBeNull();
  expect(overflowOf({ scrollWidth: 380, clientWidth: 375 })).toBe('the page is 5 px wider than the window');
});
