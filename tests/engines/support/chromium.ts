import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../chromium.ts';
import { axeProblems } from '../../journeys/support/axeProblems.ts';
import { authenticator, isLive, timeoutMs, type Driver, type Target } from './driver.ts';

/** Chromium by Playwright. */
export function chromiumDriver(): Driver {
  let browser: Browser | null = null;
  let page: Page | null = null;
  const faults: string[] = [];

  const open = () => {
    if (!page) throw new Error('fresh() comes first.');
    return page;
  };
  const locate = ({ role, name, within }: Target): ReturnType<Page['getByRole']> =>
    (within ? locate(within) : open()).getByRole(role, { name, exact: true });

  return {
    fresh: async (viewport) => {
      browser ??= await chromium.launch(chromiumLaunchOptions());
      await page?.context().close();
      page = await browser.newPage({ viewport, locale: 'ru-RU', reducedMotion: 'reduce' });
      page.setDefaultTimeout(timeoutMs);
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        // A refused call is no fault: journeys provoke some.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          faults.push(message.text());
      });
    },
    go: async (url) => {
      await open().goto(url);
      await open().waitForFunction(isLive);
    },
    url: () => Promise.resolve(open().url()),
    run: (work, argument) => open().evaluate(`(${String(work)})(${JSON.stringify(argument)})`),
    find: (target) => locate(target).waitFor(),
    click: async (target) => {
      const found = locate(target);
      // As in findInPage.ts.
      const isDrawnByLabel = await found.evaluate((element: HTMLElement) => element.offsetWidth <= 1);
      await (isDrawnByLabel ? found.locator('xpath=ancestor::label') : found).click();
    },
    type: (target, text) => locate(target).fill(text),
    choose: async (target, option) => {
      await locate(target).selectOption({ label: option });
    },
    key: (key, held) => open().keyboard.press(held ? `${held}+${key}` : key),
    download: async (target) => {
      const [file] = await Promise.all([open().waitForEvent('download'), locate(target).click()]);
      return readFile(await file.path());
    },
    textOf: (target) => locate(target).innerText(),
    axeProblems: () => axeProblems(open()),
    addAuthenticator: async () => {
      const devtools = await open().context().newCDPSession(open());
      await devtools.send('WebAuthn.enable');
      const options = { ...authenticator, automaticPresenceSimulation: true };
      await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
      return true;
    },
    faults: () => faults,
    screenshot: () => open().screenshot(),
    end: async () => {
      await browser?.close();
      browser = null;
    },
  };
}
