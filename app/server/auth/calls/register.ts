import { hasAllAgreements } from '@/domain/auth/payloads';
import { ownWords } from '@/domain/auth/registrationRules';
import { refuseCommon } from '../refuseCommon';
import { registrationObstacle } from '../registrationObstacle';
import { registrationCookie, registrationOf } from '../registrationCookie';
import { storeRegistration } from '../registrations';
import { sendCode } from '../sendCode';
import type { Deps } from '../../deps';
import { addCookie } from '../../http/cookies';
import { refusal } from '../../http/refusal';
import { acceptedLanguage } from '../../http/language';
import type { AuthHandler } from './authHandler';

/**
 * Stores a registration with its consents, mails the first code and allows this browser to verify it. A failed mail
 * does not change that, because another code can be requested.
 * A taken address gets the same answer; its owner receives a mail instead of a code.
 */
export function register(deps: Deps): AuthHandler<'register'> {
  const { auth, connection, db, limiter, log, passwordQueue } = deps;
  return async ({ body: payload, context: c }) => {
    if (!hasAllAgreements(payload.agreements)) throw refusal('agreementsRequired');
    await refuseCommon(payload.password, ownWords(payload));
    const address = connection.clientAddress(c);
    await limiter.take('registerPerAddress', address);
    await limiter.take('registerPerAccountAndAddress', `${payload.email} ${address}`);
    await limiter.take('registerPerAccount', payload.email);
    const obstacle = await registrationObstacle(db, payload.email, new Date());
    if (obstacle !== null) throw refusal(obstacle);
    const { password } = await auth.$context;
    const passwordHash = await passwordQueue.take(address, () => password.hash(payload.password));
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
      throw refusal('mailNotSent');
    }
    return { email: payload.email };
  };
}
