/**
 * What a visitor's first visit costs on the wire: every byte that the browser counts (headers, HTML, styles, scripts,
 * data) until the page is usable and quiet, the requests, and the fonts apart (they block nothing, and stay for a year).
 * Each route in both languages, on the built portal and its own server. Exits 1 over a ceiling: what was reached plus
 * 2 %. `node --import tsx tests/budgets/wire.ts`, after a build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import * as v from 'valibot';
import { manifestSchema } from '../../app/build/manifest.ts';
import { locales, type Locale } from '../../src/i18n/locale.ts';
import { adminLinkKeys, isAdminScreen } from '../../src/pages/admin.ts';
import { isPlaceholder, sectionKeys } from '../../src/pages/dashboard.ts';
import { rootPages } from '../../src/pages/root.ts';
import { documentPaths, paths } from '../../src/paths.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { Portal } from '../journeys/support/portal.ts';

const kilobyte = 1000;
/** Contexts at once: half of a visit is waiting. */
const lanes = 4;

interface Ceiling {
  /** kB without fonts. */
  wire: number;
  scripts: number;
  fonts: number;
}

// Of this 3 to 5 kB and two scripts are the session's decision between account and demonstration, and what both have in
// files of their own, so that an account loads nothing of the demonstration (D24). A build says which pages share a file by
// what all of them pay together (app/build/mergeChunks.ts): a new page may move a few kB from one of these to another.
const ceilings = {
  document: { wire: 16, scripts: 1, fonts: 62 },
  account: { wire: 114.4, scripts: 8, fonts: 104 },
  dashboard: { wire: 188.5, scripts: 15, fonts: 104 },
  admin: { wire: 171, scripts: 15, fonts: 104 },
} satisfies Record<string, Ceiling>;

/** Pages whose ceiling is not their kind's. */
const own: Readonly<Record<string, Partial<Ceiling>>> = {
  // With the picture of the portal, 60 kB, which a browser fetches before one scrolls to it.
  [paths.landing]: { wire: 75.5 },
  [paths.login]: { wire: 112.7, scripts: 7 },
  [paths.dashboard.vps]: { wire: 185.4, scripts: 12 },
  [paths.dashboard.orders]: { wire: 182.2, scripts: 13 },
  [paths.dashboard.vpsCatalog]: { wire: 184, scripts: 14 },
  [paths.dashboard.notifications]: { wire: 174.5, scripts: 13 },
  [paths.dashboard.billPayment]: { wire: 191 },
  [paths.dashboard.payments]: { wire: 192.3 },
  [paths.dashboard.paymentMethod]: { wire: 191 },
  // The field of dates.
  [paths.dashboard.profile]: { wire: 230.7, scripts: 19 },
  [paths.admin.ledger]: { wire: 192 },
  [paths.dashboard.serverRenew]: { scripts: 16 },
  [paths.dashboard.serverChangeTariff]: { scripts: 16 },
  // Pictures of load and traffic, and the words of a renewal, which edit shares with it.
  [paths.dashboard.server]: { wire: 197, scripts: 17 },
  [paths.dashboard.serverEdit]: { wire: 205.8, scripts: 19 },
  [paths.dashboard.osSelection]: { wire: 216, scripts: 18 },
};

const dashboardPages = sectionKeys.filter((key) => !isPlaceholder(key)).map((key) => paths.dashboard[key]);
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
  files: readonly string[];
}

async function measure(browser: Browser, origin: string, { path, locale }: Visit): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = new Map<string, { url: string; type: string }>();
    const cost = { wire: 0, fonts: 0, scripts: 0 };
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      requests.set(requestId, { url: new URL(response.url).pathname, type });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = requests.get(requestId)?.type;
      if (type === 'Font') cost.fonts += encodedDataLength;
      else cost.wire += encodedDataLength;
      if (type === 'Script') cost.scripts += 1;
    });
    await session.send('Network.enable');
    await page.goto(origin + path);
    await page.waitForFunction(
      () =>
        !document.querySelector('[data-first-frame], [aria-busy="true"]') && document.body.innerText !== '',
    );
    await page.waitForLoadState('networkidle');
    return { ...cost, requests: requests.size, files: [...requests.values()].map(({ url }) => url) };
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
/** What only its opening may fetch: it is in nobody's first visit. */
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
let isOver = false;
for (const [visit, { wire, fonts, scripts, requests, files }] of [...costs].sort(
  ([one], [other]) => visits.indexOf(one) - visits.indexOf(other),
)) {
  const { path, locale, ceiling } = visit;
  const problems = [
    ...(wire > ceiling.wire * kilobyte ? [`over ${ceiling.wire} kB`] : []),
    ...(fonts > ceiling.fonts * kilobyte ? [`fonts over ${ceiling.fonts} kB`] : []),
    ...(scripts > ceiling.scripts ? [`more than ${ceiling.scripts} scripts`] : []),
    ...onDemand.filter((file) => files.includes(file)).map((file) => `loads ${file}`),
  ];
  isOver ||= problems.length > 0;
  const figures = [wire, fonts].map((bytes) => (bytes / kilobyte).toFixed(1).padStart(6));
  const counts = [scripts, requests].map((count) => String(count).padStart(3));
  console.log(`  ${path.padEnd(34)} ${locale} ${[...figures, ...counts].join(' ')}  ${problems.join(', ')}`);
}
if (isOver) process.exitCode = 1;
