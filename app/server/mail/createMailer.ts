import type { Log } from '../log';
import type { SmtpLogin } from './smtp';
import type { Mailer } from './mailer';

export interface MailOptions {
  readonly smtpUrl: string | null;
  /** Login at the server; null without one, or if the address has it. */
  readonly login: SmtpLogin | null;
  readonly from: string;
  /** Support address at the time of sending. */
  readonly replyTo: () => string;
  readonly outboxFolder: string;
  readonly log: Log;
}

async function load(options: MailOptions): Promise<Mailer> {
  const { smtpUrl, login, from, replyTo, outboxFolder: folder, log } = options;
  if (smtpUrl !== null) return (await import('./smtp')).createSmtp({ url: smtpUrl, login, from, replyTo });
  return (await import('./outbox')).createOutbox({ folder, from, replyTo, log });
}

/** Creates the configured mailer. Its library is loaded with the first mail. */
export function createMailer(options: MailOptions): Mailer {
  let loading: Promise<Mailer> | null = null;
  return {
    async send(mail) {
      loading ??= load(options);
      const mailer = await loading;
      await mailer.send(mail);
    },
  };
}
