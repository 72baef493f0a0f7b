import { expect, test as base, type Page } from '@playwright/test';
import { localeTags, type Locale } from '../../../src/i18n/locale.ts';
import { axeViolations } from './axeViolations.ts';
import { Portal } from './portal.ts';
import { textsOf, type Say } from './texts.ts';

/** Role of the visitor; a project of playwright.config.ts sets it. */
export interface JourneyOptions {
  language: Locale;
  theme: 'light' | 'dark';
}

interface JourneyFixtures {
  say: Say;
  /** Fails on any axe violation of the page, or on a page wider than its window. */
  inspect: (page: Page) => Promise<void>;
  /** A portal that a test may stop and start without disturbing others. */
  ownPortal: Portal;
  /** Complaints of the browser that this test provokes; any other fails it. */
  expectedComplaints: RegExp[];
  complaints: undefined;
}

/** Test with a running portal, a visitor's language and theme, and an eye on the console. */
export const test = base.extend<JourneyFixtures & JourneyOptions, { portal: Portal }>({
  language: ['ru', { option: true }],
  theme: ['light', { option: true }],
  expectedComplaints: [[], { option: true }],
  portal: [
    async ({}, use) => {
      const portal = new Portal();
      await portal.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  ownPortal: async ({}, use) => {
    const portal = new Portal();
    await portal.start();
    await use(portal);
    await portal.dispose();
  },
  say: async ({ language }, use) => {
    await use(textsOf(language));
  },
  locale: async ({ language }, use) => {
    await use(localeTags[language]);
  },
  // The static document is inert until the app replaces it, so tests wait for the app like a person would.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const isLive = async () => {
      if (javaScriptEnabled) await expect(page.locator('[data-first-frame]')).toHaveCount(0);
    };
    page.goto = async (...target) => {
      const answer = await goto(...target);
      await isLive();
      return answer;
    };
    page.reload = async (...options) => {
      const answer = await reload(...options);
      await isLive();
      return answer;
    };
    await use(page);
  },
  context: async ({ context, language, theme }, use) => {
    const remembered = { domain: 'localhost', path: '/', expires: -1 };
    await context.addCookies([
      { ...remembered, name: 'locale', value: language },
      { ...remembered, name: 'theme', value: theme },
    ]);
    await use(context);
  },
  inspect: async ({}, use) => {
    await use(async (page) => {
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'the page is wider than its window').toBeLessThanOrEqual(0);
    });
  },
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') problems.push(`requested ${hostname}`);
      });
      await use(undefined);
      expect(problems.filter((line) => !expectedComplaints.some((form) => form.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
