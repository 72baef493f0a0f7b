/** A file of a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** One message, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for answers; the address of support without one. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[];
  /** The kind of mail, for the log: never an address, a name or a secret. */
  readonly summary: string;
  /** Code or link for the terminal when mail is only stored; never logged. It is shown after the summary. */
  readonly terminalOnly?: string;
}

/** Keeps out-of-office replies away: no person wrote the mail (RFC 3834; the second is Exchange's name for it). */
export const automaticMailHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** The mail server works, but refuses this one recipient. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}
