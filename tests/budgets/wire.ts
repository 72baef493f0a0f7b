/**
 * Measures a visitor's first visit on the wire. It counts every byte that the browser counts (headers, HTML,
 * styles, scripts, data) until the page is usable and quiet, the requests, and the fonts apart (they block
 * nothing, and stay for a year). Each route in both languages, on the built portal and its own server. Exits 1
 * over a ceiling. `node --import tsx tests/budgets/wire.ts`, after a build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession } from 'playwright';
import * as v from 'valibot';
import { manifestSchema } from '../../app/build/manifest.ts';
import { locales, type Locale } from '../../src/i18n/locale.ts';
import { adminLinkKeys, isAdminScreen } from '../../src/pages/admin.ts';
import { isPlaceholder, sectionKeys } from '../../src/pages/dashboard.ts';
import { rootPages } from '../../src/pages/root.ts';
import { documentPaths, paths, type SectionKey } from '../../src/paths.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { Portal } from '../journeys/support/portal.ts';
import { readChange } from '../runner/changed/changedFiles.ts';
import { offenders } from './offenders.ts';

const kilobyte = 1000;
/** Parallel contexts, because half of a visit is waiting. */
const lanes = 4;

interface Ceiling {
  /** kB without fonts. */
  wire: number;
  scripts: number;
  /** Number of all requests: HTML, styles, scripts, data, fonts. */
  requests: number;
  fonts: number;
}

// Most pages have room for a few kB more: static groups of modules (app/build/chunkGroups.ts) bring some that a page does
// not use. The demonstration's adapters are 12 kB of a visitor's first page; an account loads none of them (D24).
const ceilings = {
  document: { wire: 16.8, scripts: 1, requests: 6, fonts: 62 },
  account: { wire: 119, scripts: 12, requests: 17, fonts: 104 },
  dashboard: { wire: 202.3, scripts: 25, requests: 32, fonts: 104 },
  admin: { wire: 193.6, scripts: 30, requests: 36, fonts: 104 },
} satisfies Record<string, Ceiling>;

/** Pages of a server, of the configuration and of payment. */
const rich = { wire: 208.1, scripts: 31, requests: 38 };

/** Pages of staff about one customer or ticket. */
const staffRich = { wire: 214.9, scripts: 39, requests: 45 };

/** Pages with a ceiling of their own. */
const own: Readonly<Record<string, Partial<Ceiling>>> = {
  // Includes the picture of the portal, 60 kB, which browsers load before it is visible.
  [paths.landing]: { wire: 75.5, requests: 7 },
  // It has no monospaced text.
  [paths.login]: { wire: 110.6, scripts: 6, requests: 12, fonts: 62 },
  // The demonstrations of both areas share a file of samples, which is the fifteenth.
  [paths.dashboard.vps]: { wire: 197.8, scripts: 15, requests: 22 },
  [paths.admin.user]: staffRich,
  // Its staff choose which mails they get, by a select.
  [paths.admin.tickets]: { wire: 199.5 },
  [paths.admin.ticket]: staffRich,
  [paths.admin.payments]: { wire: 196.4, scripts: 31, requests: 37 },
  // Host name and keys, with the key's form, and a backup for the new server.
  [paths.dashboard.osSelection]: { ...rich, wire: 208.7, scripts: 35, requests: 42 },
  [paths.dashboard.server]: rich,
  [paths.dashboard.serverEdit]: rich,
  [paths.dashboard.billPayment]: rich,
  [paths.dashboard.payments]: rich,
  [paths.dashboard.paymentMethod]: rich,
  [paths.dashboard.dns]: { fonts: 62 },
};

/** Placeholders share everything, so one represents all. */
const isMeasured = (key: SectionKey) => !isPlaceholder(key) || key === 'dns';
const dashboardPages = sectionKeys.filter(isMeasured).map((key) => paths.dashboard[key]);
const adminPages = adminLinkKeys.filter(isAdminScreen).map((key) => paths.admin[key]);

const kinds: readonly (readonly [readonly string[], Ceiling])[] = [
  [documentPaths, ceilings.document],
  [rootPages.map(([key]) => paths[key]), ceilings.account],
  [dashboardPages, ceilings.dashboard],
  [adminPages, ceilings.admin],
];

interface Visit {
  path: string;
  locale: Locale;
  ceiling: Ceiling;
}

interface Cost {
  wire: number;
  fonts: number;
  scripts: number;
  requests: number;
  /** Bytes by path. */
  files: ReadonlyMap<string, number>;
}

/**
 * Waits until a page is usable. Not with Playwright's waiting, which counts as user interaction and would trigger
 * deferred loading.
 */
async function untilUsable(session: CDPSession): Promise<void> {
  const expression = `!document.querySelector('[data-first-frame], [aria-busy="true"], #typeface[media="not all"]') && document.body.innerText !== ''`;
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await setTimeout(20))
    if ((await session.send('Runtime.evaluate', { expression })).result.value === true) return;
  throw new Error('The page does not become usable');
}

