import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import * as v from 'valibot';
import { Portal } from '../../journeys/support/portal.ts';
import { textsOf, type Say } from '../../journeys/support/texts.ts';
import { callFromPage, type PageCall } from './call.ts';
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
  /** Waits until the page's main heading is this one. */
  isAt: (heading: string) => Promise<void>;
  /** Makes a call of the portal as the user of the page. */
  call: (call: PageCall) => Promise<ReturnType<typeof callFromPage>>;
  /** Fails if the page is wider than its window or, in Chromium, on any axe violation. */
  inspect: () => Promise<void>;
}

interface EngineFixtures {
  customer: Customer;
  /** Another new browser: of this engine, or `steps` engines further among the installed ones. */
  device: (steps: number) => Promise<Customer>;
  say: Say;
}

export const test = base.extend<EngineFixtures, EngineOptions & { portal: Portal }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  portal: [portalWith({}), { scope: 'worker', timeout: 90_000 }],
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
      expect(drivers.flatMap((driver) => driver.faults())).toEqual([]);
    } finally {
      await Promise.all(drivers.map((driver) => driver.end()));
    }
  },
  customer: async ({ device }, use) => {
    await use(await device(0));
  },
});

/** Starts a portal with these settings for a worker. */
function portalWith(settings: Readonly<Record<string, string>>) {
  return async ({}: object, use: (portal: Portal) => Promise<void>) => {
    const portal = new Portal(settings);
    await portal.start();
    await use(portal);
    await portal.dispose();
  };
}

/** Journeys on a portal of their own with these settings. */
export const testOnPortal = (settings: Readonly<Record<string, string>>) =>
  test.extend<object, { portal: Portal }>({
    portal: [portalWith(settings), { scope: 'worker', timeout: 90_000 }],
  });

const answerForm = v.object({ status: v.number(), answer: v.unknown() });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

function customerWith(driver: Driver): Customer {
  /** Text of the page or of this part; the other text while the browser leaves it. */
  const shown = (otherwise: string, within?: Target) =>
    expect.poll(
      () =>
        (within ? driver.textOf(within) : driver.run(() => document.body.innerText, null)).then(
          (all) => plain(String(all)),
          () => otherwise,
        ),
      { timeout: timeoutMs, intervals: [50] },
    );
  return {
    ...driver,
    sees: (text, within) => shown('', within).toContain(plain(text)),
    doesNotSee: (text) => shown(plain(text)).not.toContain(plain(text)),
    isAt: (name) => driver.find({ role: 'heading', name } satisfies Target),
    call: async (call) => v.parse(answerForm, await driver.run(callFromPage, call)),
    inspect: async () => {
      const overflow = await driver.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }, null);
      expect(overflow, 'the page is wider than its window').toBeLessThanOrEqual(0);
      expect(await driver.axeProblems()).toEqual([]);
    },
  };
}

/** A browser that has stopped answering has no picture to give. */
async function screenshot(driver: Driver, file: string): Promise<void> {
  const picture = await Promise.race([driver.screenshot(), setTimeout(5000, null, { ref: false })]);
  if (picture) await writeFile(file, picture);
}

export { expect };
