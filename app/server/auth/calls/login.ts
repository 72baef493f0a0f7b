import type { LoginPayload } from '@/domain/auth/payloads';
import { knownBrowserOf, rememberBrowser } from '../knownBrowserCookie';
import { forwardCookies, refusalCode } from '../libraryAnswer';
import { matchingRegistration } from '../matchingRegistration';
import { SUSPENDED } from '../newSession';
import { registrationCookie, registrationOf } from '../registrationCookie';
import { notifyOfSignIn } from '../notifyOfSignIn';
import type { Deps } from '../../deps';
import { addCookie } from '../../http/cookies';
import { refusal } from '../../http/refusal';
import type { ServerContext } from '../../http/types';
import { releaseAttempt } from '../../limiter';
import type { AuthHandler } from './authHandler';
import { takeLoginTries, type LoginVisitor } from './loginTries';

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
    .select(['id', 'lastLoginAt'])
    .where('email', '=', body.email)
    .executeTakeFirst();
  const headers = c.req.raw.headers;
  const answer = await auth.api.signInEmail({ body, headers, asResponse: true });
  if (!answer.ok) {
    const code = await refusalCode(answer);
    if (code !== 'INVALID_EMAIL_OR_PASSWORD') {
      await releaseAttempt(tries);
      if (code === SUSPENDED) {
        const { supportEmail } = deps.settings.current();
        throw refusal('suspended', { supportEmail });
      }
      throw new Error(`The auth library refused a login: ${code}`);
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
 * Signs in with e-mail and password.
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
