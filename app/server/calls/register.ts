import { hasAllAgreements, registrationPayloadSchema } from '@/domain/auth/payloads';
import { ownWords } from '@/domain/auth/registrationRules';
import { refuseCommon } from '../auth/refuseCommon';
import { registrationCookie, registrationOf } from '../auth/registrationCookie';
import { storeRegistration } from '../auth/registrations';
import { sendCode } from '../auth/sendCode';
import type { Deps } from '../deps';
import { addCookie } from '../http/cookies';
import { readJson } from '../http/jsonBody';
import { acceptedLanguage } from '../http/language';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/**
 * `POST /api/auth/register`: stores a registration with its consents, mails the first code and makes this browser the
 * one to verify it, also when the mail fails: another may be requested.
 *
 * Does and answers the same for a taken address, whose owner is told by mail instead of getting a code.
 */
export function register(deps: Deps): Handler {
  const { auth, connection, db, limiter, log, passwordTurns } = deps;
  return async (c) => {
    const payload = await readJson(c, registrationPayloadSchema);
    if (!hasAllAgreements(payload.agreements)) throw new Problem(422, 'agreementsRequired');
    await refuseCommon(payload.password, ownWords(payload));
    const address = connection.clientAddress(c);
    await limiter.take('registerPerAddress', address);
    await limiter.take('registerPerAccountAndAddress', `${payload.email} ${address}`);
    await limiter.take('registerPerAccount', payload.email);
    const { password } = await auth.$context;
    const passwordHash = await passwordTurns.take(address, () => password.hash(payload.password));
    const { secret } = auth.options;
    const registration = await storeRegistration(
      db,
      payload,
      passwordHash,
      registrationOf(c.req.raw.headers, secret),
    );
    addCookie(c, connection, registrationCookie(registration.id, secret));
    try {
      await sendCode(deps, registration, acceptedLanguage(c.req.header('accept-language')));
    } catch (error) {
      log.error(error);
      throw new Problem(503, 'mailNotSent');
    }
    return c.json({ email: payload.email }, 201);
  };
}
