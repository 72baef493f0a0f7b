import type { MailTestResult } from '@/domain/admin/mailTest';
import { message, type Language } from '../messages/messages';
import { scrub } from '../scrub';
import { createMailer, type MailOptions } from './createMailer';
import type { Mail } from './mailer';
import { mailHtml, paragraph } from './mailHtml';
import { reasonOf } from './watchedMailer';

/** Receiver of a test mail. */
export interface MailTester {
  readonly email: string;
  readonly language: Language;
}

/** Sends a test mail and returns the mail server's answer. */
export type TestMail = (to: MailTester) => Promise<MailTestResult>;

/** Mail by which an administrator tries out the mail server. */
export function testMail({ email, language }: MailTester, brandName: string): Mail {
  const lines = [message(language, 'mailGreeting'), message(language, 'mailTest')];
  return {
    to: email,
    subject: message(language, 'mailTestSubject', { brand: brandName }),
    text: `${lines.join('\n\n')}\n`,
    html: mailHtml(
      language,
      lines.map((line) => paragraph(line)),
    ),
    summary: 'test',
  };
}

/** Sends a mail once and returns the mail server's answer instead of throwing. */
export async function sendTest(options: MailOptions, mail: Mail): Promise<MailTestResult> {
  const { smtpUrl: url } = options;
  try {
    if (url === null) {
      await createMailer(options).send(mail);
      return { result: 'stored' };
    }
    const { createSmtp } = await import('./smtp');
    return { result: 'sent', answer: scrub(await createSmtp({ ...options, url }).deliver(mail)) };
  } catch (error) {
    return { result: 'failed', reason: scrub(reasonOf(error)) };
  }
}
