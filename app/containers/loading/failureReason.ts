/** Why something did not load or was not saved, as far as a browser can tell. */
export type FailureReason = 'offline' | 'unexpected';

/** What a rejected call of a port is taken for at this moment: the line is down, or the other side is. */
export function failureReason(): FailureReason {
  return navigator.onLine ? 'unexpected' : 'offline';
}
