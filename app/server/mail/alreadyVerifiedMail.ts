import { message } from '../messages/messages';
import type { Language } from '../messages/messages';
import type { Mail } from './mailer';
import { mailHtml, paragraph } from './mailHtml';

/**
 * For whoever asks for a code that they no longer need: the answer to their verification was lost on its way, and the
 * page, which tells nobody who is registered, cannot say so. Like the mail with the code, it holds nothing that was
 * typed.
 */
export function alreadyVerifiedMail(content: { email: string; language: Language; brandName: string }): Mail {
  const { email, language, brandName } = content;
  const greeting = message(language, 'mailGreeting');
  const verified = message(language, 'mailAlreadyVerified', { brand: brandName });
  const ignore = message(language, 'mailNotRequested');
  return {
    to: email,
    subject: message(language, 'mailAlreadyVerifiedSubject', { brand: brandName }),
    text: `${greeting}\n\n${verified}\n\n${ignore}\n`,
    html: mailHtml(language, [paragraph(greeting), paragraph(verified), paragraph(ignore, 'color: #666')]),
    summary: 'already verified',
  };
}
