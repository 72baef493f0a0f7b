import type { Page } from 'playwright';

declare global {
  interface Window {
    /** The longest event of each interaction since the last reading, in milliseconds, as the browser counts (INP). */
    eventTimes: Map<number, number>;
  }
}

/** Upper bound for the durations of unreported events, in milliseconds. */
const shortestEvent = 16;

/** Listens to the Event Timing API from the first document on: a page's script that runs before any of its own. */
export async function startEventClock(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.eventTimes = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'));
        // Without an interaction it is a hover, or the key that only goes with another.
        if (id > 0) window.eventTimes.set(id, Math.max(entry.duration, window.eventTimes.get(id) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortestEvent);
}

/** Runs an interaction and returns how long the slowest of its events took to the frame that shows its effect. */
export async function timeEvent(page: Page, act: () => Promise<void>, settleMs: number): Promise<number> {
  await page.evaluate(() => window.eventTimes.clear());
  await act();
  await page.waitForTimeout(settleMs);
  return page.evaluate((shortest) => Math.max(shortest, ...window.eventTimes.values()), shortestEvent);
}