async function measure(browser: Browser, origin: string, { path, locale }: Visit): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = new Map<string, { url: string; type: string }>();
    const cost = { wire: 0, fonts: 0, scripts: 0 };
    const files = new Map<string, number>();
    const refused: string[] = [];
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const url = new URL(response.url).pathname;
      requests.set(requestId, { url, type });
      files.set(url, files.get(url) ?? 0);
      if (response.status >= 400 && (type === 'Script' || type === 'Stylesheet')) refused.push(url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { type, url = '' } = requests.get(requestId) ?? {};
      files.set(url, (files.get(url) ?? 0) + encodedDataLength);
      if (type === 'Font') cost.fonts += encodedDataLength;
      else cost.wire += encodedDataLength;
      if (type === 'Script') cost.scripts += 1;
    });
    await session.send('Network.enable');
    await page.goto(origin + path);
    await untilUsable(session);
    await page.waitForLoadState('networkidle');
    if (refused.length > 0) throw new Error(`${path} does not get ${refused.join(', ')}`);
    return { ...cost, requests: requests.size, files };
  } finally {
    await context.close();
  }
}

const visits: Visit[] = kinds.flatMap(([pages, ceiling]) =>
  pages.flatMap((path) => locales.map((locale) => ({ path, locale, ceiling: { ...ceiling, ...own[path] } }))),
);

const manifest = v.parse(
  manifestSchema,
  JSON.parse(readFileSync(join(process.cwd(), 'dist', 'manifest.json'), 'utf8')),
);
/** Files that only the palette may load, never a first visit. */
const onDemand = ['app/containers/palette/DashboardPalette.container.tsx'].map((source) => {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The build has no ${source}`);
  return `/${file}`;
});

const portal = new Portal();
const browser = await chromium.launch(chromiumLaunchOptions());
const costs = new Map<Visit, Cost>();
try {
  await portal.start();
  const left = [...visits];
  const lane = async () => {
    for (let visit = left.shift(); visit; visit = left.shift())
      costs.set(visit, await measure(browser, portal.url, visit));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
} finally {
  await browser.close();
  await portal.dispose();
}

console.log('kB on the wire with headers (without fonts), fonts, scripts, all requests');
const over: string[] = [];
for (const [visit, { wire, fonts, scripts, requests, files }] of [...costs].sort(
  ([one], [other]) => visits.indexOf(one) - visits.indexOf(other),
)) {
  const { path, locale, ceiling } = visit;
  const problems = [
    ...(wire > ceiling.wire * kilobyte ? [`over ${ceiling.wire} kB`] : []),
    ...(fonts > ceiling.fonts * kilobyte ? [`fonts over ${ceiling.fonts} kB`] : []),
    ...(scripts > ceiling.scripts ? [`more than ${ceiling.scripts} scripts`] : []),
    ...(requests > ceiling.requests ? [`more than ${ceiling.requests} requests`] : []),
    ...onDemand.filter((file) => files.has(file)).map((file) => `loads ${file}`),
  ];
  if (problems.length > 0)
    over.push(`  ${path} ${locale}: ${problems.join(', ')}; its largest: ${largestOf(files)}`);
  const figures = [wire, fonts].map((bytes) => (bytes / kilobyte).toFixed(1).padStart(6));
  const counts = [scripts, requests].map((count) => String(count).padStart(3));
  console.log(`  ${path.padEnd(34)} ${locale} ${[...figures, ...counts].join(' ')}  ${problems.join(', ')}`);
}
if (over.length > 0) {
  process.exitCode = 1;
  console.log(['', 'Over their ceilings:', ...over, '', await whatGrew()].join('\n'));
}

function largestOf(files: ReadonlyMap<string, number>): string {
  return [...files]
    .filter(([file]) => !file.endsWith('.woff2'))
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([file, bytes]) => `${file} ${(bytes / kilobyte).toFixed(1)}`)
    .join(', ');
}

/** Names the modules that have grown. */
async function whatGrew(): Promise<string> {
  let change;
  try {
    change = readChange();
  } catch {
    return 'What grew is not known: there is no main here to compare with.';
  }
  const { files, before, after, base } = change;
  if (files.length === 0) return `What grew is not known: nothing here differs from ${base.slice(0, 10)}.`;
  const grown = await offenders(files, before, after);
  const since = `since ${base.slice(0, 10)}, minified and compressed`;
  if (grown.length === 0) return `No module of the browser's grew ${since}: a package or the build did.`;
  const lines = grown.map(({ path, bytes, packages }) => {
    const imports = packages.length > 0 ? `, now imports ${packages.join(', ')}` : '';
    return `  ${path} ${bytes > 0 ? '+' : ''}${bytes} bytes${imports}`;
  });
  return [`What grew ${since}:`, ...lines].join('\n');
}
