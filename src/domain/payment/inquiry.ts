/** Time until a payment at a bank expires, in milliseconds. */
export const paymentLifetimeMs = 30 * 60_000;

const firstPauseMs = 10_000;
const longestPauseMs = 10 * 60_000;

/** Delay before the next inquiry about a payment at its bank: doubles each time, up to ten minutes. */
export function inquiryPause(inquiries: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(inquiries, 10));
}
