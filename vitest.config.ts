import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tests/chromium.ts';

const launchOptions = chromiumLaunchOptions();

/**
 * Stories in Chromium, looked at in both themes and widths by .storybook/everyLook.ts. Two projects that
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
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
        screenshotFailures: false,
      },
      isolate: false,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts?(x)', 'tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'containers',
          environment: 'jsdom',
          include: ['tests/containers/**/*.test.tsx'],
          setupFiles: ['tests/containers/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      storyProject('stories-customer', ['stories/!(screens)/**', 'stories/screens/{admin,auth}/**']),
      storyProject('stories-rest', ['stories/screens/!(admin|auth)/**']),
    ],
  },
});
