import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as is `dur`. */
  ts: number;
  dur?: number;
  args?: { elementCount?: number };
}

/** Work on the page's geometry; it belongs after all scripts of a frame. */
const layouts: readonly string[] = ['Layout', 'UpdateLayoutTree'];
/** Script events: layouts inside them were forced by the script. */
const scripts: readonly string[] = [
  'FunctionCall',
  'EventDispatch',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
];
/** Anything shorter is a check that finds nothing to do. Microseconds. */
const leastLayout = 200;

export interface ForcedLayout {
  /** Time that scripts waited for style and layout, in milliseconds. */
  took: number;
  /** Elements that were styled meanwhile, each as often as it was. */
  styled: number;
}

/** Runs an interaction and returns how long its scripts waited for style and layout. */
export async function traceForcedLayout(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  settleMs: number,
): Promise<ForcedLayout> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.waitForTimeout(settleMs);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const whole = trace.traceEvents.filter(({ ph }) => ph === 'X');
  const running = whole.filter(({ name }) => scripts.includes(name));
  const forced = whole.filter(
    (one) =>
      layouts.includes(one.name) &&
      running.some(
        (script) =>
          script.pid === one.pid &&
          script.tid === one.tid &&
          script.ts <= one.ts &&
          one.ts < script.ts + (script.dur ?? 0),
      ),
  );
  const took = forced.reduce((sum, { dur = 0 }) => sum + (dur >= leastLayout ? dur : 0), 0) / 1000;
  return { took, styled: forced.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0) };
}
