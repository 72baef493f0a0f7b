import { shownAccount } from './tabAccount';

/** Smaller differences are the network's, in milliseconds. */
const tolerance = 60_000;

/** The server's clock minus the device's, in milliseconds; zero unless the device's is wrong. */
let offset = 0;
const corrected = new EventTarget();

/** Corrects the device's clock by the `Date` of a response that no cache has stored. */
export function noteServerDate(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const before = offset;
  offset = Math.abs(difference) < tolerance ? 0 : difference;
  // With every answer while the clock is wrong, because the tab's account may be known only since the last one.
  if (offset !== 0 || before !== 0) corrected.dispatchEvent(new Event('change'));
}

/** Notifies when an answer corrects the device's clock; returns the function that stops it. */
export function onClockCorrected(listener: () => void): () => void {
  corrected.addEventListener('change', listener);
  return () => corrected.removeEventListener('change', listener);
}

/**
 * Returns the present time by the server's clock, in milliseconds since 1970. A visitor has only the device's clock, by
 * which the demonstration goes.
 */
export const serverTime = (): number => Date.now() + (shownAccount() === null ? 0 : offset);
