import { defineConfig } from '@playwright/test';
import { timeoutMs } from './support/driver.ts';
import { engines } from './support/engines.ts';
import type { EngineOptions } from './support/journey.ts';

/** The journeys that matter most, once in every engine, through the built portal with its real server. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalSetup: '../journeys/support/firstStart.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Engines run in parallel, the journeys of each one after another.
  workers: engines.length,
  timeout: 120_000,
  expect: { timeout: timeoutMs },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
