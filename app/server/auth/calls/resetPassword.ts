import { ownWords } from '@/domain/auth/registrationRules';
import { rememberBrowser } from '../knownBrowserCookie';
import { ownerOfReset, resetPassword as setPassword } from '../passwordReset';
import { refuseCommon } from '../refuseCommon';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import type { AuthHandler } from './authHandler';

/**
 * Sets a new password by a single-use link from a mail. It ends every session of the account and starts none, so the
 * new password must be entered. Invalid links are counted per network address.
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
    // The link proves the mailbox, so a lockout of the account must not affect this browser.
    rememberBrowser(c, { auth, connection }, email);
    await attempt.releaseAttempt();
    return { user: null };
  };
}
