/**
 * Checks whether the portal releases pages after navigation: `npm run build`, then `node --import tsx
 * tests/bench/heap.bench.ts`. It visits ten sections repeatedly, opening the palette on each, and compares the heap
 * after a forced collection early and at the end, and detached nodes. `--check` fails if a limit below is exceeded;
 * VISITS is 300.
 */
import { chromium, type CDPSession, type Page } from 'playwright';
import { paths } from '../../src/paths.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { Portal } from '../journeys/support/portal.ts';

const visits = Number(process.env['VISITS'] ?? 300);
/** By then everything that sections load once is cached. */
const earlyVisits = 50;
/** Growth is of the heap between the two readings; the one page left last may leave its nodes to the browser. */
const aims = { growth: 0.03, detached: 100 };
const { dashboard } = paths;
const sections = [
  dashboard.vps,
  dashboard.vpsCatalog,
  dashboard.vpsCpuCatalog,
  dashboard.vpsStorage,
  dashboard.cart,
  dashboard.payers,
  dashboard.profile,
  dashboard.paymentsHistory,
  dashboard.support,
  dashboard.notifications,
];

interface Reading {
  /** Bytes. */
  heap: number;
  detached: number;
  attached: number;
}

const portal = new Portal({ DEMO_DATA: '1' });
await portal.start();
const launch = chromiumLaunchOptions();
// Interpreted: what the compiler makes of code that runs more often (four fifths of all growth) is no page's that was left.
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
});
let misses = 0;
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(portal.url + dashboard.vps);
  await page.waitForFunction(() => !document.querySelector('[data-first-frame]'));
  let early: Reading | null = null;
  for (let visit = 1; visit <= visits; visit += 1) {
    await goTo(page, sections[visit % sections.length] ?? dashboard.vps);
    if (visit === Math.min(earlyVisits, visits)) early = await read(page, devtools);
  }
  const late = await read(page, devtools);
  if (early) print(early, late);
} finally {
  await browser.close();
  await portal.dispose();
}
if (process.argv.includes('--check') && misses > 0) process.exitCode = 1;

/** Like a link, without loading a document. Everything on the page is opened, so that it must be released too. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
  );
  if (path === dashboard.vpsCpuCatalog) {
    await page.getByRole('combobox').first().click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function read(page: Page, devtools: CDPSession): Promise<Reading> {
  // Animations and debounces may still hold what has been removed.
  await page.waitForTimeout(1500);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  // Finds all reachable nodes and separates those in the document.
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Node.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'nodes',
  });
  const counted = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // Prototypes inherit from it too, and are no nodes.
    functionDeclaration: `function () {
      const nodes = this.filter((node) => !Object.hasOwn(node, 'constructor'));
      const detached = nodes.filter((node) => !node.isConnected).length;
      return { detached, attached: nodes.length - detached };
    }`,
    returnByValue: true,
  });
  if (counted.exceptionDetails) throw new Error(counted.exceptionDetails.text);
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'nodes' });
  return { heap: usedSize, ...(counted.result.value as Omit<Reading, 'heap'>) };
}

function print(early: Reading, late: Reading): void {
  const growth = late.heap / early.heap - 1;
  const isMissed = growth > aims.growth || late.detached > aims.detached;
  if (isMissed) misses += 1;
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(2)} MB`;
  console.log(`${visits} pages of ${sections.length} sections, after a collection  aims`);
  console.log(
    `  heap            ${megabytes(early.heap)} → ${megabytes(late.heap)}, ` +
      `${(growth * 100).toFixed(1)} %   ≤ ${aims.growth * 100} %`,
  );
  console.log(`  detached nodes  ${early.detached} → ${late.detached}   ≤ ${aims.detached}`);
  console.log(`  others          ${early.attached} → ${late.attached}${isMissed ? '  MISSED' : ''}`);
}
