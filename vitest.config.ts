import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tests/chromium.ts';
import { partVariable, rareContainerTests, rareServerTests, rareUnitTests } from './tests/runner/parts.ts';
import { desktopOnly, storyHalves, storyLooks } from './tests/runner/storyRuns.ts';
import { shortLived } from './tests/shortLived.ts';

const launchOptions = chromiumLaunchOptions();

/** `main`: what `npm test` runs. `rest`: what `npm run test:all` adds. Without it: all. */
const part = process.env[partVariable];

/** Files of a project in this part. */
const filesOf = (all: readonly string[], rare: readonly string[], exclude: readonly string[] = []) => ({
  include: [...(part === 'rest' ? rare : all)],
  exclude: [...configDefaults.exclude, ...exclude, ...(part === 'main' ? rare : [])],
});

/** `npm test` plays default stories in the first look, `npm run test:all` all in both; on a phone only screens and patterns. */
const looks = [
  { look: storyLooks.desktop, locale: 'ru', viewport: 'desktop', exclude: [] },
  {
    look: storyLooks.phone,
    locale: 'en',
    viewport: 'phone',
    exclude: process.env['STORY_LOOKS'] === 'all' ? [] : desktopOnly,
  },
];

/** `STORY_LOCALE=pseudo npx vitest run --project stories` plays them in one more language instead, at both widths. */
const anotherLocale = process.env['STORY_LOCALE'];
const playedLooks =
  anotherLocale === undefined
    ? looks
    : looks.map((each) => ({
        ...each,
        look: `${anotherLocale}-${each.viewport}`,
        locale: anotherLocale,
        exclude: [],
      }));

/**
 * Stories in Chromium, checked by .storybook/checkStory.ts in one theme each. Each half of a variant runs in its own browser,
 * because a browser keeps one core busy; one Vite serves them all.
 */
const createStories = () => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: {
    'import.meta.env.STORY_TEST': 'true',
    'import.meta.env.STORY_LOOKS': JSON.stringify(process.env['STORY_LOOKS'] ?? 'one'),
    'import.meta.env.STORY_SECOND_ENGINE': JSON.stringify(process.env['STORY_SECOND_ENGINE'] ?? 'off'),
  },
  cacheDir: 'node_modules/.vite-stories',
  optimizeDeps: {
    // Bundled before the first story: a package found later makes Vite reload, which fails every running story.
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
      instances: playedLooks.flatMap(({ look, locale, viewport, exclude }) =>
        storyHalves.map((otherHalf, index) => ({
          browser: 'chromium' as const,
          name: `stories ${look}${index === 0 ? '' : ' admin'}`,
          exclude: [...configDefaults.exclude, ...exclude, ...otherHalf],
          provide: {
            [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { locale, viewport: { value: viewport } },
          },
        })),
      ),
      screenshotFailures: false,
    },
    isolate: false,
  },
});

/**
 * Whether stories may be played: always, unless other projects are named. Storybook's plugin reads all stories before the
 * first test, ten seconds of processor time.
 */
const mayPlayStories =
  !process.argv.includes('--project') || process.argv.some((argument) => argument.startsWith('stories'));

/** Timeout for polling; vitest's default of a second is too short on a busy machine. */
const patient = { timeout: 15_000 };

/**
 * Options of files that share a process, which saves a third of their time. Globals and spies are restored before every
 * test. Test a change of this in another order: `vitest run --sequence.shuffle.files`.
 */
const shared = { isolate: false, unstubGlobals: true, restoreMocks: true, expect: { poll: patient } };

/**
 * Tests that start PostgreSQL or whole servers, the conformance kit, and the longest tests on the embedded database, of
 * query plans and random histories. They run in `npm run test:all`.
 */
const processTests = [
  'tests/server/calls/queryPlans.test.ts',
  'tests/server/{delivery,histories}.embedded.test.ts',
  'tests/server/gateways/interleavings.embedded.test.ts',
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
          ...filesOf(['tests/unit/**/*.test.ts?(x)', 'tests/contract/**/*.test.ts'], rareUnitTests),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...containersProject,
        test: {
          ...containersProject.test,
          name: 'containers',
          ...filesOf(['tests/containers/**/*.test.tsx'], rareContainerTests, [staticPages, sweeps]),
        },
      },
      { ...containersProject, test: { ...containersProject.test, name: 'sweeps', include: [sweeps] } },
      {
        extends: './vite.config.ts',
        test: {
          name: 'static-pages',
          environment: 'jsdom',
          ...filesOf([staticPages], [staticPages]),
          setupFiles: ['tests/containers/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...serverProject,
        test: {
          ...serverProject.test,
          name: 'server',
          ...filesOf(
            ['tests/server/**/*.test.ts', 'tests/adapters/*.test.ts'],
            rareServerTests,
            processTests,
          ),
        },
      },
      {
        ...serverProject,
        test: {
          ...serverProject.test,
          name: 'processes',
          include: processTests,
          globalSetup: 'tests/server/support/processSetup.ts',
        },
      },
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
      ...(mayPlayStories ? [createStories()] : []),
    ],
  },
});
