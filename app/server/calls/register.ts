import { hasAllAgreements, registrationPayloadSchema } from '@/domain/auth/payloads';
import { createAccount } from '../auth/createAccount';
import { registrationCookie } from '../auth/registrationCookie';
import { sendCode } from '../auth/sendCode';
import type { Deps } from '../deps';
import { addCookie } from '../http/cookies';
import { readJson } from '../http/jsonBody';
import { acceptedLanguage } from '../http/language';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/**
 * `POST /api/auth/register`: stores an unverified account with its consents, mails the first code and makes this browser
 * the one to verify it, also when the mail fails: another may be asked for.
 */
export function register(deps: Deps): Handler {
  const { auth, connection, db, limiter, log, passwordTurns } = deps;
  return async (c) => {
    const payload = await readJson(c, registrationPayloadSchema);
    if (!hasAllAgreements(payload.agreements)) throw new Problem(422, 'agreementsRequired');
    const address = connection.clientAddress(c);
    limiter.take('registerPerAddress', address);
    limiter.take('registerPerAccountAndAddress', `${payload.email} ${address}`);
    limiter.take('registerPerAccount', payload.email);
    const { password } = await auth.$context;
    const passwordHash = await passwordTurns.take(address, () => password.hash(payload.password));
    const userId = await createAccount(db, payload, passwordHash);
    addCookie(c, connection, registrationCookie(userId, auth.options.secret));
    try {
      await sendCode(deps, payload.email, acceptedLanguage(c.req.header('accept-language')));
    } catch (error) {
      log.error(error);
      throw new Problem(503, 'mailNotSent');
    }
    return c.json({ email: payload.email }, 201);
  };
}
