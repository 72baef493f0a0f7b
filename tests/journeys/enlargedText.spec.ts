import { expect, test } from './support/journey.ts';

/** Pages with each kind of bar at the top. */
const pages = ['/', '/login', '/dashboard/vps', '/dashboard/payments', '/admin/dashboard'];

for (const width of [640, 1280]) {
  test(`text of 200 % at ${width} px fits the width, and nothing in the top bar overlaps`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(portal.url + path);
        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const found = await page.evaluate(() => {
          const controls = [...document.querySelectorAll('header :is(a, button)')]
            .filter((control) => control.checkVisibility())
            .map((control) => control.getBoundingClientRect())
            .filter((box) => box.width > 1);
          const overlaps = controls.filter((box, index) =>
            controls.some(
              (other, at) =>
                at < index &&
                box.left < other.right - 1 &&
                box.right > other.left + 1 &&
                box.top < other.bottom - 1 &&
                box.bottom > other.top + 1,
            ),
          );
          const outside = controls.filter(({ right }) => right > document.documentElement.clientWidth + 1);
          return {
            tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            overlaps: overlaps.length,
            outside: outside.length,
          };
        });
        expect(found).toEqual({ tooWide: 0, overlaps: 0, outside: 0 });
      });
    }
  });
}
