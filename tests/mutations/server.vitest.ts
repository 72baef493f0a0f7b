import { configDefaults, defineConfig } from 'vitest/config';

/** The server's tests on the embedded database, without those that start a program of their own. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/server/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      '**/*.postgres.test.ts',
      'tests/server/{backup,container,damage,drain,process,processKilled}.test.ts',
    ],
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: 'tests/server/support/globalSetup.ts',
  },
});
