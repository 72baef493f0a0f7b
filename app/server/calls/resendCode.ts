import { resendPayloadSchema } from '@/domain/auth/payloads';
import { findAddress } from '../auth/findAddress';
import { registrationOf } from '../auth/registrationCookie';
import { isWaiting } from '../auth/registrations';
import { sendCode } from '../auth/sendCode';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { acceptedLanguage } from '../http/language';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';
import { noticeMail } from '../mail/noticeMail';
import type { Language } from '../messages/messages';

/** Only this browser's own registration gets another code: a stranger must not end the one that its owner is typing. */
async function mailWhatIsNeeded(
  deps: Deps,
  email: string,
  id: string | null,
  language: Language,
): Promise<void> {
  const { auth, brandNames, db, mailer } = deps;
  if (id !== null && (await isWaiting(db, { id, email }))) return sendCode(deps, { id, email }, language);
  const { status } = await findAddress(db, email);
  if (status === 'unknown') return;
  await mailer.send(
    noticeMail(status === 'account' ? 'verified' : 'unfinished', {
      email,
      language,
      brandName: brandNames[language],
      baseUrl: auth.options.baseURL,
    }),
  );
}

/**
 * `POST /api/auth/resend-code`: mails a new code for this browser's registration, or why there is none.
 *
 * Answers before looking anything up, so neither the answer nor its time tells whether the address is registered.
 * While mail does not go out, every address is told so; each try also finds out whether it does again.
 */
export function resendCode(deps: Deps): Handler {
  const { auth, background, connection, limiter, mailer } = deps;
  return async (c) => {
    const { email } = await readJson(c, resendPayloadSchema);
    const address = connection.clientAddress(c);
    await limiter.take('resendPerAddress', address);
    await limiter.take('resendPerAccountAndAddress', `${email} ${address}`);
    await limiter.take('resendPerAccount', email);
    const state = mailer.state();
    const id = registrationOf(c.req.raw.headers, auth.options.secret);
    background.run(mailWhatIsNeeded(deps, email, id, acceptedLanguage(c.req.header('accept-language'))));
    if (state === 'failing') throw new Problem(503, 'codeNotSent');
    return c.json({ email });
  };
}
