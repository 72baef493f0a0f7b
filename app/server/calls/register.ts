import { hasAllAgreements, registrationPayloadSchema } from '@/domain/auth/payloads';
import { createAccount } from '../auth/createAccount';
import { sendCode } from '../auth/sendCode';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { acceptedLanguage } from '../http/language';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/** `POST /api/auth/register`: stores an unverified account with its consents and mails the first code. */
export function register(deps: Deps): Handler {
  const { auth, connection, db, limiter, logError } = deps;
  return async (c) => {
    const payload = await readJson(c, registrationPayloadSchema);
    if (!hasAllAgreements(payload.agreements)) throw new Problem(422, 'agreementsRequired');
    limiter.take('registerPerAddress', connection.clientAddress(c));
    const { password } = await auth.$context;
    await createAccount(db, payload, await password.hash(payload.password));
    try {
      await sendCode(deps, payload.email, acceptedLanguage(c.req.header('accept-language')));
    } catch (error) {
      logError(error);
      throw new Problem(503, 'mailNotSent');
    }
    return c.json({ email: payload.email }, 201);
  };
}
