import { message } from '../messages/messages';
import type { Language } from '../messages/messages';
import type { Mail } from './mailer';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

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
  const html = `<!doctype html>
<html lang="${language}">
<body style="font-family: sans-serif; line-height: 1.5">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(intro)}</p>
<p style="font-size: 28px; font-weight: bold; letter-spacing: 6px">${code}</p>
<p>${escapeHtml(validity)}</p>
<p style="color: #666">${escapeHtml(ignore)}</p>
</body>
</html>
`;
  return {
    to: email,
    subject: message(language, 'mailSubject', { code, brand: brandName }),
    text: `${greeting}\n\n${intro}\n\n${code}\n\n${validity}\n${ignore}\n`,
    html,
    summary: `verification code ${code}`,
  };
}
