import { expect, type Locator, type Page } from '@playwright/test';

const farthestTab = 150;

/** Presses Tab until the target has the focus, and checks that it can be seen to have it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < farthestTab; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => {
        // Some controls draw their focus on what stands beside or around them: the code input, the cards.
        const drawn = [
          element,
          ...(element.closest('label') ? [element.closest('label')] : []),
          ...(element.parentElement?.querySelectorAll('*') ?? []),
        ].flatMap((part) => (part ? [getComputedStyle(part)] : []));
        return drawn.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px');
      });
      expect(outline, 'the focus is visible').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}
