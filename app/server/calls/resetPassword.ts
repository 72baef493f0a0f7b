import { passwordResetPayloadSchema } from '@/domain/auth/passwordReset';
import { ownWords } from '@/domain/auth/registrationRules';
import { rememberBrowser } from '../auth/knownBrowserCookie';
import { ownerOfReset, resetPassword as setPassword } from '../auth/passwordReset';
import { refuseCommon } from '../auth/refuseCommon';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/**
 * `POST /api/auth/reset-password`: another password by the link from a mail, which works once. Ends every session of
 * the account and opens none: the new password is to be typed once more. Links that do not work are counted per
 * network address.
 */
export function resetPassword(deps: Deps): Handler {
  const { auth, connection, db, limiter, passwordTurns, wakeJobs } = deps;
  return async (c) => {
    const { token, password } = await readJson(c, passwordResetPayloadSchema);
    const address = connection.clientAddress(c);
    const attempt = await limiter.take('resetPerAddress', address);
    const owner = await ownerOfReset(db, token);
    if (owner === null) throw new Problem(400, 'resetLinkInvalid');
    await refuseCommon(password, ownWords(owner));
    const { password: passwords } = await auth.$context;
    const passwordHash = await passwordTurns.take(address, () => passwords.hash(password));
    const email = await setPassword(db, token, passwordHash);
    if (email === null) throw new Problem(400, 'resetLinkInvalid');
    wakeJobs();
    // The mailbox is proved: whoever has locked the account by guessing does not lock out this browser.
    rememberBrowser(c, { auth, connection }, email);
    await attempt.giveBack();
    return c.json({ user: null });
  };
}
