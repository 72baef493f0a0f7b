import { verificationPayloadSchema } from '@/domain/auth/payloads';
import { createAccount } from '../auth/createAccount';
import { rememberBrowser } from '../auth/knownBrowserCookie';
import { forwardCookies } from '../auth/libraryAnswer';
import { registrationOf } from '../auth/registrationCookie';
import { tryCode } from '../auth/tryCode';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';
import { giveBack } from '../limiter';

/** A dead code needs no waiting: a new one may be requested at once. */
const RETRY_AT_ONCE = { 'Retry-After': '1' };

/**
 * `POST /api/auth/verify-email`: checks the code, makes this browser's registration an account and signs in.
 *
 * A browser that neither registered this address nor logged in with its password is refused: it may hold the code of a
 * registration whose password a stranger chose. It is refused alike whether there is such a registration.
 */
export function verifyEmail({ auth, connection, db, limiter }: Deps): Handler {
  return async (c) => {
    const { email, code } = await readJson(c, verificationPayloadSchema);
    const headers = c.req.raw.headers;

    // The second of two tabs: the first one used the code up and signed this browser in.
    const session = await auth.api.getSession({ headers });
    if (session?.user.email === email) return c.json({ email });

    const id = registrationOf(headers, auth.options.secret);
    if (id === null) throw new Problem(403, 'registeredElsewhere');
    const address = connection.clientAddress(c);
    const tries = [
      await limiter.take('verifyPerAddress', address),
      await limiter.take('verifyPerAccountAndAddress', `${email} ${address}`),
      await limiter.take('verifyPerAccount', email),
    ];
    const outcome = await tryCode(db, { id, email }, code, auth.options.secret);
    switch (outcome.status) {
      case 'elsewhere':
        await giveBack(tries);
        throw new Problem(403, 'registeredElsewhere');
      case 'triesUsedUp':
        throw new Problem(429, 'codeTriesUsedUp', RETRY_AT_ONCE);
      case 'wrong':
        throw new Problem(400, 'wrongCode');
      case 'right':
        if (!(await createAccount(db, outcome.registration))) throw new Problem(400, 'wrongCode');
    }
    await giveBack(tries);
    const answer = await auth.api.signInVerified({ body: { userId: id }, headers, asResponse: true });
    forwardCookies(c, connection, answer.headers);
    rememberBrowser(c, { auth, connection }, email);
    return c.json({ email });
  };
}
