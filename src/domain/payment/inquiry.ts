/** How long a payment at a bank may take before it is over, in milliseconds. */
export const paymentLifetimeMs = 30 * 60_000;

const firstPauseMs = 10_000;
const longestPauseMs = 10 * 60_000;

/** The pause before a bank is asked (again) how a payment stands: twice as long each time, ten minutes at most. */
export function inquiryPause(inquiries: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(inquiries, 10));
}
