/** An attachment of a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** A message that is ready to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for answers; the address of support without one. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[];
  /** Page where the recipient turns such mails off; absent for mails that are always sent. */
  readonly unsubscribeHref?: string | undefined;
  /** Kind of mail for the log: never an address, a name or a secret. */
  readonly summary: string;
  /** Code or link for the terminal if mail is only stored; never logged. */
  readonly terminalOnly?: string;
}

/** Headers that suppress out-of-office replies (RFC 3834; the second is Exchange's) and offer to unsubscribe (RFC 2369). */
export const headersOf = ({ unsubscribeHref }: Pick<Mail, 'unsubscribeHref'>) => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(unsubscribeHref !== undefined && { 'List-Unsubscribe': `<${unsubscribeHref}>` }),
});

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** The mail server works, but refuses this recipient. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}
