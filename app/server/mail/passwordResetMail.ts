import { message } from '../messages/messages';
import type { Language } from '../messages/messages';
import type { Mail } from './mailer';
import { linkParagraph, mailHtml, paragraph, quiet } from './mailHtml';

/** Mail with the link for setting a new password. */
export function passwordResetMail(content: {
  email: string;
  url: string;
  language: Language;
  brandName: string;
}): Mail {
  const { email, url, language, brandName } = content;
  const greeting = message(language, 'mailGreeting');
  const intro = message(language, 'mailResetIntro', { brand: brandName });
  const validity = message(language, 'mailResetValidity');
  const ignore = message(language, 'mailResetIgnore');
  return {
    to: email,
    subject: message(language, 'mailResetSubject', { brand: brandName }),
    text: `${greeting}\n\n${intro}\n\n${url}\n\n${validity}\n${ignore}\n`,
    html: mailHtml(language, [
      paragraph(greeting),
      paragraph(intro),
      linkParagraph(message(language, 'mailResetLink'), url),
      paragraph(validity),
      paragraph(ignore, quiet),
    ]),
    summary: 'password reset',
    terminalOnly: url,
  };
}
