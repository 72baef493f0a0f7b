import { findAddress } from '../findAddress';
import { makeResetToken } from '../passwordReset';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { acceptedLanguage } from '../../http/language';
import type { Mail } from '../../mail/mailer';
import type { MailOrigin } from '../../mail/watchedMailer';
import { noticeKinds, noticeMail } from '../../mail/noticeMail';
import { passwordResetMail } from '../../mail/passwordResetMail';
import type { Language } from '../../messages/messages';
import type { AuthHandler } from './authHandler';

interface RecordedMail {
  readonly mail: Mail;
  readonly origin: MailOrigin;
}

/**
 * The mail for an address; null for one that nobody has registered. A registration that waits for its code gets no
 * link: there is no account whose password could be set, and whoever typed that one may be a stranger.
 */
async function mailFor(deps: Deps, email: string, language: Language): Promise<RecordedMail | null> {
  const { auth, brandNames, db } = deps;
  // The configured address, never the one of the request: a link to a forged host would give the token away.
  const baseUrl = auth.options.baseURL;
  const content = { email, language, brandName: brandNames[language] };
  const found = await findAddress(db, email);
  if (found.status === 'unknown') return null;
  if (found.status === 'registered') {
    const mail = noticeMail('unfinished', { ...content, baseUrl });
    return { mail, origin: { kind: noticeKinds.unfinished } };
  }
  const token = await makeResetToken(db, found.userId);
  const mail = passwordResetMail({ ...content, url: `${baseUrl}/reset-password?token=${token}` });
  return { mail, origin: { kind: 'passwordReset', userId: found.userId, secrets: [token] } };
}

/**
 * Mails a link that sets another password.
 *
 * Answers before looking anything up, so neither the answer nor its time tells whether the address is registered.
 * While mail does not go out, every address is told so; each try also finds out whether it does again.
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
