import { findAddress } from '../findAddress';
import { registrationOf } from '../registrationCookie';
import { isWaiting } from '../registrations';
import { sendCode } from '../sendCode';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { acceptedLanguage } from '../../http/language';
import { mergedNotice, noticeKinds, noticeMail } from '../../mail/noticeMail';
import type { Language } from '../../messages/messages';
import type { AuthHandler } from './authHandler';

/**
 * Only this browser's registration gets a new code: others must not invalidate the one that the owner is typing.
 */
async function mailWhatIsNeeded(
  deps: Deps,
  email: string,
  id: string | null,
  language: Language,
): Promise<void> {
  const { auth, brandNames, db, mailer } = deps;
  if (id !== null && (await isWaiting(db, { id, email }))) return sendCode(deps, { id, email }, language);
  const found = await findAddress(db, email);
  if (found.status === 'unknown') return;
  const content = { email, language, brandName: brandNames[language], baseUrl: auth.options.baseURL };
  if (found.status === 'merged')
    return mailer.send(mergedNotice(found.kept, content), { kind: 'accountsMerged', userId: found.userId });
  const notice = found.status === 'account' ? 'verified' : 'unfinished';
  await mailer.send(noticeMail(notice, content), { kind: noticeKinds[notice] });
}

/**
 * Mails a new code for this browser's registration, or the reason why there is none.
 * It answers before any lookup, so that neither the answer nor its time reveals whether the address is registered.
 * While mail is down, every address gets that error; each attempt also tests whether mail works again.
 */
export function resendCode(deps: Deps): AuthHandler<'resendCode'> {
  const { auth, background, connection, limiter, mailer } = deps;
  return async ({ body: { email }, context: c }) => {
    const address = connection.clientAddress(c);
    await limiter.take('resendPerAddress', address);
    await limiter.take('resendPerAccountAndAddress', `${email} ${address}`);
    await limiter.take('resendPerAccount', email);
    const state = mailer.state();
    const id = registrationOf(c.req.raw.headers, auth.options.secret);
    background.run(mailWhatIsNeeded(deps, email, id, acceptedLanguage(c.req.header('accept-language'))));
    if (state === 'failing') throw refusal('codeNotSent');
    return { email };
  };
}
