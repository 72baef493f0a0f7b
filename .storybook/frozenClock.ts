import isChromatic from 'chromatic/isChromatic';

/** The instant that every screenshot shows: the same as in tests/visual/storyHost.ts. */
const screenshotTime = Date.UTC(2026, 10, 21, 9, 0, 0);

/** Stops the clock on Chromatic, where a date in a picture would differ from day to day. */
export function freezeClockOnChromatic(): void {
  if (!isChromatic()) return;
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, parts: ConstructorParameters<DateConstructor> | []) =>
      parts.length === 0 ? new target(screenshotTime) : new target(...parts),
    get: (target, key) => (key === 'now' ? () => screenshotTime : (Reflect.get(target, key) as unknown)),
  });
}
