import { message } from '../messages/messages';
import type { Language } from '../messages/messages';
import type { Mail } from './mailer';
import { mailHtml, paragraph, quiet } from './mailHtml';

/**
 * The mail with the code, as plain text and as HTML.
 *
 * It holds nothing that was typed at registration: whoever registers a stranger's address could otherwise mail them any
 * text in our name by putting it into the field for the first name.
 */
export function verificationMail(content: {
  email: string;
  code: string;
  language: Language;
  brandName: string;
}): Mail {
  const { email, code, language, brandName } = content;
  const greeting = message(language, 'mailGreeting');
  const intro = message(language, 'mailCodeIntro', { brand: brandName });
  const validity = message(language, 'mailCodeValidity');
  const ignore = message(language, 'mailIgnore');
  return {
    to: email,
    subject: message(language, 'mailSubject', { code, brand: brandName }),
    text: `${greeting}\n\n${intro}\n\n${code}\n\n${validity}\n${ignore}\n`,
    html: mailHtml(language, [
      paragraph(greeting),
      paragraph(intro),
      paragraph(code, 'font-size: 28px; font-weight: bold; letter-spacing: 6px'),
      paragraph(validity),
      paragraph(ignore, quiet),
    ]),
    summary: 'verification code',
    terminalOnly: code,
  };
}
