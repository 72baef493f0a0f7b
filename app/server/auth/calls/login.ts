import type { LoginPayload } from '@/domain/auth/payloads';
import { passwordHashOf } from '../ownPassword';
import { startChallenge } from '../secondFactor/challenge';
import { isTrustedBrowser } from '../secondFactor/trustedBrowsers';
import { knownBrowserOf, rememberBrowser } from '../knownBrowserCookie';
import { forwardCookies, refusalCode } from '../libraryAnswer';
import { matchingRegistration } from '../matchingRegistration';
import { closureOf, refusedSession } from '../newSession';
import { registrationCookie, registrationOf } from '../registrationCookie';
import { notifyOfSignIn } from '../notifyOfSignIn';
import type { Deps } from '../../deps';
import { addCookie } from '../../http/cookies';
import { refusal } from '../../http/refusal';
import type { ServerContext } from '../../http/types';
import { releaseAttempt } from '../../limiter';
import type { AuthHandler } from './authHandler';
import { takeLoginTries, type LoginVisitor } from './loginTries';

/** The auth library's code for a wrong address or password. */
const WRONG_LOGIN = 'INVALID_EMAIL_OR_PASSWORD';

async function signIn(
  c: ServerContext,
  deps: Deps,
  body: LoginPayload,
  visitor: LoginVisitor,
): Promise<{ email: string }> {
  const { auth, connection, db, limiter } = deps;
  const tries = await takeLoginTries(limiter, visitor);
  // Looked up for everybody: the response time must not reveal who has an account.
  const account = await db
    .selectFrom('user')
    .leftJoin('secondFactor', 'secondFactor.userId', 'user.id')
    .select(['user.id', 'user.lastLoginAt', 'secondFactor.confirmedAt'])
    .where('user.email', '=', body.email)
    .executeTakeFirst();
  const headers = c.req.raw.headers;
  const answer = await (account && account.confirmedAt !== null
    ? signInWithFactor(c, deps, account.id, body.password)
    : auth.api.signInEmail({ body, headers, asResponse: true }));
  if (answer === 'secondStep') {
    await releaseAttempt(tries);
    throw refusal('secondFactorNeeded');
  }
  if (!answer.ok) {
    const code = await refusalCode(answer);
    if (code !== WRONG_LOGIN) {
      await releaseAttempt(tries);
      throw await refusedSession(deps, code, account?.id);
    }
    const { secret } = auth.options;
    const registration = await matchingRegistration(auth, db, body, registrationOf(headers, secret));
    if (registration === null) throw refusal('wrongLogin');
    // The attempt stays counted: hashing without an account must be limited like a guess.
    addCookie(c, connection, registrationCookie(registration, secret));
    throw refusal('emailNotVerified');
  }
  await releaseAttempt(tries);
  forwardCookies(c, connection, answer.headers);
  if (account && account.lastLoginAt !== null && visitor.knownBrowser === null)
    await notifyOfSignIn(c, deps, account.id);
  rememberBrowser(c, deps, body.email);
  return { email: body.email };
}

/**
 * Checks the password of an account with a second factor. The library would start a session before the second step, so
 * it is called only when this browser is trusted.
 */
async function signInWithFactor(
  c: ServerContext,
  deps: Deps,
  userId: string,
  password: string,
): Promise<Response | 'secondStep'> {
  const { auth, db } = deps;
  const headers = c.req.raw.headers;
  const hash = await passwordHashOf(db, userId);
  const { password: passwords } = await auth.$context;
  // An account that signs in elsewhere only has none; hashing takes the time of a comparison.
  if (hash === null) await passwords.hash(password);
  const isRight = hash !== null && (await passwords.verify({ hash, password }));
  if (!isRight) return Response.json({ code: WRONG_LOGIN }, { status: 401 });
  const closure = await closureOf(db, userId);
  if (closure !== null) return Response.json({ code: closure }, { status: 403 });
  if (await isTrustedBrowser(db, headers, userId))
    return auth.api.signInVerified({ body: { userId }, headers, asResponse: true });
  await startChallenge(c, deps, userId);
  return 'secondStep';
}

/**
 * Signs in with e-mail and password; an account with a second factor answers `secondFactorNeeded` until its code
 * (`secondStep.ts`).
 * The library hashes the password for an unknown e-mail too, so that the response time does not reveal who has an
 * account. Only a person who knows the password of a registration learns that the address is not verified; their
 * browser may then verify it.
 * Attempts are counted when their turn comes, so that correct logins in the queue do not count as failures.
 */
export function login(deps: Deps): AuthHandler<'login'> {
  const { auth, connection, passwordQueue } = deps;
  return ({ body, context: c }) => {
    const address = connection.clientAddress(c);
    const knownBrowser = knownBrowserOf(c.req.raw.headers, body.email, auth.options.secret);
    return passwordQueue.take(knownBrowser ?? address, () =>
      signIn(c, deps, body, { email: body.email, address, knownBrowser }),
    );
  };
}
