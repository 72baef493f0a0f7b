import {
  defineConfig,
  devices,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';
import type { JourneyOptions } from './support/journey.ts';

/** `main`: those with this tag, on a desktop. `rest`: all others. Without it: all. */
const part = process.env['JOURNEYS'];
const isMain = /@main/;

const otherVisitors: Project<JourneyOptions & PlaywrightTestOptions, PlaywrightWorkerOptions>[] = [
  {
    name: 'phone',
    testMatch: [
      'firstVisit.spec.ts',
      'legal.spec.ts',
      'noScript.spec.ts',
      'catalog.spec.ts',
      'order.spec.ts',
      'paymentHistory.spec.ts',
      'cart.spec.ts',
      'serverRenew.spec.ts',
      'serverTariff.spec.ts',
      'purchase.spec.ts',
      'cardPayment.spec.ts',
      'support.spec.ts',
      'palette.spec.ts',
    ],
    use: { ...devices['iPhone SE (3rd gen)'], defaultBrowserType: 'chromium' },
  },
  {
    name: 'english-dark',
    testMatch: ['firstVisit.spec.ts', 'legal.spec.ts', 'noScript.spec.ts'],
    use: {
      viewport: { width: 1280, height: 800 },
      language: 'en',
      theme: 'dark',
      contextOptions: { reducedMotion: 'no-preference' },
    },
  },
];

/** Journeys through the built portal with its real server (`npm run build` first). Each project is one kind of visitor. */
export default defineConfig<JourneyOptions>({
  testDir: '.',
  globalSetup: './support/firstStart.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // A third of a journey is waiting for answers: half as many again as there are cores keep these busy.
  workers: '150%',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: chromiumLaunchOptions(),
    // Costs a third of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Moscow',
    // Frames of a fade are drawn by the processor here; one kind of visitor sees them all the same.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      ...(part === 'main' && { grep: isMain }),
      ...(part === 'rest' && { grepInvert: isMain }),
    },
    ...(part === 'main' ? [] : otherVisitors),
  ],
});
