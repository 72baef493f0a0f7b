import type { Log } from '../log';
import type { Mailer } from './mailer';

export interface MailOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly outboxFolder: string;
  readonly log: Log;
}

async function load(options: MailOptions): Promise<Mailer> {
  const { smtpUrl, from, outboxFolder: folder, log } = options;
  if (smtpUrl !== null) return (await import('./smtp')).createSmtp({ url: smtpUrl, from });
  return (await import('./outbox')).createOutbox({ folder, from, log });
}

/** The mailer that the environment asks for. Its library is loaded with the first mail, not at the start. */
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
