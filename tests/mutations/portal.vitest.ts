import { configDefaults, mergeConfig } from 'vitest/config';
import vite from '../../vite.config.ts';

/** Unit tests, without those that read built pages or the text of sources: mutants change both. */
export default mergeConfig(vite, {
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.ts?(x)'],
    exclude: [
      ...configDefaults.exclude,
      'tests/unit/{visual,runner}/**',
      'tests/unit/{library*,plainControls,prerender,tokens,visualCatalogue}.test.ts',
    ],
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
  },
});
