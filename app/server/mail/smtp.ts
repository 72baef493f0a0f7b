import nodemailer from 'nodemailer';
import { automaticMailHeaders, RecipientRefused } from './mailer';
import type { Mailer } from './mailer';

/**
 * Deadline for sending a mail, in milliseconds. A person who registers waits for the mail, and the portal waits ten
 * seconds for an answer. The other timeouts only limit a silence, so a server that is slow with every reply would
 * outlast them all.
 */
export const defaultDeadlineMs = 8000;

function isRecipientRefused(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'RCPT TO';
}

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** Where answers go: nobody reads the sender's mailbox. */
  readonly replyTo: () => string;
  /** How long all steps of a mail may take together. */
  readonly deadlineMs?: number;
}

/** Sends mail through an SMTP server. Says nothing in the terminal: codes are for their recipients only. */
export function createSmtp({ url, from, replyTo, deadlineMs = defaultDeadlineMs }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: deadlineMs },
    { from },
  );
  return {
    async send({ to, subject, text, html, replyTo: ownReplyTo, attachments = [] }) {
      // Ends the connection too: a mail reported as not sent must not arrive later.
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        await transport.sendMail({
          to,
          subject,
          text,
          html,
          replyTo: ownReplyTo ?? replyTo(),
          headers: automaticMailHeaders,
          attachments: [...attachments],
          signal,
        });
      } catch (error) {
        if (isRecipientRefused(error)) throw new RecipientRefused('Recipient refused', { cause: error });
        throw error;
      }
    },
  };
}
