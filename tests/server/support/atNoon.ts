import { afterAll } from 'vitest';

/**
 * Moves this process's time to noon of its day until the file's tests are done, from where it goes on as ever: whatever they do,
 * they do it on one day. Where a test has days pass, the last minutes before midnight would be another one.
 */
export function startAtNoon(): void {
  const real = Date;
  const ahead = new Date().setUTCHours(12, 0, 0, 0) - Date.now();
  globalThis.Date = new Proxy(real, {
    construct: (_, values, target: NewableFunction) =>
      Reflect.construct(real, values.length === 0 ? [real.now() + ahead] : values, target) as object,
    get: (_, name) => (name === 'now' ? () => real.now() + ahead : (Reflect.get(real, name) as unknown)),
  });
  // Files of tests share their process.
  afterAll(() => {
    globalThis.Date = real;
  });
}
