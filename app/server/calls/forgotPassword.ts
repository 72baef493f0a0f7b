import { forgotPasswordPayloadSchema } from '@/domain/auth/passwordReset';
import { findAddress } from '../auth/findAddress';
import { makeResetToken } from '../auth/passwordReset';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { acceptedLanguage } from '../http/language';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';
import type { Mail } from '../mail/mailer';
import { noticeMail } from '../mail/noticeMail';
import { passwordResetMail } from '../mail/passwordResetMail';
import type { Language } from '../messages/messages';

/**
 * The mail for an address; null for one that nobody has registered. A registration that waits for its code gets no
 * link: there is no account whose password could be set, and whoever typed that one may be a stranger.
 */
async function mailFor(deps: Deps, email: string, language: Language): Promise<Mail | null> {
  const { auth, brandNames, db } = deps;
  // The configured address, never the one of the request: a link to a forged host would give the token away.
  const baseUrl = auth.options.baseURL;
  const content = { email, language, brandName: brandNames[language] };
  const found = await findAddress(db, email);
  if (found.status === 'unknown') return null;
  if (found.status === 'registered') return noticeMail('unfinished', { ...content, baseUrl });
  const token = await makeResetToken(db, found.userId);
  return passwordResetMail({ ...content, url: `${baseUrl}/reset-password?token=${token}` });
}

/**
 * `POST /api/auth/forgot-password`: mails a link that sets another password.
 *
 * Answers before looking anything up, so neither the answer nor its time tells whether the address is registered.
 * While mail does not go out, every address is told so; each try also finds out whether it does again.
 */
export function forgotPassword(deps: Deps): Handler {
  const { background, connection, limiter, mailer } = deps;
  const sendMail = async (email: string, language: Language) => {
    const mail = await mailFor(deps, email, language);
    if (mail !== null) await mailer.send(mail);
  };
  return async (c) => {
    const { email } = await readJson(c, forgotPasswordPayloadSchema);
    const address = connection.clientAddress(c);
    await limiter.take('forgotPerAddress', address);
    await limiter.take('forgotPerAccountAndAddress', `${email} ${address}`);
    await limiter.take('forgotPerAccount', email);
    const state = mailer.state();
    background.run(sendMail(email, acceptedLanguage(c.req.header('accept-language'))));
    if (state === 'failing') throw new Problem(503, 'resetNotSent');
    return c.json({ email });
  };
}
