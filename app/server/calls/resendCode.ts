import { resendPayloadSchema } from '@/domain/auth/payloads';
import { sendCode } from '../auth/sendCode';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { acceptedLanguage } from '../http/language';
import type { Handler } from '../http/types';
import type { Language } from '../messages/messages';

async function sendCodeIfUnverified(deps: Deps, email: string, language: Language): Promise<void> {
  const account = await deps.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .executeTakeFirst();
  if (account) await sendCode(deps, email, language);
}

/**
 * `POST /api/auth/resend-code`: mails a new code.
 *
 * Answers before looking anything up, so neither the answer nor its time tells whether the address is registered.
 */
export function resendCode(deps: Deps): Handler {
  const { background, connection, limiter } = deps;
  return async (c) => {
    const { email } = await readJson(c, resendPayloadSchema);
    limiter.take('resendPerAddress', connection.clientAddress(c));
    limiter.take('resendPerAccount', email);
    background.run(sendCodeIfUnverified(deps, email, acceptedLanguage(c.req.header('accept-language'))));
    return c.json({ email });
  };
}
