/**
 * How soon the portal answers a press, as the browser counts it for INP: `npm run build`, then `node --import tsx
 * tests/bench/interactions.bench.ts`. Chromium with the CPU slowed down four times; each interaction beside a button
 * that only changes its own text. What opens over a page is traced as well: its scripts may not wait for layout.
 * `--check` fails when an aim below is missed; ONLY=menu measures what has that in its name; ROUNDS is 9.
 */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { makePerson, registerDirectly } from '../journeys/support/person.ts';
import { Portal } from '../journeys/support/portal.ts';
import { textsOf } from '../journeys/support/texts.ts';
import { startEventClock, timeEvent } from './interactions/eventClock.ts';
import { traceForcedLayout } from './interactions/forcedLayout.ts';
import { nullScene, portalScenes, type Scene } from './interactions/scenes.ts';
import { median } from './support/median.ts';

const slowdown = 4;
const rounds = Number(process.env['ROUNDS'] ?? 9);
/** The first ones fetch code and warm it up. */
const warmUps = 3;
const traces = 3;
/** Milliseconds. */
const aims = { median: 100, worst: 150, forced: 1 };
/** After an interaction: its animation is over and its events are reported. */
const settleMs = 500;

interface Figures {
  times: readonly number[];
  /** Milliseconds its scripts waited for layout, in the median; null where it was not traced. */
  forced: number | null;
}

const say = textsOf('ru');
const portal = new Portal({ DEMO_DATA: '1' });
await portal.start();
const browser = await chromium.launch(chromiumLaunchOptions());
let misses = 0;
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' });
  await signIn(context);
  const reference = await measure(browser, context, nullScene);
  console.log(`CPU ÷${slowdown}, ${rounds} rounds${' '.repeat(20)}median    worst    ratio   layout forced`);
  print(nullScene, reference, reference);
  for (const scene of portalScenes(say)) {
    if (!scene.name.includes(process.env['ONLY'] ?? '')) continue;
    print(scene, await measure(browser, context, scene), reference);
  }
} finally {
  await browser.close();
  await portal.dispose();
}
console.log(`aims: median ≤ ${aims.median} ms, worst ≤ ${aims.worst} ms, no layout forced by what opens`);
if (process.argv.includes('--check') && misses > 0) process.exitCode = 1;

async function signIn(context: BrowserContext): Promise<void> {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  const { email, password } = person;
  const answer = await context.request.post(`${portal.url}/api/auth/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}.`);
}

async function measure(browser: Browser, context: BrowserContext, scene: Scene): Promise<Figures> {
  const page = await openPage(context, scene.path);
  const times: number[] = [];
  const forced: number[] = [];
  for (let round = 0; round < warmUps + rounds + (scene.opens ? traces : 0); round += 1) {
    const act = await scene.aim(page, round);
    if (round < warmUps + rounds) {
      const time = await timeEvent(page, act, settleMs);
      if (round >= warmUps) times.push(time);
    } else forced.push((await traceForcedLayout(browser, page, act, settleMs)).took);
    await scene.leave?.(page);
    await page.waitForTimeout(settleMs);
  }
  await page.close();
  return { times, forced: forced.length === 0 ? null : median(forced) };
}

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await startEventClock(page);
  await page.goto(portal.url + path);
  await page.waitForFunction(() => !document.querySelector('[data-first-frame]'));
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

function print({ name }: Scene, { times, forced }: Figures, reference: Figures): void {
  const [middle, worst] = [median(times), Math.max(...times)];
  const isMissed = middle > aims.median || worst > aims.worst || (forced !== null && forced > aims.forced);
  if (isMissed) misses += 1;
  const ratio = middle / median(reference.times);
  console.log(
    `  ${name.padEnd(36)}${middle.toFixed(0).padStart(5)} ms${worst.toFixed(0).padStart(6)} ms${ratio.toFixed(1).padStart(8)}×` +
      `${forced === null ? ''.padStart(12) : `${forced.toFixed(1).padStart(9)} ms`}${isMissed ? '  MISSED' : ''}`,
  );
}
