/** Maximum attempts before a job fails for good. */
export const maxAttempts = 10;

const firstPauseMs = 2000;
const longestPauseMs = 10 * 60_000;

/**
 * Delay before a retry, in milliseconds. It doubles after each attempt, minus up to half at random, so that jobs which
 * failed together are not retried together.
 *
 * @param attempts failed attempts, from 1
 * @param random from 0 to 1
 */
export function pauseAfter(attempts: number, random: number): number {
  const whole = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  return Math.round(whole * (1 - random / 2));
}
