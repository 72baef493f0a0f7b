import { afterAll } from 'vitest';

/** The machine's real clock. */
const real = Date;

/** Moves this process's clock to a moment, from which it continues. */
export function moveClock(moment: string | number): void {
  const ahead = new real(moment).getTime() - real.now();
  globalThis.Date = new Proxy(real, {
    construct: (_, values, target: NewableFunction) =>
      Reflect.construct(real, values.length === 0 ? [real.now() + ahead] : values, target) as object,
    get: (_, name) => (name === 'now' ? () => real.now() + ahead : (Reflect.get(real, name) as unknown)),
  });
}

/** Restores the clock after the file's tests, because test files share their process. */
export function restoreClock(): void {
  afterAll(() => {
    globalThis.Date = real;
  });
}

/**
 * Moves this process's clock forward to the next noon for the file's tests. So they run within one day even shortly
 * before midnight. Never back: the database stamps rows by its own clock.
 */
export function startAtNoon(): void {
  const noon = new real().setUTCHours(12, 0, 0, 0);
  moveClock(noon < real.now() ? noon + 24 * 60 * 60 * 1000 : noon);
  restoreClock();
}
