import nodemailer from 'nodemailer';
import type { Mailer } from './mailer';

/** Sends mail through an SMTP server. Says nothing in the terminal: codes are for their recipients only. */
export function createSmtp(options: { url: string; from: string }): Mailer {
  // Whoever registers waits for the mail, and the portal waits ten seconds for an answer.
  const transport = nodemailer.createTransport(
    { url: options.url, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 8000 },
    { from: options.from },
  );
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to, subject, text, html });
    },
  };
}
