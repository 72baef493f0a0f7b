import type { Deps } from '../deps';
import type { Language } from '../messages/messages';
import { verificationMail } from '../mail/verificationMail';

/** Makes a new code for an unverified account, which ends the previous one, and mails it. */
export async function sendCode(
  deps: Pick<Deps, 'auth' | 'mailer' | 'brandNames'>,
  email: string,
  language: Language,
): Promise<void> {
  const code = await deps.auth.api.createVerificationOTP({
    body: { email, type: 'email-verification' },
  });
  await deps.mailer.send(verificationMail({ email, code, language, brandName: deps.brandNames[language] }));
}
