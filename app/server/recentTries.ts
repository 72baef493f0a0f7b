import type { Limit } from './limits';

/** Maximum number of keys per limit, so that a flood of invented ones cannot exhaust the memory. */
const MAX_KEYS = 20_000;

/** Attempts of one limit. Times are milliseconds of a monotonic clock. */
export interface RecentTries {
  /** Counts an attempt and returns null, or returns the milliseconds to wait. */
  take: (key: string, time: number) => number | null;
  releaseAttempt: (key: string, time: number) => void;
}

/**
 * Stores attempts in a sliding window. The oldest are dropped first; an exhausted key is always kept until its window
 * passes, because it cost as many requests as the limit allows.
 */
export function createRecentTries(limit: Limit): RecentTries {
  const windowMs = limit.windowSeconds * 1000;
  /** In order of the newest attempt. */
  const timesByKey = new Map<string, number[]>();
  let sweepAbove = MAX_KEYS;

  const isOver = (times: readonly number[], time: number) => (times.at(-1) ?? -Infinity) <= time - windowMs;

  const sweep = (time: number) => {
    for (const [key, times] of timesByKey) if (isOver(times, time)) timesByKey.delete(key);
    for (const [key, times] of timesByKey) {
      if (timesByKey.size <= MAX_KEYS / 2) break;
      if (times.length < limit.max) timesByKey.delete(key);
    }
    // Scanning all keys at every attempt would be a denial-of-service risk.
    sweepAbove = Math.max(MAX_KEYS, 2 * timesByKey.size);
  };

  return {
    take(key, time) {
      const recent = (timesByKey.get(key) ?? []).filter((t) => t > time - windowMs);
      if (recent.length >= limit.max) return (recent[0] ?? time) + windowMs - time;
      recent.push(time);
      timesByKey.delete(key);
      timesByKey.set(key, recent);
      if (timesByKey.size > sweepAbove) sweep(time);
      return null;
    },
    releaseAttempt(key, time) {
      const times = timesByKey.get(key);
      const index = times?.lastIndexOf(time) ?? -1;
      if (index >= 0) times?.splice(index, 1);
      if (times?.length === 0) timesByKey.delete(key);
    },
  };
}
