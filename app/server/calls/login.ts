import { loginPayloadSchema } from '@/domain/auth/payloads';
import { forwardCookies, refusalCode } from '../auth/libraryAnswer';
import { matchingRegistration } from '../auth/matchingRegistration';
import { registrationCookie, registrationOf } from '../auth/registrationCookie';
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
 * registered. That an address is not verified is told only to someone who knows the password of a registration, and
 * makes their browser one that may verify it.
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
    const headers = c.req.raw.headers;
    const answer = await auth.api.signInEmail({ body, headers, asResponse: true });
    if (!answer.ok) {
      const code = await refusalCode(answer);
      if (code === 'INVALID_EMAIL_OR_PASSWORD') {
        const { secret } = auth.options;
        const registration = await matchingRegistration(auth, db, body, registrationOf(headers, secret));
        if (registration === null) throw new Problem(401, 'wrongLogin');
        giveBack(tries);
        addCookie(c, connection, registrationCookie(registration, secret));
        throw new Problem(403, 'emailNotVerified');
      }
      giveBack(tries);
      throw new Error(`The auth library refused a login: ${code}`);
    }
    giveBack(tries);
    forwardCookies(c, connection, answer.headers);
    return c.json({ email: body.email });
  };
}
