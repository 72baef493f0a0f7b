import { Problem } from './http/problem';
import type { Limits } from './limits';
import { createRecentTries } from './recentTries';
import type { RecentTries } from './recentTries';

/** A counted attempt. */
export interface Try {
  releaseAttempt: () => Promise<void>;
}

/** Releases attempts that should not count, because the password was right. */
export async function releaseAttempt(tries: readonly Try[]): Promise<void> {
  for (const attempt of tries) await attempt.releaseAttempt();
}

/** A limit and its key. */
export type LimitedKey = readonly [name: keyof Limits, key: string];

export interface Limiter {
  /** Counts an attempt, or refuses with 429 and `Retry-After`. */
  take: (name: keyof Limits, key: string) => Promise<Try>;
  /** Counts an attempt for each key, or for none. */
  takeAll: (keys: readonly LimitedKey[]) => Promise<readonly Try[]>;
}

/** Refuses an attempt. */
export class TooManyTries extends Problem {
  /** The exhausted limit. */
  readonly limit: keyof Limits;

  constructor(limit: keyof Limits, waitMs: number) {
    super(429, 'tooManyTries', { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) });
    this.limit = limit;
  }
}

/**
 * Creates a sliding-window limiter in memory, for a single instance. An attempt is counted before the work starts, so
 * that parallel requests cannot slip through while one is being hashed.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createLimiter(limits: Limits, now: () => number = () => performance.now()): Limiter {
  const kinds = new Map<keyof Limits, RecentTries>();

  const triesOf = (name: keyof Limits): RecentTries => {
    const tries = kinds.get(name) ?? createRecentTries(limits[name]);
    kinds.set(name, tries);
    return tries;
  };

  const take: Limiter['take'] = (name, key) => {
    const tries = triesOf(name);
    const time = now();
    const waitMs = tries.take(key, time);
    if (waitMs !== null) return Promise.reject(new TooManyTries(name, waitMs));
    return Promise.resolve({
      releaseAttempt: () => {
        tries.releaseAttempt(key, time);
        return Promise.resolve();
      },
    });
  };

  return {
    take,
    async takeAll(keys) {
      const taken: Try[] = [];
      try {
        for (const [name, key] of keys) taken.push(await take(name, key));
      } catch (refusal) {
        await releaseAttempt(taken);
        throw refusal;
      }
      return taken;
    },
  };
}
