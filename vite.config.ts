import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { unblockedName } from './app/build/unblockedName.ts';
import { messagesPlugin } from './app/build/messagesPlugin.ts';
import { localeTags } from './src/i18n/locale.ts';

/** Shared by app, Storybook and tests; their own settings are in their configurations. */
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
      // Messages are parsed at build time, so the browser only needs the formatter. Tests parse their own messages.
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
        // Documents list possible chunks, and hashes do not compress: 42 bits are enough to tell them apart.
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
        // The server compares Origin with Host, so a rewritten Host would make every POST look foreign.
        changeOrigin: false,
      },
    },
  },
});
