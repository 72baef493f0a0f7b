import { Problem } from '../../http/problem';
import type { Limiter, Try } from '../../limiter';

/** The visitor who attempts to log in. */
export interface LoginVisitor {
  readonly email: string;
  readonly address: string;
  /** Id of a browser in which the account was signed in before. */
  readonly knownBrowser: string | null;
}

/**
 * Counts a login attempt, or refuses with 429. If others have used up the attempts of an account, a browser known to
 * its owner still has its own.
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
