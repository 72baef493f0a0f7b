import { keptAddress } from '../customers/keptAddress';
import type { Deps } from '../deps';
import type { Language } from '../messages/messages';
import { mergedNotice, noticeKinds, noticeMail } from '../mail/noticeMail';
import { verificationMail } from '../mail/verificationMail';
import type { Registration } from './registrations';
import { CODE_VALID_MS, hashCode, makeCode } from './verificationCode';

/**
 * Mails a new code for a registration. The owner of a taken address gets a warning instead; a code is stored in both
 * cases, so that entering one behaves the same.
 * Only a code that the mail server accepted replaces the previous one: after a failure, the mailed one still works.
 */
export async function sendCode(
  deps: Pick<Deps, 'auth' | 'brandNames' | 'db' | 'mailer'>,
  { id, email }: Registration,
  language: Language,
): Promise<void> {
  const { auth, brandNames, db, mailer } = deps;
  const code = makeCode();
  const brandName = brandNames[language];
  const account = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  if (account) {
    const content = { email, language, brandName, baseUrl: auth.options.baseURL };
    const kept = await keptAddress(db, account.id);
    const mail = kept === null ? noticeMail('taken', content) : mergedNotice(kept, content);
    await mailer.send(mail, { kind: noticeKinds.taken, userId: account.id });
  } else {
    const mail = verificationMail({ email, code, language, brandName });
    await mailer.send(mail, { kind: 'verificationCode', secrets: [code] });
  }
  await db
    .updateTable('registration')
    .set({
      codeHash: hashCode(id, code, auth.options.secret),
      codeExpiresAt: new Date(Date.now() + CODE_VALID_MS),
      codeTries: 0,
    })
    .where('id', '=', id)
    .execute();
}
