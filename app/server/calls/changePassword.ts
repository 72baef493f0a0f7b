import { passwordChangePayloadSchema } from '@/domain/auth/payloads';
import { ownWords } from '@/domain/auth/registrationRules';
import { forwardCookies, refusalCode } from '../auth/libraryAnswer';
import { passwordChanged } from '../auth/passwordChanged';
import { refuseCommon } from '../auth/refuseCommon';
import { refuseViewer } from '../auth/signedIn';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/**
 * `POST /api/auth/change-password`: another password for whoever is signed in. Every other session of theirs ends,
 * and this one goes on under a new cookie. The present password is requested, because a browser left open is not a
 * proof; wrong ones are counted per account.
 */
export function changePassword(deps: Deps): Handler {
  const { auth, connection, db, limiter, passwordTurns, wakeJobs } = deps;
  return async (c) => {
    await refuseViewer(c, deps);
    const payload = await readJson(c, passwordChangePayloadSchema);
    const headers = c.req.raw.headers;
    const session = await auth.api.getSession({ headers });
    if (session === null) throw new Problem(401, 'notSignedIn');
    const { email } = session.user;
    await refuseCommon(payload.newPassword, ownWords(session.user));
    return passwordTurns.take(connection.clientAddress(c), async () => {
      const attempt = await limiter.take('changePasswordPerAccount', email);
      const answer = await auth.api.changePassword({
        body: { ...payload, revokeOtherSessions: true },
        headers,
        asResponse: true,
      });
      if (!answer.ok) {
        const code = await refusalCode(answer);
        if (code === 'INVALID_PASSWORD') throw new Problem(403, 'wrongCurrentPassword');
        await attempt.giveBack();
        if (code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') throw new Problem(409, 'noPassword');
        if (code === 'UNAUTHORIZED') throw new Problem(401, 'notSignedIn');
        throw new Error(`The auth library refused a change of password: ${code}`);
      }
      await attempt.giveBack();
      await db.transaction().execute((tx) => passwordChanged(tx, session.user.id));
      wakeJobs();
      forwardCookies(c, connection, answer.headers);
      return c.json({ email });
    });
  };
}
