/**
 * Largest paint and layout shift of the built landing page beside two hand-written static pages with the same copy, in
 * turns, on a throttled phone: CPU ÷ 4, 1.6 Mbit/s, 150 ms round trip. One reference looks like ours: what our
 * components and their build cost. The other is as plain as can be: what the design costs.
 * `node --import tsx tests/bench/landing.bench.ts`
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { brotli } from '../../app/build/compress.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { median } from './median.ts';
import { designedPage, plainPage } from './referencePage.ts';

const rounds = Number(process.env['ROUNDS'] ?? 9);
const client = join(process.cwd(), 'dist', 'client');
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** After load: fonts have arrived and swapped by then. Milliseconds. */
const settleMs = 1500;

interface Measure {
  lcp: number;
  cls: number;
  element: string;
}

async function serve(): Promise<{ url: string; close: () => void }> {
  const page = readFileSync(join(client, 'pages/landing.ru.html'), 'utf8');
  const body = /<body>([\s\S]*?)<script/.exec(page)?.[1] ?? '';
  const pages = new Map([
    ['/', readFileSync(join(client, 'pages/landing.ru.html.br'))],
    ['/designed', await brotli(Buffer.from(designedPage('ru', body)))],
    ['/plain', await brotli(Buffer.from(plainPage('ru', body)))],
  ]);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const document = pages.get(path);
    if (document) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'br');
      response.end(document);
      return;
    }
    const file = join(client, path);
    response.statusCode = existsSync(file) ? 200 : 404;
    if (path.endsWith('.woff2')) response.setHeader('Content-Type', 'font/woff2');
    if (path.endsWith('.css')) response.setHeader('Content-Type', 'text/css');
    if (path.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
    if (path.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

async function measure(browser: Browser, url: string): Promise<Measure> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, element: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.lcp = entry.startTime;
        const element: unknown = Reflect.get(entry, 'element');
        seen.element = element instanceof Element ? element.tagName.toLowerCase() : '';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(settleMs);
  const result = await page.evaluate(() => Reflect.get(window, 'seen') as Measure);
  await context.close();
  return result;
}

interface Page {
  name: string;
  path: string;
  measures: Measure[];
}

const lcpOf = ({ measures }: Page): number[] => measures.map(({ lcp }) => lcp);

const ours: Page = { name: 'ours', path: '/', measures: [] };
const designed: Page = { name: 'same look by hand', path: '/designed', measures: [] };
const plain: Page = { name: 'plain page by hand', path: '/plain', measures: [] };
const pages = [ours, designed, plain];

const browser = await chromium.launch(chromiumLaunchOptions());
const server = await serve();
// The first of each warms the browser up and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  for (const { path, measures } of pages) {
    const measured = await measure(browser, server.url + path);
    if (round > 0) measures.push(measured);
  }
  process.stdout.write('.');
}
await browser.close();
server.close();

console.log(`\nLanding, 375×667, CPU ÷ 4, 1.6 Mbit/s, 150 ms, largest paint, median of ${rounds}`);
for (const page of pages) {
  const times = lcpOf(page);
  const ratio = median(lcpOf(ours)) / median(times);
  const aim = page === designed ? ' (aim ≤ 1.10)' : '';
  console.log(
    `  ${page.name.padEnd(20)}${median(times).toFixed(0).padStart(4)} ms (${page.measures[0]?.element}), ` +
      `${Math.min(...times).toFixed(0)} ms at best${page === ours ? '' : `: ours takes ${ratio.toFixed(2)}×${aim}`}`,
  );
}
const cls = Math.max(...ours.measures.map((one) => one.cls));
console.log(`  layout shift ${cls.toFixed(4)} at most (aim 0)`);
