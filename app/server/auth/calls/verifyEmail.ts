import { refusalStatus } from '@app/contract/refusals';
import { createAccount } from '../createAccount';
import { rememberBrowser } from '../knownBrowserCookie';
import { forwardCookies } from '../libraryAnswer';
import { registrationOf } from '../registrationCookie';
import { registrationObstacle } from '../registrationObstacle';
import { tryCode } from '../tryCode';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { Problem } from '../../http/problem';
import { releaseAttempt } from '../../limiter';
import type { AuthHandler } from './authHandler';

/** An expired code can be replaced at once. */
const RETRY_AT_ONCE = { 'Retry-After': '1' };

/**
 * Checks the code, turns this browser's registration into an account and signs in.
 * A browser that neither registered this address nor logged in with its password is refused: it may have the code of a
 * registration whose password a stranger chose. The answer is the same if no registration exists.
 */
export function verifyEmail({ auth, connection, db, limiter }: Deps): AuthHandler<'verifyEmail'> {
  return async ({ body: { email, code }, context: c }) => {
    const headers = c.req.raw.headers;

    // The second of two tabs: the first one used the code and signed this browser in.
    const session = await auth.api.getSession({ headers });
    if (session?.user.email === email) return { email };

    const id = registrationOf(headers, auth.options.secret);
    if (id === null) throw refusal('registeredElsewhere');
    const address = connection.clientAddress(c);
    const tries = [
      await limiter.take('verifyPerAddress', address),
      await limiter.take('verifyPerAccountAndAddress', `${email} ${address}`),
      await limiter.take('verifyPerAccount', email),
    ];
    const outcome = await tryCode(db, { id, email }, code, auth.options.secret);
    switch (outcome.status) {
      case 'elsewhere':
        await releaseAttempt(tries);
        throw refusal('registeredElsewhere');
      case 'triesUsedUp':
        throw new Problem(refusalStatus.codeTriesUsedUp, 'codeTriesUsedUp', RETRY_AT_ONCE);
      case 'wrong':
        throw refusal('wrongCode');
      case 'right': {
        // The settings may have changed since the registration.
        const obstacle = await registrationObstacle(db, email, new Date());
        if (obstacle !== null) throw refusal(obstacle);
        if (!(await createAccount(db, outcome.registration))) throw refusal('wrongCode');
      }
    }
    await releaseAttempt(tries);
    const answer = await auth.api.signInVerified({ body: { userId: id }, headers, asResponse: true });
    forwardCookies(c, connection, answer.headers);
    rememberBrowser(c, { auth, connection }, email);
    return { email };
  };
}
