import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { unblockedName } from './app/build/unblockedName.ts';
import { messagesPlugin } from './app/build/messagesPlugin.ts';
import { localeTags } from './src/i18n/locale.ts';

/** Shared by the app, Storybook and the tests: what differs between them stands where it differs. */
export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: Object.values(localeTags) }), enforce: 'pre' },
    messagesPlugin(),
    react(),
    tailwindcss(),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      '@app': fileURLToPath(new URL('app', import.meta.url)),
      // Messages are parsed at build time; the browser needs the formatter only. (Tests parse messages of their own.)
      ...(process.env['VITEST'] === undefined && {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      }),
    },
  },
  publicDir: 'app/public',
  json: { stringify: true, namedExports: false },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // Every page names the chunks that it may load later, and nothing compresses a hash: 42 bits tell them apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${unblockedName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${unblockedName(parse(name).name)}-[hash][extname]`,
      },
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    proxy: {
      '^/(?:(?:api|bank|console|hooks|pay)/|status(?:[/?]|$))': {
        target: `http://localhost:${process.env['API_PORT'] ?? '3001'}`,
        // The auth server compares Origin with Host: rewriting Host would make every POST look foreign.
        changeOrigin: false,
      },
    },
  },
});
