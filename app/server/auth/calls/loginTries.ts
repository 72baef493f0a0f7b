import { Problem } from '../../http/problem';
import type { Limiter, Try } from '../../limiter';

/** The visitor who tries to log in. */
export interface LoginVisitor {
  readonly email: string;
  readonly address: string;
  /** The name of a browser in which the account was signed in before. */
  readonly knownBrowser: string | null;
}

/**
 * Counts a try to log in, or refuses with 429. Where strangers at this address or anywhere have used up the tries of an
 * account, a browser known to its owner still has some of its own.
 */
export async function takeLoginTries(limiter: Limiter, visitor: LoginVisitor): Promise<readonly Try[]> {
  const { email, address, knownBrowser } = visitor;
  try {
    return await limiter.takeAll([
      ['loginPerAddress', address],
      ['loginPerAccountAndAddress', `${email} ${address}`],
      ['loginPerAccount', email],
    ]);
  } catch (refusal) {
    if (knownBrowser === null || !(refusal instanceof Problem)) throw refusal;
    return limiter.takeAll([
      ['loginPerKnownBrowser', `${email} ${knownBrowser}`],
      ['loginPerAccountFromKnownBrowsers', email],
    ]);
  }
}
