import { verificationPayloadSchema } from '@/domain/auth/payloads';
import { REGISTRATION_REPLACED } from '../auth/createAuth';
import { rememberBrowser } from '../auth/knownBrowserCookie';
import { forwardCookies, refusalCode } from '../auth/libraryAnswer';
import { registrationOf } from '../auth/registrationCookie';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';
import { giveBack } from '../limiter';

/** A dead code needs no waiting: a new one may be requested at once. */
const RETRY_AT_ONCE = { 'Retry-After': '1' };

/**
 * Refuses a browser that neither registered this address last nor logged in with its password: it may hold the code of
 * an account whose password a stranger chose. Refuses alike whether there is such an account.
 */
async function refuseForeignBrowser(db: Db, registration: string | null, email: string): Promise<void> {
  if (registration === null) throw new Problem(403, 'registeredElsewhere');
  const account = await db
    .selectFrom('user')
    .select('emailVerified')
    .where('id', '=', registration)
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) throw new Problem(403, 'registeredElsewhere');
  if (account.emailVerified) throw new Problem(400, 'wrongCode');
}

/** `POST /api/auth/verify-email`: checks the code, marks the address as verified and signs in. */
export function verifyEmail({ auth, connection, db, limiter }: Deps): Handler {
  return async (c) => {
    const { email, code } = await readJson(c, verificationPayloadSchema);
    const headers = c.req.raw.headers;

    // The second of two tabs: the first one used the code up and signed this browser in.
    const session = await auth.api.getSession({ headers });
    if (session?.user.email === email && session.user.emailVerified) return c.json({ email });

    await refuseForeignBrowser(db, registrationOf(headers, auth.options.secret), email);
    const address = connection.clientAddress(c);
    const tries = [
      limiter.take('verifyPerAddress', address),
      limiter.take('verifyPerAccountAndAddress', `${email} ${address}`),
      limiter.take('verifyPerAccount', email),
    ];
    const answer = await auth.api.verifyEmailOTP({
      body: { email, otp: code },
      headers,
      request: c.req.raw,
      asResponse: true,
    });
    if (!answer.ok) {
      const reason = await refusalCode(answer);
      if (reason === 'TOO_MANY_ATTEMPTS') throw new Problem(429, 'codeTriesUsedUp', RETRY_AT_ONCE);
      if (reason === 'INVALID_OTP' || reason === 'OTP_EXPIRED') throw new Problem(400, 'wrongCode');
      if (reason === REGISTRATION_REPLACED) throw new Problem(403, 'registeredElsewhere');
      throw new Error(`The auth library refused a code: ${reason}`);
    }
    giveBack(tries);
    forwardCookies(c, connection, answer.headers);
    rememberBrowser(c, { auth, connection }, email);
    return c.json({ email });
  };
}
