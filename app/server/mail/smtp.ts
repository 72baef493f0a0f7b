import nodemailer from 'nodemailer';
import { headersOf, RecipientRefused } from './mailer';
import type { Mail, Mailer } from './mailer';

/**
 * Deadline for sending a mail, in milliseconds. A person waits for it at registration, and calls time out after ten
 * seconds. The other timeouts only limit silence, which a slow server could outlast.
 */
export const defaultDeadlineMs = 8000;

function isRecipientRefused(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'RCPT TO';
}

/** Login at a mail server. */
export interface SmtpLogin {
  readonly user: string;
  readonly pass: string;
}

export interface SmtpOptions {
  readonly url: string;
  /** Its password is sent over TLS only. */
  readonly login: SmtpLogin | null;
  readonly from: string;
  /** Reply address: nobody reads the sender's mailbox. */
  readonly replyTo: () => string;
  /** Total time for all steps of a mail. */
  readonly deadlineMs?: number;
}

interface SmtpMailer extends Mailer {
  /** Sends a mail and returns the server's answer to it. */
  deliver: (mail: Mail) => Promise<string>;
}

/** Sends mail through an SMTP server. Prints no codes. */
export function createSmtp({
  url,
  login,
  from,
  replyTo,
  deadlineMs = defaultDeadlineMs,
}: SmtpOptions): SmtpMailer {
  const transport = nodemailer.createTransport(
    {
      url,
      ...(login && { auth: { ...login }, requireTLS: true }),
      connectionTimeout: 4000,
      greetingTimeout: 4000,
      socketTimeout: deadlineMs,
    },
    { from },
  );
  async function deliver(mail: Mail): Promise<string> {
    const { to, subject, text, html, replyTo: ownReplyTo, attachments = [], unsubscribeHref } = mail;
    // Ends the connection too: a mail reported as not sent must not arrive later.
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const { response } = await transport.sendMail({
        to,
        subject,
        text,
        html,
        replyTo: ownReplyTo ?? replyTo(),
        headers: headersOf({ unsubscribeHref }),
        attachments: [...attachments],
        signal,
      });
      return response;
    } catch (error) {
      if (isRecipientRefused(error)) throw new RecipientRefused('Recipient refused', { cause: error });
      throw error;
    }
  }
  return { deliver, send: async (mail) => void (await deliver(mail)) };
}
