import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { Portal } from '../../journeys/support/portal.ts';
import { textsOf, type Say } from '../../journeys/support/texts.ts';
import { timeoutMs, type Driver, type Target } from './driver.ts';
import { driverOf, engines, missingFor, type Engine } from './engines.ts';

export interface EngineOptions {
  engine: Engine;
}

/** A new customer at a computer, and what they can observe. */
export interface Customer extends Driver {
  /** Waits until the page, or this part of it, shows this text, with any kind of space. */
  sees: (text: string, within?: Target) => Promise<void>;
  /** Waits until the page no longer shows this text. */
  doesNotSee: (text: string) => Promise<void>;
  /** Fails on any axe violation of the page, or on a page wider than its window. */
  inspect: () => Promise<void>;
  /** Waits until the page's main heading is this one. */
  isAt: (heading: string) => Promise<void>;
}

interface EngineFixtures {
  customer: Customer;
  /** Another new browser: of this engine, or `steps` engines further among the installed ones. */
  device: (steps: number) => Promise<Customer>;
  say: Say;
}

export const test = base.extend<EngineFixtures, EngineOptions & { portal: Portal }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  portal: [
    async ({}, use) => {
      const portal = new Portal();
      await portal.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  say: async ({}, use) => {
    await use(textsOf('ru'));
  },
  device: async ({ engine }, use, testInfo) => {
    const missing = missingFor(engine);
    if (missing !== null) {
      // If all three engines are required, a missing one must not pass.
      test.skip(process.env['EVERY_ENGINE'] === undefined, missing);
      throw new Error(`No ${engine}: ${missing}`);
    }
    const installed = engines.filter((each) => missingFor(each) === null);
    const drivers: Driver[] = [];
    try {
      await use(async (steps) => {
        const driver = driverOf(installed[(installed.indexOf(engine) + steps) % installed.length] ?? engine);
        drivers.push(driver);
        await driver.fresh({ width: 1280, height: 800 });
        return customerWith(driver);
      });
      const last = drivers.at(-1);
      if (last && testInfo.status !== testInfo.expectedStatus)
        await screenshot(last, testInfo.outputPath('page.png'));
    } finally {
      await Promise.all(drivers.map((driver) => driver.end()));
    }
  },
  customer: async ({ device }, use) => {
    await use(await device(0));
  },
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const textOfPage = (driver: Driver) =>
  driver.run(() => document.body.innerText.replaceAll(/\s+/g, ' '), null);

const customerWith = (driver: Driver): Customer => ({
  ...driver,
  sees: (text, within) =>
    expect
      .poll(async () => (within ? plain(await driver.textOf(within)) : textOfPage(driver)), {
        timeout: timeoutMs,
        intervals: [50],
      })
      .toContain(plain(text)),
  doesNotSee: (text) =>
    expect.poll(() => textOfPage(driver), { timeout: timeoutMs, intervals: [50] }).not.toContain(plain(text)),
  inspect: async () => {
    expect(await driver.axeProblems()).toEqual([]);
    const overflow = await driver.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, null);
    expect(overflow, 'the page is wider than its window').toBeLessThanOrEqual(0);
  },
  isAt: (name) => driver.find({ role: 'heading', name } satisfies Target),
});

/** A browser that has stopped answering has no picture to give. */
async function screenshot(driver: Driver, file: string): Promise<void> {
  const picture = await Promise.race([driver.screenshot(), setTimeout(5000, null, { ref: false })]);
  if (picture) await writeFile(file, picture);
}

export { expect };
