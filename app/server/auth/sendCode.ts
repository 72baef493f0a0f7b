import type { Deps } from '../deps';
import type { Language } from '../messages/messages';
import { verificationMail } from '../mail/verificationMail';
import { makeCode, storeCode } from './verificationCode';

/**
 * Mails a new code to an unverified account.
 *
 * Only a code that the mail server has accepted ends the previous one: after a failure, the one in the mailbox still
 * works.
 */
export async function sendCode(
  deps: Pick<Deps, 'auth' | 'mailer' | 'brandNames'>,
  email: string,
  language: Language,
): Promise<void> {
  const code = makeCode();
  await deps.mailer.send(verificationMail({ email, code, language, brandName: deps.brandNames[language] }));
  await storeCode(deps.auth, email, code);
}
