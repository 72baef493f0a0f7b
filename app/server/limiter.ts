import { Problem } from './http/problem';
import type { Limits } from './limits';
import { createRecentTries } from './recentTries';
import type { RecentTries } from './recentTries';

/** A try already counted. */
export interface Try {
  releaseAttempt: () => Promise<void>;
}

/** Takes tries back that turned out not to count: the password was right. */
export async function releaseAttempt(tries: readonly Try[]): Promise<void> {
  for (const attempt of tries) await attempt.releaseAttempt();
}

/** Name of a limit, and the key that it counts for. */
export type LimitedKey = readonly [name: keyof Limits, key: string];

export interface Limiter {
  /** Counts one try, or refuses with 429 and `Retry-After`. */
  take: (name: keyof Limits, key: string) => Promise<Try>;
  /** Counts one try of each, or of none. */
  takeAll: (keys: readonly LimitedKey[]) => Promise<readonly Try[]>;
}

/** Refuses a try. */
export class TooManyTries extends Problem {
  /** The limit that is used up. */
  readonly limit: keyof Limits;

  constructor(limit: keyof Limits, waitMs: number) {
    super(429, 'tooManyTries', { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) });
    this.limit = limit;
  }
}

/**
 * A sliding-window limiter in memory, for the one instance on an embedded database. A try is counted before the work starts, so
 * a burst of simultaneous requests cannot slip through while the first is still being hashed.
 *
 * @param now milliseconds; by default of a clock that goes on when somebody sets the machine's back
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
