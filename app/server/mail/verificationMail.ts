import { message } from '../messages/messages';
import type { Language } from '../messages/messages';
import type { Mail } from './mailer';
import { mailHtml, paragraph, quiet } from './mailHtml';

/**
 * Mail with the code, as plain text and HTML.
 * It contains no user input: otherwise anybody could register another person's address and mail them any text as a first
 * name.
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
