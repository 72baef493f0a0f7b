import { isBuiltin } from 'node:module';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build } from 'vite';
import { fontFiles, fontPackage } from '../server/pdf/fonts';
import { projectRoot } from '../server/projectRoot';
import { thirdPartyNotices } from './buildClient';
import { buildSeed } from './buildSeed';

/** Packages that the bundle loads from node_modules, because they have data files or are loaded only if configured. */
const runtimePackages = ['@electric-sql/pglite', 'nodemailer', 'pg'];

const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

/**
 * Bundles the server with the other packages to `main.js` in a folder. Bundling avoids installing optional peers such as
 * typescript, vitest and jsdom. Throws unless it imports exactly the `dependencies` of package.json, which
 * `npm ci --omit=dev` installs.
 */
export async function bundleServer(outDir: string): Promise<void> {
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
  const packages = imports
    .filter((id) => !own.has(id) && !isBuiltin(id))
    .map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id);
  const imported = [...new Set(packages)].sort().join(', ');
  const packageJson: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const installed = Object.keys(v.parse(packageSchema, packageJson).dependencies).sort().join(', ');
  if (imported !== installed)
    throw new Error(`The server imports ${imported}, but the dependencies of package.json are ${installed}.`);
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
