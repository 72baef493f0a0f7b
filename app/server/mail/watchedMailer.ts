import type { Log } from '../log';
import { scrub } from '../scrub';
import { RecipientRefused } from './mailer';
import type { Mailer } from './mailer';

/** A mailer that knows whether mail currently works. */
export interface WatchedMailer extends Mailer {
  /** Result of the last attempt; `working` before the first. */
  state: () => 'working' | 'failing';
}

/** A refused connection to a name with several addresses has a code, but no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Remembers the last result, counts attempts and logs failures by kind of mail, never with an address. A refused
 * recipient does not count as a failure.
 */
export function watchMailer(
  mailer: Mailer,
  log: Pick<Log, 'warn'>,
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
        const reason = scrub(reasonOf(error));
        log.warn(
          'mail failed',
          { mail: mail.summary, recipients: 1, reason },
          `The mail “${mail.summary}” to 1 recipient was not sent: ${reason}`,
        );
        throw error instanceof RecipientRefused
          ? error
          : new Error(`The mail “${mail.summary}” was not sent: ${reason}`, { cause: error });
      }
    },
  };
}
