/**
 * Measures the latency of interactions as browsers count INP, with the CPU slowed down four times. Run `npm run build`
 * first, then `node --import tsx tests/bench/interactions.bench.ts`. Each interaction alternates with a press that only
 * changes a text, and with one that computes for as long as the aim allows: a slower time counts as a miss only if that
 * one was faster, otherwise the machine is slow. Overlays are also traced: apart from the overlay itself, no styles of
 * the page may be recalculated before its frame.
 * `--check` exits with 1 if an aim is missed; ONLY=menu selects interactions by name; ROUNDS is 9.
 */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { makePerson, registerDirectly, signInDirectly } from '../journeys/support/person.ts';
import { Portal } from '../journeys/support/portal.ts';
import { textsOf } from '../journeys/support/texts.ts';
import { startEventClock, timeEvent } from './interactions/eventClock.ts';
import { traceForcedLayout } from './interactions/forcedLayout.ts';
import { addReferences, fullPress, nullPress } from './interactions/references.ts';
import { benchFlows, pressOn, type BenchFlow } from './interactions/benchFlows.ts';
import { median } from './support/median.ts';

const slowdown = 4;
const rounds = Number(process.env['ROUNDS'] ?? 9);
/** The first ones fetch code and warm it up. */
const warmUps = 3;
const traces = 3;
/** Milliseconds; how many times over what opened is styled before its frame, all of the page counted. */
const aims = { median: 100, worst: 150, styled: 10 };
/** After an interaction: its animation is over and its events are reported. */
const settleMs = 500;

interface Figures {
  times: readonly number[];
  /** Of the two references, in the same rounds. */
  nulls: readonly number[];
  fulls: readonly number[];
  /** In the median; null for what opens nothing. */
  opening: { forced: number; styled: number } | null;
}

const say = textsOf('ru');
const portal = new Portal({ DEMO_DATA: '1' });
await portal.start();
const browser = await chromium.launch(chromiumLaunchOptions());
let misses = 0;
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' });
  await signIn(context);
  console.log(
    `CPU ÷${slowdown}, ${rounds} rounds${' '.repeat(20)}median    worst   null press   full press   layout forced   styled`,
  );
  for (const flow of benchFlows(say)) {
    if (!flow.name.includes(process.env['ONLY'] ?? '')) continue;
    print(flow, await measure(browser, context, flow));
  }
} finally {
  await browser.close();
  await portal.dispose();
}
console.log(
  `aims: median ≤ ${aims.median} ms or 1× the full press, worst ≤ ${aims.worst} ms where the full press's is; styled ≤ ${aims.styled}× what opens`,
);
if (process.argv.includes('--check') && misses > 0) process.exitCode = 1;

async function signIn(context: BrowserContext): Promise<void> {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  await signInDirectly(context, portal.url, person);
}

async function measure(browser: Browser, context: BrowserContext, flow: BenchFlow): Promise<Figures> {
  const page = await openPage(context, flow.path);
  const [times, nulls, fulls]: [number[], number[], number[]] = [[], [], []];
  const forced: number[] = [];
  const styled: number[] = [];
  for (let round = 0; round < warmUps + rounds + (flow.opens ? traces : 0); round += 1) {
    const isTimed = round >= warmUps && round < warmUps + rounds;
    if (isTimed) {
      for (const [reference, into] of [
        [nullPress, nulls],
        [fullPress, fulls],
      ] as const)
        into.push(await timeEvent(page, await pressOn(page.locator(`#${reference.id}`)), settleMs));
    }
    const act = await flow.prepare(page, round);
    if (round < warmUps) await act();
    else if (isTimed) times.push(await timeEvent(page, act, settleMs));
    else {
      const trace = await traceForcedLayout(browser, page, act, settleMs);
      forced.push(trace.took);
      const opened = await openNodes(page);
      if (opened === 0) throw new Error(`${flow.name}: nothing has opened`);
      styled.push(trace.styled / opened);
    }
    if (round < warmUps) await page.waitForTimeout(settleMs);
    await flow.restore?.(page);
    await page.waitForTimeout(settleMs);
  }
  await page.close();
  const opening = flow.opens ? { forced: median(forced), styled: median(styled) } : null;
  return { times, nulls, fulls, opening };
}

/** Number of nodes in the open overlay; the browser counts texts among styled nodes. */
function openNodes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const roots = document.querySelectorAll(':is([role$="dialog"], [role="menu"], [role="listbox"])');
    const outermost = [...roots].filter((root) => !root.parentElement?.closest('[role$="dialog"]'));
    return outermost.reduce((count, root) => {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      let own = 1;
      while (nodes.nextNode()) own += 1;
      return count + own;
    }, 0);
  });
}

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await startEventClock(page);
  // The compiler of this file writes calls of it around functions with a name.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.goto(portal.url + path);
  await page.waitForFunction(() => !document.querySelector('[data-first-frame]'));
  await page.waitForLoadState('networkidle');
  await addReferences(page, [nullPress, fullPress]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

function print({ name }: BenchFlow, { times, nulls, fulls, opening }: Figures): void {
  const [middle, worst, full] = [median(times), Math.max(...times), median(fulls)];
  const isMissed =
    (middle > aims.median && middle > full) ||
    // If the machine itself delayed the full press for longer, a single round proves nothing.
    (worst > aims.worst && Math.max(...fulls) <= aims.worst) ||
    (opening !== null && opening.styled > aims.styled);
  if (isMissed) misses += 1;
  const beside = (reference: number) =>
    `${reference.toFixed(0).padStart(5)} ms${(middle / reference).toFixed(1).padStart(5)}×`;
  console.log(
    `  ${name.padEnd(32)}${middle.toFixed(0).padStart(6)} ms${worst.toFixed(0).padStart(6)} ms${beside(median(nulls))}${beside(full)}` +
      (opening === null
        ? ''
        : `${opening.forced.toFixed(1).padStart(13)} ms${opening.styled.toFixed(1).padStart(8)}×`) +
      (isMissed ? '  MISSED' : ''),
  );
}
