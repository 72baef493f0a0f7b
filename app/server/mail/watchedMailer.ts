import { RecipientRefused } from './mailer';
import type { Mailer } from './mailer';

/** A mailer that knows whether mail goes out at present. */
export interface WatchedMailer extends Mailer {
  /** How the last attempt of this process ended; `working` before the first. */
  state: () => 'working' | 'failing';
}

/** Remembers how the last attempt ended, and counts them. A refused recipient says nothing about anybody else's mail. */
export function watchMailer(
  mailer: Mailer,
  count: (result: 'sent' | 'failed') => void = () => undefined,
): WatchedMailer {
  let state: ReturnType<WatchedMailer['state']> = 'working';
  return {
    state: () => state,
    async send(mail) {
      try {
        await mailer.send(mail);
        state = 'working';
        count('sent');
      } catch (error) {
        count('failed');
        state = error instanceof RecipientRefused ? 'working' : 'failing';
        throw error;
      }
    },
  };
}
