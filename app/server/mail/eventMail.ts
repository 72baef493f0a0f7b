import { message, type Language } from '../messages/messages';
import type { ChangedTexts } from './mailTexts';
import type { Mail } from './mailer';
import { factParagraph, linkParagraph, mailHtml, paragraph, quiet } from './mailHtml';

export interface MailTo {
  readonly email: string;
  readonly language: Language;
  readonly brandName: string;
  /** URL of the portal, without a trailing slash. */
  readonly baseUrl: string;
  /** Texts that the provider has changed, in the reader's language. */
  readonly texts?: ChangedTexts;
}

/** Content of a mail, in the reader's language. */
interface MailEvent {
  readonly subject: string;
  readonly body: string;
  /** Values to copy, each on its own line. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Links for the reader's next steps, as paths of the portal. */
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly summary: string;
  /** Address for answers to this very mail; above its text, a line marks where an answer ends. */
  readonly replyTo?: string | null;
}

/** Creates a mail about an event: greeting, text, facts and links. */
export function eventMail(
  { subject, body, facts = [], links, summary, replyTo = null }: MailEvent,
  { email, language, baseUrl }: MailTo,
): Mail {
  const greeting = message(language, 'mailGreeting');
  const replyLine = replyTo === null ? null : message(language, 'mailReplyLine');
  const lines = links.map(({ label, path }) => ({ label, url: `${baseUrl}${path}` }));
  return {
    to: email,
    subject,
    text: `${replyLine === null ? '' : `${replyLine}\n\n`}${greeting}\n\n${body}\n\n${facts.map(({ label, value }) => `${label}:\n${value}\n\n`).join('')}${lines.map(({ label, url }) => `${label}: ${url}\n`).join('')}`,
    ...(replyTo !== null && { replyTo }),
    html: mailHtml(language, [
      ...(replyLine === null ? [] : [paragraph(replyLine, quiet)]),
      paragraph(greeting),
      ...body.split(/\n{2,}/).map((part) => paragraph(part)),
      ...facts.map(({ label, value }) => factParagraph(label, value)),
      ...lines.map(({ label, url }) => linkParagraph(label, url)),
    ]),
    summary,
  };
}
