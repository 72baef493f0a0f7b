import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tests/chromium.ts';

const launchOptions = chromiumLaunchOptions();

/** What every story is rendered and played in: opposite ends, so that no play hangs on one language or width. */
const storyModes = [
  { mode: 'ru-1280', globals: { locale: 'ru', viewport: { value: 'desktop' } } },
  { mode: 'en-375', globals: { locale: 'en', viewport: { value: 'phone' } } },
];

/**
 * Stories in Chromium, looked at in both themes by .storybook/checkLook.ts. Two projects that
 * take about as long, because each has a browser of its own, and a browser keeps one core busy.
 */
function storyProject(name: string, exclude: readonly string[]) {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook' })],
    define: { 'import.meta.env.STORY_TEST': 'true' },
    cacheDir: `node_modules/.vite-${name}`,
    optimizeDeps: {
      // Found before the first story: a package met later makes Vite reload, and every story under way fails.
      entries: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/*.{ts,tsx}'],
      include: ['@storybook/addon-a11y/preview'],
    },
    test: {
      name,
      exclude: [...configDefaults.exclude, ...exclude],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: storyModes.map(({ mode, globals }) => ({
          browser: 'chromium' as const,
          name: `${name} ${mode}`,
          provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: globals },
        })),
        screenshotFailures: false,
      },
      isolate: false,
    },
  };
}

/**
 * Files that share a process, which saves a third of their time. Each must leave it as it was found: globals and
 * spies are put back before every test. Try a change of this in another order: `vitest run --sequence.shuffle.files`.
 */
const shared = { isolate: false, unstubGlobals: true, restoreMocks: true };

/** Their scripts take the whole document and listen on it for good: each file has a process to itself. */
const staticPages = 'tests/containers/staticPages/*.test.tsx';

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
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'containers',
          environment: 'jsdom',
          include: ['tests/containers/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, staticPages],
          setupFiles: ['tests/containers/setup.ts'],
          testTimeout: 60_000,
        },
      },
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
        resolve: { tsconfigPaths: true },
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts', 'tests/adapters/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The database is compiled fast rather than well: no test runs it long enough for more.
          execArgv: ['--liftoff-only'],
          setupFiles: ['tests/server/zzcpu.ts'],
          globalSetup: 'tests/server/support/globalSetup.ts',
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
      storyProject('stories-customer', ['stories/!(screens)/**', 'stories/screens/{admin,auth}/**']),
      storyProject('stories-rest', ['stories/screens/!(admin|auth)/**']),
    ],
  },
});
