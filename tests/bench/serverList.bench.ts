/**
 * Measures typing and sorting in the server list with its shell against a hand-written list, alternating in each
 * round. The processor is slowed down four times; a time ends with the frame of the last change. With `--against` the
 * reference is another checkout's list. `node --import tsx tests/bench/serverList.bench.ts`
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';
import { reportRatios, tolerance } from './support/reportRatios.ts';
import { median } from './support/median.ts';
import { options } from './support/options.ts';
import { openSlowPage } from './support/slowPhone.ts';
import type {} from './page/paintClock';

const rounds = Number(process.env['ROUNDS'] ?? (options.short ? 3 : 5));
/** Longer lists are searched and sorted by the server. */
const sizes = options.short ? [200] : [200, 10_000];
const searches = ['api', 'node3', '185.', 'debian'];
const mostNodes = 1500;
/** People pause between letters, and longer between clicks; work in those pauses is not counted. */
const typingPauseMs = 120;
const clickPauseMs = 500;
/** Milliseconds without a change after which an action is complete. */
const quietMs = 250;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

interface Figures {
  keystroke: number;
  sortText: number;
  sortNumber: number;
  nodes: number;
}

/** Builds this folder's page with the sources of a checkout and serves it. */
async function servePage(root: string): Promise<{ url: string; close: () => void }> {
  const outDir = mkdtempSync(join(tmpdir(), 'server-list-bench-'));
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: resolve('tests/bench/page'),
    base: './',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const path = join(outDir, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!path.startsWith(outDir) || !existsSync(path) || path === `${outDir}/`) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/index.html`,
    close: () => {
      server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await act();
  for (;;) {
    const { event, last, now } = await page.evaluate(() => ({
      ...window.paintClock,
      now: performance.now(),
    }));
    if (last > event && now - last > quietMs) return last - event;
    await page.waitForTimeout(50);
  }
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const page = await openSlowPage(browser, { width: 1280, height: 800 }, false);
  await page.goto(url);
  await page.waitForSelector('[data-row]', { timeout: 120_000 });
  await page.waitForTimeout(1000);
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
  const sortBy = (name: string) =>
    timed(page, () => page.click(`button:text-is("${name}"), th button:has-text("${name}")`));
  const sortText: number[] = [];
  const sortNumber: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    sortText.push(await sortBy('Домен'));
    await page.waitForTimeout(clickPauseMs);
    sortNumber.push(await sortBy('Цена'));
    await page.waitForTimeout(clickPauseMs);
  }
  await page.context().close();
  return {
    keystroke: median(keystrokes),
    sortText: median(sortText),
    sortNumber: median(sortNumber),
    nodes,
  };
}

const page = await servePage(process.cwd());
const other = options.against === undefined ? null : await servePage(options.against);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const size of sizes) {
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    const sides = [
      { figures: ours, url: `${page.url}?n=${size}&list=ours` },
      {
        figures: theirs,
        url: other ? `${other.url}?n=${size}&list=ours` : `${page.url}?n=${size}&list=hand`,
      },
    ];
    for (let round = 0; round < rounds; round += 1) {
      for (const { figures, url } of round % 2 === 0 ? sides : sides.toReversed())
        figures.push(await measure(browser, url));
      process.stdout.write('.');
    }
    const line = (name: string, key: keyof Figures, aim: number | null) => ({
      name,
      ours: ours.map((one) => one[key]),
      theirs: theirs.map((one) => one[key]),
      aim: other ? tolerance : aim,
    });
    reportRatios(
      `${size.toLocaleString('en')} servers, CPU ÷ 4, median of ${rounds} pairs`,
      other ? 'other checkout' : 'by hand',
      [
        line('keystroke', 'keystroke', 1.5),
        line('sort by domain', 'sortText', 1.5),
        line('sort by price', 'sortNumber', null),
      ],
    );
    const nodes = Math.max(...ours.map((one) => one.nodes));
    const isHeavy = nodes >= mostNodes;
    if (isHeavy && options.check) process.exitCode = 1;
    console.log(`  ${nodes} DOM nodes, aim < ${mostNodes}${isHeavy ? '  MISSED' : ''}`);
  }
} finally {
  await browser.close();
  page.close();
  other?.close();
}
