import { passwordResetPayloadSchema } from '@/domain/auth/passwordReset';
import { isResetToken, resetPassword as setPassword } from '../auth/passwordReset';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/**
 * `POST /api/auth/reset-password`: another password by the link from a mail, which works once. Ends every session of
 * the account and opens none: the new password is to be typed once more. Links that do not work are counted per
 * network address.
 */
export function resetPassword({ auth, connection, db, limiter }: Deps): Handler {
  return async (c) => {
    const { token, password } = await readJson(c, passwordResetPayloadSchema);
    const attempt = limiter.take('resetPerAddress', connection.clientAddress(c));
    if (!(await isResetToken(db, token))) throw new Problem(400, 'resetLinkInvalid');
    const context = await auth.$context;
    if (!(await setPassword(db, token, await context.password.hash(password))))
      throw new Problem(400, 'resetLinkInvalid');
    attempt.giveBack();
    return c.json({ user: null });
  };
}
