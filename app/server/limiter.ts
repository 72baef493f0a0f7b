import { Problem } from './http/problem';
import type { Limits } from './limits';
import { createRecentTries } from './recentTries';
import type { RecentTries } from './recentTries';

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
  /** Counts one try of each, or of none. */
  takeAll: (keys: readonly (readonly [name: keyof Limits, key: string])[]) => readonly Try[];
}

/**
 * A sliding-window limiter in memory. A try is counted before the work starts, so a burst of simultaneous requests
 * cannot slip through while the first is still being hashed.
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
    if (waitMs !== null) {
      throw new Problem(429, 'tooManyTries', { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
    }
    return {
      giveBack: () => {
        tries.giveBack(key, time);
      },
    };
  };

  return {
    take,
    takeAll(keys) {
      const taken: Try[] = [];
      try {
        for (const [name, key] of keys) taken.push(take(name, key));
      } catch (refusal) {
        giveBack(taken);
        throw refusal;
      }
      return taken;
    },
  };
}
