import { afterAll } from 'vitest';

/** The clock of the machine, whatever this process believes. */
const real = Date;

/** Moves this process's time to a moment, from where it goes on as ever. */
export function moveClock(moment: string | number): void {
  const ahead = new real(moment).getTime() - real.now();
  globalThis.Date = new Proxy(real, {
    construct: (_, values, target: NewableFunction) =>
      Reflect.construct(real, values.length === 0 ? [real.now() + ahead] : values, target) as object,
    get: (_, name) => (name === 'now' ? () => real.now() + ahead : (Reflect.get(real, name) as unknown)),
  });
}

/** Gives the machine's time back once the file's tests are done: files of tests share their process. */
export function restoreClock(): void {
  afterAll(() => {
    globalThis.Date = real;
  });
}

/**
 * Moves this process's time to noon of its day until the file's tests are done, from where it goes on as ever: whatever they do,
 * they do it on one day. Where a test has days pass, the last minutes before midnight would be another one.
 */
export function startAtNoon(): void {
  moveClock(new real().setUTCHours(12, 0, 0, 0));
  restoreClock();
}
