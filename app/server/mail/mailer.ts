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
  /** Kind of mail for the log: never an address, a name or a secret. */
  readonly summary: string;
  /** Code or link for the terminal if mail is only stored; never logged. */
  readonly terminalOnly?: string;
}

/** Suppresses out-of-office replies (RFC 3834; the second header is Exchange's). */
export const automaticMailHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** The mail server works, but refuses this recipient. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}
