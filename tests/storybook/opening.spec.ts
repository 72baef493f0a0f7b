import { expect, test } from '@playwright/test';
import { addressOf, serveStorybook } from './support.ts';

serveStorybook();

/** A phone of the lower middle class has about a quarter of this machine's speed. */
const slowdown = 4;

/** Two seconds, and a quarter of room for other machines. */
const maxMs = 2500;

const screens = [
  'screens-servers-serverlistscreen--default',
  'screens-cart-cartscreen--default',
  'screens-admin-adminticketscreen--default',
];

for (const id of screens)
  test(`a phone opens ${id}`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // Time of the main thread, so that a busy machine changes nothing.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taskMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await taskMs();
    await page.goto(addressOf(`iframe.html?id=${id}&viewMode=story&globals=locale:en`), {
      waitUntil: 'commit',
    });
    await page.locator('#storybook-root').getByRole('heading', { level: 1 }).waitFor();
    const ms = Math.round(((await taskMs()) - before) * slowdown);
    console.log(`${id}: ${ms} ms`);
    expect(ms).toBeLessThan(maxMs);
  });
