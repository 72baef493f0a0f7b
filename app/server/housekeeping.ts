import type { Background } from './background';

/** The first answers of a server that has just started come before its cleaning. */
const FIRST_AFTER_MS = 2000;
const EVERY_MS = 60 * 60 * 1000;
const INQUIRE_EVERY_MS = 5000;
const RENEW_EVERY_MS = 60_000;

/** Does this work after a while and then again and again, never twice at once. Stops by the returned function. */
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

/** Does this work soon after the start and then every hour. Stops by the returned function. */
export const startHousekeeping = (background: Background, work: () => Promise<void>): (() => void) =>
  repeat(background, work, { firstAfterMs: FIRST_AFTER_MS, everyMs: EVERY_MS });

/** Asks every five seconds whether a payment is due to be asked about. Stops by the returned function. */
export const startInquiries = (background: Background, work: () => Promise<void>): (() => void) =>
  repeat(background, work, { firstAfterMs: FIRST_AFTER_MS, everyMs: INQUIRE_EVERY_MS });

/** Asks every minute whether something is due about a server's end, or a month. Stops by the returned function. */
export const startRenewals = (background: Background, work: () => Promise<void>): (() => void) =>
  repeat(background, work, { firstAfterMs: FIRST_AFTER_MS, everyMs: RENEW_EVERY_MS });
