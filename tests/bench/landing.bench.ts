/**
 * Largest paint and layout shift of the built landing page beside a plain static page with the same copy, in turns,
 * on a throttled phone: CPU ÷ 4, 1.6 Mbit/s, 150 ms round trip. `node --import tsx tests/bench/landing.bench.ts`
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { brotli } from '../../app/build/compress.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { plainCopy, referencePage } from './referencePage.ts';

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
  const reference = await brotli(Buffer.from(referencePage('ru', plainCopy(body))));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/' || path === '/reference') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'br');
      response.end(path === '/' ? readFileSync(join(client, 'pages/landing.ru.html.br')) : reference);
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

function best(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)} ms at best`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const browser = await chromium.launch(chromiumLaunchOptions());
const server = await serve();
const ours: Measure[] = [];
const plain: Measure[] = [];
// One of each to warm the browser up, not counted.
await measure(browser, server.url);
await measure(browser, `${server.url}/reference`);
for (let round = 0; round < rounds; round += 1) {
  ours.push(await measure(browser, server.url));
  plain.push(await measure(browser, `${server.url}/reference`));
  process.stdout.write('.');
}
await browser.close();
server.close();

const lcp = median(ours.map((one) => one.lcp));
const referenceLcp = median(plain.map((one) => one.lcp));
const cls = Math.max(...ours.map((one) => one.cls));
console.log(`\nLanding, 375×667, CPU ÷ 4, 1.6 Mbit/s, 150 ms, median of ${rounds}`);
console.log(
  `  largest paint    ${lcp.toFixed(0)} ms (${ours[0]?.element}), ${best(ours.map((one) => one.lcp))}`,
);
console.log(
  `  plain page       ${referenceLcp.toFixed(0)} ms (${plain[0]?.element}), ${best(plain.map((one) => one.lcp))}`,
);
const bestRatio = Math.min(...ours.map((one) => one.lcp)) / Math.min(...plain.map((one) => one.lcp));
console.log(
  `  ratio            ${(lcp / referenceLcp).toFixed(2)} (aim ≤ 1.10), ${bestRatio.toFixed(2)} at best`,
);
console.log(`  layout shift     ${cls.toFixed(4)} at most (aim 0)`);
