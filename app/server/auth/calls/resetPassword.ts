import { ownWords } from '@/domain/auth/registrationRules';
import { rememberBrowser } from '../knownBrowserCookie';
import { ownerOfReset, resetPassword as setPassword } from '../passwordReset';
import { refuseCommon } from '../refuseCommon';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import type { AuthHandler } from './authHandler';

/**
 * Another password by the link from a mail, which works once. Ends every session of
 * the account and opens none: the new password is to be typed once more. Links that do not work are counted per
 * network address.
 */
export function resetPassword(deps: Deps): AuthHandler<'resetPassword'> {
  const { auth, connection, db, limiter, passwordQueue } = deps;
  return async ({ body: { token, password }, context: c }) => {
    const address = connection.clientAddress(c);
    const attempt = await limiter.take('resetPerAddress', address);
    const owner = await ownerOfReset(db, token);
    if (owner === null) throw refusal('resetLinkInvalid');
    await refuseCommon(password, ownWords(owner));
    const { password: passwords } = await auth.$context;
    const passwordHash = await passwordQueue.take(address, () => passwords.hash(password));
    const email = await setPassword(db, token, passwordHash);
    if (email === null) throw refusal('resetLinkInvalid');
    // The mailbox is proved: whoever has locked the account by guessing does not lock out this browser.
    rememberBrowser(c, { auth, connection }, email);
    await attempt.releaseAttempt();
    return { user: null };
  };
}
