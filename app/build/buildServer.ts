import { isBuiltin } from 'node:module';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { fontFiles, fontPackage } from '../server/pdf/fonts';
import { projectRoot } from '../server/projectRoot';
import { thirdPartyNotices } from './buildClient';
import { buildSeed } from './buildSeed';

/**
 * Packages that the bundle loads from node_modules, because they have data files or are loaded only if configured.
 * Equal to the `dependencies` of package.json.
 */
const runtimePackages = ['@electric-sql/pglite', 'nodemailer', 'pg'];

/**
 * Bundles the server with the other packages to `main.js` in a folder. Returns the packages that it imports. Bundling
 * avoids installing optional peers such as typescript, vitest and jsdom.
 */
export async function bundleServer(outDir: string): Promise<string[]> {
  const root = projectRoot();
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: [...runtimePackages] },
    build: {
      ssr: join(root, 'app', 'server', 'main.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      license: { fileName: thirdPartyNotices },
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const own = new Set(files.map(({ fileName }) => fileName));
  const imports = files.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  return [...new Set(imports)].filter((id) => !own.has(id) && !isBuiltin(id)).sort();
}

/** Bundles the worker that renders the landing page, with React, to `landing.js` in a folder. */
export async function bundleLanding(outDir: string): Promise<void> {
  const root = projectRoot();
  await build({
    root,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'app', 'build', 'landingWorker.ts'),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'landing.js' } },
    },
  });
}

/** Copies the fonts of PDF documents next to the bundle. */
async function copyFonts(outDir: string): Promise<void> {
  const folder = join(outDir, 'fonts');
  await mkdir(folder, { recursive: true });
  for (const file of fontFiles) await copyFile(join(fontPackage(), file), join(folder, file));
  await copyFile(join(fontPackage(), '..', 'LICENSE'), join(folder, 'LICENSE'));
}

/**
 * Builds `dist/server`: the bundle, the worker that renders the landing page, the seed of its embedded database and the
 * fonts of PDF documents.
 */
export async function buildServer(): Promise<void> {
  const outDir = join(projectRoot(), 'dist', 'server');
  await bundleServer(outDir);
  await bundleLanding(outDir);
  await copyFonts(outDir);
  await buildSeed(join(outDir, 'seed.tar.gz'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
