import { findAddress } from '../findAddress';
import { makeResetToken } from '../passwordReset';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { acceptedLanguage } from '../../http/language';
import type { Mail } from '../../mail/mailer';
import type { MailOrigin } from '../../mail/watchedMailer';
import { mergedNotice, noticeKinds, noticeMail } from '../../mail/noticeMail';
import { passwordResetMail } from '../../mail/passwordResetMail';
import type { Language } from '../../messages/messages';
import type { AuthHandler } from './authHandler';

interface RecordedMail {
  readonly mail: Mail;
  readonly origin: MailOrigin;
}

/**
 * Returns the mail for an address; null if it is unknown. A pending registration gets no link, because there is no
 * account yet and anybody may have started it. The owner of a merged account gets the address to use.
 */
async function mailFor(deps: Deps, email: string, language: Language): Promise<RecordedMail | null> {
  const { auth, brandNames, db } = deps;
  // The configured address, never the request's: a forged host would receive the token.
  const baseUrl = auth.options.baseURL;
  const content = { email, language, brandName: brandNames[language] };
  const found = await findAddress(db, email);
  if (found.status === 'unknown') return null;
  if (found.status === 'merged')
    return {
      mail: mergedNotice(found.kept, { ...content, baseUrl }),
      origin: { kind: 'accountsMerged', userId: found.userId },
    };
  if (found.status === 'registered') {
    const mail = noticeMail('unfinished', { ...content, baseUrl });
    return { mail, origin: { kind: noticeKinds.unfinished } };
  }
  const token = await makeResetToken(db, found.userId);
  const mail = passwordResetMail({ ...content, url: `${baseUrl}/reset-password?token=${token}` });
  return { mail, origin: { kind: 'passwordReset', userId: found.userId, secrets: [token] } };
}

/**
 * Mails a link for setting a new password.
 * It answers before any lookup, so that neither the answer nor its time reveals whether the address is registered.
 * While mail is down, every address gets that error; each attempt also tests whether mail works again.
 */
export function forgotPassword(deps: Deps): AuthHandler<'forgotPassword'> {
  const { background, connection, limiter, mailer } = deps;
  const sendMail = async (email: string, language: Language) => {
    const found = await mailFor(deps, email, language);
    if (found !== null) await mailer.send(found.mail, found.origin);
  };
  return async ({ body: { email }, context: c }) => {
    const address = connection.clientAddress(c);
    await limiter.take('forgotPerAddress', address);
    await limiter.take('forgotPerAccountAndAddress', `${email} ${address}`);
    await limiter.take('forgotPerAccount', email);
    const state = mailer.state();
    background.run(sendMail(email, acceptedLanguage(c.req.header('accept-language'))));
    if (state === 'failing') throw refusal('resetNotSent');
    return { email };
  };
}
