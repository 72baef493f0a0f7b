import { ownWords } from '@/domain/auth/registrationRules';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { forwardCookies, refusalCode } from '../libraryAnswer';
import { passwordChanged } from '../passwordChanged';
import { refuseCommon } from '../refuseCommon';
import type { AuthHandler } from './authHandler';

/**
 * Changes the password of the signed-in user. It ends all other sessions and renews the cookie of this one. The current
 * password is required, because an open browser proves nothing; wrong ones are counted per account.
 */
export function changePassword({
  auth,
  connection,
  db,
  limiter,
  passwordQueue,
}: Deps): AuthHandler<'changePassword'> {
  return async ({ body, caller, context: c }) => {
    const { email } = caller;
    await refuseCommon(body.newPassword, ownWords(caller));
    return passwordQueue.take(connection.clientAddress(c), async () => {
      const attempt = await limiter.take('changePasswordPerAccount', email);
      const answer = await auth.api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers: c.req.raw.headers,
        asResponse: true,
      });
      if (!answer.ok) {
        const code = await refusalCode(answer);
        if (code === 'INVALID_PASSWORD') throw refusal('wrongCurrentPassword');
        await attempt.releaseAttempt();
        if (code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') throw refusal('noPassword');
        if (code === 'UNAUTHORIZED') throw refusal('notSignedIn');
        throw new Error(`The auth library refused a change of password: ${code}`);
      }
      await attempt.releaseAttempt();
      await db.transaction().execute((tx) => passwordChanged(tx, caller.id));
      forwardCookies(c, connection, answer.headers);
      return { email };
    });
  };
}
