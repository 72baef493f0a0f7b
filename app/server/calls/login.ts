import { loginPayloadSchema } from '@/domain/auth/payloads';
import { forwardCookies, refusalCode } from '../auth/libraryAnswer';
import { pendingRegistration } from '../auth/pendingRegistration';
import { registrationCookie } from '../auth/registrationCookie';
import type { Deps } from '../deps';
import { addCookie } from '../http/cookies';
import { readJson } from '../http/jsonBody';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';
import { giveBack } from '../limiter';

/**
 * `POST /api/auth/login`: signs in with e-mail and password.
 *
 * The library hashes the password for an unknown e-mail too, so the time of the answer does not tell who is
 * registered. That an address is not verified is told only to someone who knows its password, and makes their browser
 * one that may verify it.
 */
export function login({ auth, connection, db, limiter }: Deps): Handler {
  return async (c) => {
    const body = await readJson(c, loginPayloadSchema);
    const address = connection.clientAddress(c);
    const tries = [
      limiter.take('loginPerAddress', address),
      limiter.take('loginPerAccountAndAddress', `${body.email} ${address}`),
      limiter.take('loginPerAccount', body.email),
    ];
    // Read before the password is checked: a registration that arrives in between is somebody else's.
    const pending = await pendingRegistration(db, body.email);
    const answer = await auth.api.signInEmail({ body, headers: c.req.raw.headers, asResponse: true });
    if (!answer.ok) {
      const code = await refusalCode(answer);
      if (code === 'INVALID_EMAIL_OR_PASSWORD') throw new Problem(401, 'wrongLogin');
      giveBack(tries);
      if (code === 'EMAIL_NOT_VERIFIED') {
        if (pending !== null) addCookie(c, connection, registrationCookie(pending, auth.options.secret));
        throw new Problem(403, 'emailNotVerified');
      }
      throw new Error(`The auth library refused a login: ${code}`);
    }
    giveBack(tries);
    forwardCookies(c, connection, answer.headers);
    return c.json({ email: body.email });
  };
}
