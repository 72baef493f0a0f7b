import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';

/** The built Storybook as a designer uses it. Run `npm run build-storybook` first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: '100%',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1600, height: 1000 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
