import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const farthestTab = 150;

/** Presses Tab, or Shift+Tab, until the target has the focus, and checks that it can be seen to have it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < farthestTab; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => {
        // The code input draws its focus on the cell beside it, a card on itself.
        const near = [
          element,
          ...(element.parentElement?.querySelectorAll('*') ?? []),
          element.closest('label'),
        ];
        return near.some((part) => {
          if (!part) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(part);
          return outlineStyle !== 'none' && outlineWidth !== '0px';
        });
      });
      expect(outline, 'the focus is visible').toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}
