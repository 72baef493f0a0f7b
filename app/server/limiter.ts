import { Problem } from './http/problem';
import type { Limit, Limits } from './limits';

/** Above this many remembered keys, a flood of invented addresses must not eat the memory. */
const MAX_KEYS = 50_000;

/** A try already counted. */
export interface Try {
  giveBack: () => void;
}

/** Takes tries back that turned out not to count: the password was right. */
export function giveBack(tries: readonly Try[]): void {
  for (const attempt of tries) attempt.giveBack();
}

export interface Limiter {
  /** Counts one try, or refuses with 429 and `Retry-After`. */
  take: (name: keyof Limits, key: string) => Try;
}

/**
 * A sliding-window limiter in memory. A try is counted before the work starts, so a burst of simultaneous requests
 * cannot slip through while the first is still being hashed.
 */
export function createLimiter(limits: Limits, now: () => number = Date.now): Limiter {
  const triesByKey = new Map<string, number[]>();

  const forgetOld = () => {
    const longest = Math.max(...Object.values(limits).map((limit: Limit) => limit.windowSeconds)) * 1000;
    for (const [key, tries] of triesByKey) {
      const newest = tries.at(-1);
      if (newest === undefined || newest <= now() - longest) triesByKey.delete(key);
    }
    for (const key of triesByKey.keys()) {
      if (triesByKey.size <= MAX_KEYS / 2) break;
      triesByKey.delete(key);
    }
  };

  return {
    take(name, key) {
      const limit = limits[name];
      const id = `${name} ${key}`;
      const time = now();
      const recent = (triesByKey.get(id) ?? []).filter((t) => t > time - limit.windowSeconds * 1000);
      if (recent.length >= limit.max) {
        const freeAt = (recent[0] ?? time) + limit.windowSeconds * 1000;
        throw new Problem(429, 'tooManyTries', { 'Retry-After': String(Math.ceil((freeAt - time) / 1000)) });
      }
      recent.push(time);
      triesByKey.set(id, recent);
      if (triesByKey.size > MAX_KEYS) forgetOld();
      return {
        giveBack() {
          const tries = triesByKey.get(id);
          const index = tries?.lastIndexOf(time) ?? -1;
          if (index >= 0) tries?.splice(index, 1);
        },
      };
    },
  };
}
