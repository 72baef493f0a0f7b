/** `npm run build`: builds client and server into `dist/`. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a step and prints its duration. */
async function step<Result>(name: string, run: () => Promise<Result>, tell?: (result: Result) => string) {
  const started = performance.now();
  process.stdout.write(`  ${name} … `);
  const result = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${seconds} s${tell ? `, ${tell(result)}` : ''}`);
  return result;
}

/** Builds into `dist/` of the project at `root`, which must be the working directory. Rejects with the failure. */
export async function buildPortal(root: string): Promise<void> {
  // React, Vite and their dependencies read this on first import.
  process.env['NODE_ENV'] = 'production';
  const { takeStamp, writeStamp } = await import('./stamp.ts');
  const stamp = takeStamp(root);
  console.log('Building the portal');
  await rm(join(root, 'dist'), { recursive: true, force: true });
  await mkdir(join(root, 'dist'));
  await step('client', async () => (await import('./buildClient.ts')).buildClient(root));
  await step(
    'pages',
    async () => (await import('./writePages.ts')).writePages(root),
    (count) => `${count} files`,
  );
  await step(
    'compression',
    async () => (await import('./compress.ts')).compressFolder(join(root, 'dist', 'client')),
    (count) => `${count} files`,
  );
  await step('server', async () => (await import('./buildServer.ts')).buildServer());
  writeStamp(root, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildPortal(process.cwd());
}
