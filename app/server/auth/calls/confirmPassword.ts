import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { refusalCode } from '../libraryAnswer';
import type { AuthHandler } from './authHandler';

/** Confirms the session by the password, for sensitive actions; wrong ones are counted like those of a change. */
export function confirmPassword({
  auth,
  connection,
  db,
  limiter,
  passwordQueue,
}: Deps): AuthHandler<'confirmPassword'> {
  return ({ body, caller, context: c }) =>
    passwordQueue.take(connection.clientAddress(c), async () => {
      const attempt = await limiter.take('changePasswordPerAccount', caller.email);
      const { headers } = c.req.raw;
      const answer = await auth.api.verifyPassword({ body, headers, asResponse: true });
      if (!answer.ok) {
        const code = await refusalCode(answer);
        if (code === 'INVALID_PASSWORD') throw refusal('wrongCurrentPassword');
        await attempt.releaseAttempt();
        if (code === 'UNAUTHORIZED') throw refusal('notSignedIn');
        throw new Error(`The auth library refused to verify a password: ${code}`);
      }
      await attempt.releaseAttempt();
      await db
        .updateTable('session')
        .set({ confirmedAt: new Date() })
        .where('id', '=', caller.sessionId)
        .execute();
    });
}
