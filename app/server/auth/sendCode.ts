import type { Language } from '../messages/messages';
import type { Mailer } from '../mail/mailer';
import { verificationMail } from '../mail/verificationMail';
import type { Auth } from './createAuth';

/** Makes a new code for an unverified account, which ends the previous one, and mails it. */
export async function sendCode(
  deps: { auth: Auth; mailer: Mailer; brandName: string },
  email: string,
  language: Language,
): Promise<void> {
  const code = await deps.auth.api.createVerificationOTP({
    body: { email, type: 'email-verification' },
  });
  await deps.mailer.send(verificationMail({ email, code, language, brandName: deps.brandName }));
}
