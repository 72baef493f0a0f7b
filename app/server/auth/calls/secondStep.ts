import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { releaseAttempt } from '../../limiter';
import { knownBrowserOf, rememberBrowser } from '../knownBrowserCookie';
import { forwardCookies, refusalCode } from '../libraryAnswer';
import { refusedSession } from '../newSession';
import { notifyOfSignIn } from '../notifyOfSignIn';
import { challengeOf, forgetChallenge, tryChallenge } from '../secondFactor/challenge';
import { trustBrowser } from '../secondFactor/trustedBrowsers';
import type { AuthHandler } from './authHandler';

/**
 * The second step of a sign-in, in the browser of the first one. A code is used up by its sign-in. Wrong ones are
 * counted per account, address and sign-in, so that somebody who knows the password cannot guess codes.
 */
export function secondStep(deps: Deps): AuthHandler<'secondStep'> {
  const { auth, connection, db, limiter } = deps;
  return async ({ body: { trustsBrowser, ...step }, context: c }) => {
    const { headers } = c.req.raw;
    const address = connection.clientAddress(c);
    const perAddress = await limiter.take('secondFactorPerAddress', address);
    const challenge = await challengeOf(db, headers);
    if (challenge === null) throw refusal('secondFactorExpired');
    const { userId, email, lastLoginAt } = challenge;
    const perAccount = await limiter.takeAll([
      ['secondFactorPerAccountAndAddress', `${email} ${address}`],
      ['secondFactorPerAccount', email],
    ]);
    const userAgent = c.req.header('user-agent');
    const outcome = await tryChallenge(deps, challenge, { step, userAgent, now: new Date() });
    if (outcome === 'wrong') throw refusal('wrongCode');
    if (outcome === 'over') {
      forgetChallenge(c, deps);
      throw refusal('secondFactorExpired');
    }
    await releaseAttempt([perAddress, ...perAccount]);
    const answer = await auth.api.signInVerified({ body: { userId }, headers, asResponse: true });
    if (!answer.ok) throw await refusedSession(deps, await refusalCode(answer), userId);
    forwardCookies(c, connection, answer.headers);
    forgetChallenge(c, deps);
    if (trustsBrowser) await trustBrowser(c, deps, userId);
    const isKnown = knownBrowserOf(headers, email, auth.options.secret) !== null;
    if (lastLoginAt !== null && !isKnown) await notifyOfSignIn(c, deps, userId);
    rememberBrowser(c, deps, email);
    return { email };
  };
}
