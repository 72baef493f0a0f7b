/**
 * Times the server list against a hand-written one, in the same run and over the same data: `npx tsx
 * tests/bench/serverList.bench.ts`. Chromium with the CPU slowed down four times; every figure is a median, in milliseconds from
 * the event to the frame that shows its effect. `--check` fails when an aim below is missed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';
import { median } from './median.ts';
import type {} from './page/paintClock';

const slowdown = 4;
const sizes = [10_000, 100_000];
const searches = ['api', 'node3', '185.', 'debian'];
const mostNodes = 1500;
/** People pause between letters, and longer between clicks; what the page does in those pauses is not waited for. */
const typingPauseMs = 120;
const clickPauseMs = 500;

type List = 'ours' | 'hand';
interface Figures {
  keystroke: number;
  sortText: number;
  sortNumber: number;
  selectAll: number;
  nodes: number;
}

const outDir = mkdtempSync(join(tmpdir(), 'server-list-bench-'));
process.stdout.write('Building the bench page…\n');
await build({
  configFile: resolve('vite.config.ts'),
  root: resolve('tests/bench/page'),
  base: './',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
});
const server = await serve(outDir);
const browser = await chromium.launch(chromiumLaunchOptions());
let failures = 0;
try {
  for (const size of sizes) {
    const hand = await measure(browser, 'hand', size);
    const ours = await measure(browser, 'ours', size);
    print(size, ours, hand);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(outDir, { recursive: true });
}
if (process.argv.includes('--check') && failures > 0) process.exitCode = 1;

async function measure(browser: Browser, list: List, size: number): Promise<Figures> {
  process.stdout.write(`${size} servers, ${list}…\n`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/index.html?n=${size}&list=${list}`);
  await page.waitForSelector('[data-row]');
  // Rankings are made in the background: a person takes longer than this to reach for a heading.
  await page.waitForTimeout(size > 50_000 ? 4000 : 1500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);

  await page.click('input[type=search]');
  const keystrokes: number[] = [];
  for (const search of searches) {
    for (const letter of search) {
      keystrokes.push(await timed(page, () => page.keyboard.press(letter)));
      await page.waitForTimeout(typingPauseMs);
    }
    for (let index = 0; index < search.length; index += 1) await page.keyboard.press('Backspace');
    await page.waitForTimeout(500);
  }
  const sortText: number[] = [];
  const sortNumber: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    sortText.push(
      await timed(page, () => page.click('button:text-is("Домен"), th button:has-text("Домен")')),
    );
    sortNumber.push(
      await timed(page, () => page.click('button:text-is("Цена"), th button:has-text("Цена")')),
    );
  }
  const selectAll: number[] = [];
  for (let round = 0; round < 14; round += 1) {
    const time = await timed(page, () => page.click('input[aria-label="Выбрать все"]'));
    if (round % 2 === 0) selectAll.push(time);
    await page.waitForTimeout(clickPauseMs);
  }
  await page.close();
  return {
    keystroke: median(keystrokes),
    sortText: median(sortText),
    sortNumber: median(sortNumber),
    selectAll: median(selectAll),
    nodes,
  };
}

async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => window.paintTimes.length);
  await act();
  await page.waitForFunction((count) => window.paintTimes.length > count, before);
  return page.evaluate(() => window.paintTimes.at(-1) ?? NaN);
}

function print(size: number, ours: Figures, hand: Figures): void {
  const line = (name: string, key: keyof Figures, aim: number | null) => {
    const ratio = ours[key] / hand[key];
    const isMissed = aim !== null && ratio > aim;
    if (isMissed) failures += 1;
    const goal = aim === null ? '' : `  aim ≤ ${aim}×${isMissed ? '  MISSED' : ''}`;
    console.log(
      `  ${name.padEnd(28)}${ours[key].toFixed(1).padStart(8)} ms${hand[key].toFixed(1).padStart(10)} ms${ratio.toFixed(2).padStart(8)}×${goal}`,
    );
  };
  console.log(`\n${size.toLocaleString('en')} servers, CPU ÷${slowdown}         ours      by hand    ratio`);
  line('keystroke to paint', 'keystroke', 1.5);
  line('sort by domain', 'sortText', size >= 100_000 ? 0.3 : null);
  line('sort by price', 'sortNumber', null);
  line('select all', 'selectAll', null);
  const isHeavy = ours.nodes >= mostNodes;
  if (isHeavy) failures += 1;
  console.log(
    `  DOM nodes ${ours.nodes} (by hand ${hand.nodes})  aim < ${mostNodes}${isHeavy ? '  MISSED' : ''}\n`,
  );
}

async function serve(directory: string): Promise<HttpServer> {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const path = join(directory, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!path.startsWith(directory) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, done));
  return server;
}
