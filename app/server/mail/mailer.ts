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
  readonly attachments?: readonly MailAttachment[];
  /** What the terminal says about it in development; never shown when mail is really sent. */
  readonly summary: string;
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** The mail server works, but refuses this one recipient. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}
