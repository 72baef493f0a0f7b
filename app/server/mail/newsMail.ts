import { message, type Language } from '../messages/messages';
import type { Mail } from './mailer';
import { linkParagraph, mailHtml, paragraph } from './mailHtml';

export interface MailTo {
  readonly email: string;
  readonly language: Language;
  readonly brandName: string;
  /** Of the portal, without a slash at the end. */
  readonly baseUrl: string;
}

/** What a mail says, in the reader's language. */
interface News {
  readonly subject: string;
  readonly body: string;
  /** What to do about it: paths of the portal. */
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly summary: string;
}

/** A mail that tells something: a greeting, what there is to tell, and where to go. */
export function newsMail(
  { subject, body, links, summary }: News,
  { email, language, baseUrl }: MailTo,
): Mail {
  const greeting = message(language, 'mailGreeting');
  const lines = links.map(({ label, path }) => ({ label, url: `${baseUrl}${path}` }));
  return {
    to: email,
    subject,
    text: `${greeting}\n\n${body}\n\n${lines.map(({ label, url }) => `${label}: ${url}\n`).join('')}`,
    html: mailHtml(language, [
      paragraph(greeting),
      paragraph(body),
      ...lines.map(({ label, url }) => linkParagraph(label, url)),
    ]),
    summary,
  };
}
