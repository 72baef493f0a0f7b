import { expect, test } from 'vitest';
import { axeOptions, isPage, looksAt, overflowOf, pixelsOf } from '../../.storybook/looks';

test('a story is looked at in both themes at both widths, first where it was played', () => {
  const looks = looksAt('desktop').map(({ size, theme }) => `${pixelsOf(size).width} ${theme}`);
  expect(looks).toEqual(['1280 light', '1280 dark', '375 dark', '375 light']);
  expect(looksAt('phone').map(({ size }) => size)).toEqual(['phone', 'phone', 'desktop', 'desktop']);
  expect(looksAt(undefined)).toEqual(looksAt('desktop'));
});

test('every rule of axe runs in the light; in the dark those that look at colours', () => {
  expect(axeOptions('light')).not.toHaveProperty('runOnly');
  expect(axeOptions('dark').runOnly?.values).toContain('color-contrast');
});

test('what sticks out sideways is told in pixels', () => {
  expect(isPage('screens-cart-cartscreen--default')).toBe(true);
  expect(isPage('primitives-button--variants')).toBe(false);
  expect(overflowOf({ scrollWidth: 375, clientWidth: 375 })).toBeNull();
  expect(overflowOf({ scrollWidth: 380, clientWidth: 375 })).toBe('the page is 5 px wider than the window');
});
