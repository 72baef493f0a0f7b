import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { projectRoot } from '../server/projectRoot';
import { buildSeed } from './buildSeed';

/** Bundles the server's own code to `main.js` in a folder; packages stay in node_modules. */
export async function bundleServer(outDir: string): Promise<void> {
  const root = projectRoot();
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
}

/** Makes `dist/server`: the bundle and, beside it, the seed of its embedded database. */
export async function buildServer(): Promise<void> {
  const outDir = join(projectRoot(), 'dist', 'server');
  await bundleServer(outDir);
  await buildSeed(join(outDir, 'seed.tar.gz'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
