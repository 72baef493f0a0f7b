import { shownAccount } from './tabAccount';

/** Smaller differences are the network's, in milliseconds. */
const tolerance = 60_000;

/** The server's clock minus the device's, in milliseconds; zero unless the device's is wrong. */
let offset = 0;
const corrected = new EventTarget();

/** Corrects the device's clock by the `Date` of a response that no cache has stored. */
export function noteServerDate(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  // Also for a missing or malformed date, whose difference is NaN.
  if (!(Math.abs(difference - offset) >= tolerance)) return;
  offset = Math.abs(difference) < tolerance ? 0 : difference;
  corrected.dispatchEvent(new Event('change'));
}

/** Notifies when the device's clock was found to be wrong, or right again; returns the function that stops it. */
export function onClockCorrected(listener: () => void): () => void {
  corrected.addEventListener('change', listener);
  return () => corrected.removeEventListener('change', listener);
}

/**
 * Returns the present time by the server's clock, in milliseconds since 1970. A visitor has only the device's clock, by
 * which the demonstration goes.
 */
export const serverTime = (): number => Date.now() + (shownAccount() === null ? 0 : offset);
