/** Attempts before a job is given up and stands in the list of failed ones. */
export const maxAttempts = 10;

const firstPauseMs = 2000;
const longestPauseMs = 10 * 60_000;

/**
 * How long a failed job waits, in ms: twice as long after each attempt, and up to half of it less by chance, so that what
 * failed together is not retried together.
 *
 * @param attempts that have failed, from 1
 * @param random from 0 to 1
 */
export function pauseAfter(attempts: number, random: number): number {
  const whole = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  return Math.round(whole * (1 - random / 2));
}
