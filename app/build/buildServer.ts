import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { projectRoot } from '../server/projectRoot';
import { buildSeed } from './buildSeed';

/** Bundles the server's own code to `dist/server/main.js`, packages stay in node_modules, and makes its seed. */
export async function buildServer(): Promise<void> {
  const root = projectRoot();
  const outDir = join(root, 'dist', 'server');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: join(root, 'app', 'server', 'main.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
    },
  });
  await buildSeed(join(outDir, 'seed.tar.gz'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
