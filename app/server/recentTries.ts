import type { Limit } from './limits';

/** Above this many remembered keys of one kind, a flood of invented ones must not eat the memory. */
const MAX_KEYS = 20_000;

/** The tries of one kind. Times are milliseconds of a clock that nobody sets. */
export interface RecentTries {
  /** Counts a try and returns null, or returns how many milliseconds to wait. */
  take: (key: string, time: number) => number | null;
  releaseAttempt: (key: string, time: number) => void;
}

/**
 * Remembers tries in a sliding window. What is forgotten first is what was tried longest ago; a key without tries left is
 * remembered until its window has passed, whatever else comes: each has cost as many requests as the limit allows.
 */
export function createRecentTries(limit: Limit): RecentTries {
  const windowMs = limit.windowSeconds * 1000;
  /** In the order of the newest try. */
  const timesByKey = new Map<string, number[]>();
  let sweepAbove = MAX_KEYS;

  const isOver = (times: readonly number[], time: number) => (times.at(-1) ?? -Infinity) <= time - windowMs;

  const sweep = (time: number) => {
    for (const [key, times] of timesByKey) if (isOver(times, time)) timesByKey.delete(key);
    for (const [key, times] of timesByKey) {
      if (timesByKey.size <= MAX_KEYS / 2) break;
      if (times.length < limit.max) timesByKey.delete(key);
    }
    // Looking through all keys at every try would be a way to slow the server down.
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
