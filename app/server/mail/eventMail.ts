import { message, type Language } from '../messages/messages';
import type { ChangedTexts } from './mailTexts';
import type { Mail } from './mailer';
import { factParagraph, linkParagraph, mailHtml, paragraph } from './mailHtml';

export interface MailTo {
  readonly email: string;
  readonly language: Language;
  readonly brandName: string;
  /** Of the portal, without a slash at the end. */
  readonly baseUrl: string;
  /** Texts that the provider has changed, in the reader's language. */
  readonly texts?: ChangedTexts;
}

/** Content of a mail, in the reader's language. */
interface MailEvent {
  readonly subject: string;
  readonly body: string;
  /** Values to copy from the mail, each on a line of its own. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Links for the reader's next steps, as paths of the portal. */
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly summary: string;
}

/** A mail that tells something: a greeting, what there is to tell, and where to go. */
export function eventMail(
  { subject, body, facts = [], links, summary }: MailEvent,
  { email, language, baseUrl }: MailTo,
): Mail {
  const greeting = message(language, 'mailGreeting');
  const lines = links.map(({ label, path }) => ({ label, url: `${baseUrl}${path}` }));
  return {
    to: email,
    subject,
    text: `${greeting}\n\n${body}\n\n${facts.map(({ label, value }) => `${label}:\n${value}\n\n`).join('')}${lines.map(({ label, url }) => `${label}: ${url}\n`).join('')}`,
    html: mailHtml(language, [
      paragraph(greeting),
      ...body.split(/\n{2,}/).map((part) => paragraph(part)),
      ...facts.map(({ label, value }) => factParagraph(label, value)),
      ...lines.map(({ label, url }) => linkParagraph(label, url)),
    ]),
    summary,
  };
}
