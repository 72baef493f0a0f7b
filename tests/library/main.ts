/**
 * `npm run test:library` tests the component library as its users do. It builds, checks and packs the package and
 * installs it into new apps without Tailwind, with another brand and a third language; a browser checks each.
 * npm run test:library -- --keep keeps the apps and prints their folder
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildLibrary, libraryFolder } from '../../app/build/library/build.ts';
import { chromiumHelp, chromiumLaunchOptions, ensureChromium } from '../chromium.ts';
import { freshApps, makeApp, readmeApps, refusesReact18, tanstackApp } from './apps.ts';
import { run } from './commands.ts';
import { everyModule, oneOfEachRoom } from './entries.ts';
import { filesOfReadme, modulesOfGuide } from './guide.ts';
import { checkApp } from './checkApp.ts';
import { serveFolder } from './site.ts';
import { measure } from './sizes.ts';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const faults: string[] = [];

/** Runs a step and prints its duration and result. */
async function step(name: string, work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const told = await work().catch((error: unknown) => {
    faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  });
  console.log(`${name}: ${told} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

const home = await mkdtemp(join(tmpdir(), 'library-'));
const packageFolder = join(root, libraryFolder);
const within = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [join(folder, name), text]));
const tool = (name: string) => join(root, 'node_modules/.bin', name);
let tarball = '';

await step('build', async () => {
  await buildLibrary(root);
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', home], packageFolder);
  tarball = join(home, packed.trim().split('\n').at(-1) ?? '');
  return tarball.slice(home.length + 1);
});
await step('publint', () => run(tool('publint'), ['--strict', tarball], root).then(() => 'clean'));
await step('are the types wrong', async () => {
  const entries = await oneOfEachRoom(packageFolder);
  const options = ['--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries];
  await run(tool('attw'), [tarball, ...options], root);
  return `no, by ${entries.length} of its modules; by all of them when the apps are compiled`;
});
await step('React 18', async () => {
  if (await refusesReact18(tarball, home)) return 'refused by the peers';
  throw new Error('npm installs the package beside React 18');
});

const sources = join(import.meta.dirname, 'apps');
const readme = await filesOfReadme(packageFolder);
for (const app of readmeApps)
  await step(`app ${app.name}`, async () => {
    await makeApp(app, { tarball, sources, home, extra: readme });
    return `${Object.keys(readme).length} files of the README`;
  });
await step(`app ${tanstackApp.name}`, async () => {
  await makeApp(tanstackApp, { tarball, sources, home, extra: {} });
  return 'compiled';
});

if ((await ensureChromium(console.log)) === null) throw new Error(chromiumHelp);
const browser = await chromium.launch(chromiumLaunchOptions());
for (const app of freshApps)
  await step(`app ${app.name}`, async () => {
    const folder = await makeApp(app, {
      tarball,
      sources,
      home,
      extra: within(app.sharedFolder, {
        'everyModule.ts': await everyModule(packageFolder),
        ...(await modulesOfGuide()),
      }),
    });
    const site = await serveFolder(join(folder, app.outDir));
    const seen = await checkApp(browser, app, site.url).finally(site.close);
    faults.push(...seen.faults);
    return `${seen.pages} pages, ${seen.faults.length} faults`;
  });
await browser.close();

await step('sizes over React, brotli', async () => {
  const sizes = await measure(join(home, 'vite'));
  for (const { name, bytes, limit } of sizes)
    if (bytes > limit) faults.push(`${name} costs ${bytes} bytes, ${bytes - limit} more than it may`);
  return sizes.map(({ name, bytes, limit }) => `${name} ${bytes} of ${limit} bytes`).join(', ');
});

if (values.keep) console.log(`The apps are in ${home}`);
else await rm(home, { recursive: true, force: true });
for (const fault of faults) console.error(`  ${fault}`);
console.log(faults.length === 0 ? 'The library installs and works elsewhere.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
