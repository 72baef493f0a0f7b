import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tests/chromium.ts';
import { desktopOnly, storyLooks } from './tests/runner/storyRuns.ts';
import { shortLived } from './tests/shortLived.ts';

const launchOptions = chromiumLaunchOptions();

/** `npm test` plays the first look, `npm run test:all` both; those of primitives and components only if they are named. */
const everyRun = [
  { mode: storyLooks.desktop, globals: { locale: 'ru', viewport: { value: 'desktop' } }, exclude: [] },
  {
    mode: storyLooks.phone,
    globals: { locale: 'en', viewport: { value: 'phone' } },
    exclude: process.env['STORY_LOOKS'] === 'all' ? [] : desktopOnly,
  },
];

/** `STORY_LOCALE=pseudo npx vitest run --project stories` plays them in one more language instead, at both widths. */
const anotherLocale = process.env['STORY_LOCALE'];
const storyModes =
  anotherLocale === undefined
    ? everyRun
    : everyRun.map(({ globals }) => ({
        exclude: [],
        mode: `${anotherLocale}-${globals.viewport.value}`,
        globals: { ...globals, locale: anotherLocale },
      }));

/**
 * Stories in Chromium, looked at in both themes by .storybook/checkStory.ts. Each mode has a browser of its own, and one
 * Vite serves both: what one of them asks for has been compiled for the other.
 */
const stories = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: {
    'import.meta.env.STORY_TEST': 'true',
    'import.meta.env.STORY_LOOKS': JSON.stringify(process.env['STORY_LOOKS'] ?? 'one'),
  },
  cacheDir: 'node_modules/.vite-stories',
  optimizeDeps: {
    // Found before the first story: a package met later makes Vite reload, and every story under way fails.
    entries: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/*.{ts,tsx}'],
    include: ['@storybook/addon-a11y/preview'],
  },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: storyModes.map(({ mode, globals, exclude }) => ({
        browser: 'chromium' as const,
        name: `stories ${mode}`,
        exclude: [...configDefaults.exclude, ...exclude],
        provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: globals },
      })),
      screenshotFailures: false,
    },
    isolate: false,
  },
};

/** Timeout for polling on a busy machine; a second of its own default is no promise of ours. */
const patient = { timeout: 15_000 };

/**
 * Files that share a process, which saves a third of their time. Each must leave it as it was found: globals and
 * spies are put back before every test. Try a change of this in another order: `vitest run --sequence.shuffle.files`.
 */
const shared = { isolate: false, unstubGlobals: true, restoreMocks: true, expect: { poll: patient } };

/** Tests that start PostgreSQL or whole servers, and the conformance kit: they run in `npm run test:all`. */
const processTests = [
  'tests/server/**/*.postgres.test.ts',
  'tests/server/processes/*.test.ts',
  'tests/adapters/conformance/*.test.ts',
];

const serverProject = {
  resolve: { tsconfigPaths: true },
  test: {
    ...shared,
    environment: 'node' as const,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    execArgv: [...shortLived],
    globalSetup: 'tests/server/support/globalSetup.ts',
  },
};

/** Tests that open every page or every story, one after another: they run in `npm run test:all`. */
const sweeps = 'tests/containers/sweeps/*.test.tsx';

/** Their scripts take the whole document and listen on it for good: each file has a process to itself. */
const staticPages = 'tests/containers/staticPages/*.test.tsx';

const containersProject = {
  extends: './vite.config.ts',
  test: {
    ...shared,
    environment: 'jsdom' as const,
    setupFiles: ['tests/containers/setup.ts'],
    testTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts?(x)', 'tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...containersProject,
        test: {
          ...containersProject.test,
          name: 'containers',
          include: ['tests/containers/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, staticPages, sweeps],
        },
      },
      { ...containersProject, test: { ...containersProject.test, name: 'sweeps', include: [sweeps] } },
      {
        extends: './vite.config.ts',
        test: {
          name: 'static-pages',
          environment: 'jsdom',
          include: [staticPages],
          setupFiles: ['tests/containers/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...serverProject,
        test: {
          ...serverProject.test,
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/adapters/*.test.ts'],
          exclude: [...configDefaults.exclude, ...processTests],
        },
      },
      { ...serverProject, test: { ...serverProject.test, name: 'processes', include: processTests } },
      {
        extends: './vite.config.ts',
        test: {
          name: 'language',
          environment: 'node',
          include: ['tests/language/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      stories,
    ],
  },
});
