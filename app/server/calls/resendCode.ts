import { resendPayloadSchema } from '@/domain/auth/payloads';
import { sendCode } from '../auth/sendCode';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { acceptedLanguage } from '../http/language';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';
import { alreadyVerifiedMail } from '../mail/alreadyVerifiedMail';
import type { Language } from '../messages/messages';

async function mailWhatIsNeeded(deps: Deps, email: string, language: Language): Promise<void> {
  const account = await deps.db
    .selectFrom('user')
    .select('emailVerified')
    .where('email', '=', email)
    .executeTakeFirst();
  if (account === undefined) return;
  if (!account.emailVerified) return sendCode(deps, email, language);
  const brandName = deps.brandNames[language];
  await deps.mailer.send(alreadyVerifiedMail({ email, language, brandName }));
}

/**
 * `POST /api/auth/resend-code`: mails a new code, or to a verified address that it needs none.
 *
 * Answers before looking anything up, so neither the answer nor its time tells whether the address is registered.
 * While mail does not go out, every address is told so; each try also finds out whether it does again.
 */
export function resendCode(deps: Deps): Handler {
  const { background, connection, limiter, mailer } = deps;
  return async (c) => {
    const { email } = await readJson(c, resendPayloadSchema);
    limiter.take('resendPerAddress', connection.clientAddress(c));
    limiter.take('resendPerAccount', email);
    const state = mailer.state();
    background.run(mailWhatIsNeeded(deps, email, acceptedLanguage(c.req.header('accept-language'))));
    if (state === 'failing') throw new Problem(503, 'codeNotSent');
    return c.json({ email });
  };
}
