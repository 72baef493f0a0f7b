import type { Background } from './background';

/** Delay of the first cleaning, so that a starting server answers first. */
const FIRST_AFTER_MS = 2000;
const EVERY_MS = 60 * 60 * 1000;
const INQUIRE_EVERY_MS = 5000;
const RENEW_EVERY_MS = 60_000;

/** Runs work after a delay and then repeatedly, never concurrently. Returns the stop function. */
function repeat(
  background: Background,
  work: () => Promise<void>,
  { firstAfterMs, everyMs }: { firstAfterMs: number; everyMs: number },
): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const plan = (delay: number) => {
    timer = setTimeout(() => {
      background.run(
        work().finally(() => {
          if (!isStopped) plan(everyMs);
        }),
      );
    }, delay).unref();
  };
  plan(firstAfterMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Runs work soon after the start and then every hour. Returns the stop function. */
export const startHousekeeping = (background: Background, work: () => Promise<void>): (() => void) =>
  repeat(background, work, { firstAfterMs: FIRST_AFTER_MS, everyMs: EVERY_MS });

/** Checks every five seconds for payments to poll. Returns the stop function. */
export const startInquiries = (background: Background, work: () => Promise<void>): (() => void) =>
  repeat(background, work, { firstAfterMs: FIRST_AFTER_MS, everyMs: INQUIRE_EVERY_MS });

/** Checks every minute for due steps of servers and months. Returns the stop function. */
export const startRenewals = (background: Background, work: () => Promise<void>): (() => void) =>
  repeat(background, work, { firstAfterMs: FIRST_AFTER_MS, everyMs: RENEW_EVERY_MS });
