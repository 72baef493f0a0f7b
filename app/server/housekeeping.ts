import type { Background } from './background';

/** The first answers of a server that has just started come before its cleaning. */
const FIRST_AFTER_MS = 2000;
const EVERY_MS = 60 * 60 * 1000;

/** Does this work soon after the start and then every hour. Stops by the returned function. */
export function startHousekeeping(background: Background, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  const plan = (delay: number) => {
    timer = setTimeout(() => {
      background.run(work());
      plan(EVERY_MS);
    }, delay).unref();
  };
  plan(FIRST_AFTER_MS);
  return () => {
    clearTimeout(timer);
  };
}
