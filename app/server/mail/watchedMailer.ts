import type { MailKind } from '@/domain/admin/mail';
import type { Log } from '../log';
import { scrub } from '../scrub';
import { RecipientRefused } from './mailer';
import type { Mail, Mailer } from './mailer';
import type { MailEvent } from './mailEvent';

/** Reason and receiver of a mail, for the mail log. */
export interface MailOrigin {
  readonly kind: MailKind;
  /** The account that it concerns; found by the address where it is absent. */
  readonly userId?: string;
  /** The job that sends it: its retries are one mail of the log. */
  readonly jobId?: number;
  /** The event that it reports, from which it can be made again. */
  readonly event?: MailEvent;
  /** Codes and passwords of its text, which the log does not store. */
  readonly secrets?: readonly string[];
}

/** The result of an attempt; `reason` is null for a mail that was sent. */
export interface MailAttempt {
  readonly mail: Mail;
  readonly origin: MailOrigin;
  readonly reason: string | null;
}

/** A mailer that knows whether mail currently works. */
export interface WatchedMailer {
  send: (mail: Mail, origin: MailOrigin) => Promise<void>;
  /** Result of the last attempt; `working` before the first. */
  state: () => 'working' | 'failing';
}

/** Returns the reason of a failure. A refused connection to a name with several addresses has only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Remembers the last result, counts and records attempts, and logs failures by kind of mail, never with an address. A
 * refused recipient does not count as a failure.
 */
export function watchMailer(
  mailer: Mailer,
  log: Pick<Log, 'warn'>,
  {
    count = () => undefined,
    record = () => Promise.resolve(),
  }: {
    count?: ((result: 'sent' | 'failed') => void) | undefined;
    /** Adds the attempt to the mail log; never rejects. */
    record?: (attempt: MailAttempt) => Promise<void>;
  } = {},
): WatchedMailer {
  let state: ReturnType<WatchedMailer['state']> = 'working';
  return {
    state: () => state,
    async send(mail, origin) {
      try {
        await mailer.send(mail);
      } catch (error) {
        count('failed');
        state = error instanceof RecipientRefused ? 'working' : 'failing';
        const reason = scrub(reasonOf(error));
        await record({ mail, origin, reason });
        log.warn(
          'mail failed',
          { mail: mail.summary, recipients: 1, reason },
          `The mail “${mail.summary}” to 1 recipient was not sent: ${reason}`,
        );
        throw error instanceof RecipientRefused
          ? error
          : new Error(`The mail “${mail.summary}” was not sent: ${reason}`, { cause: error });
      }
      state = 'working';
      count('sent');
      await record({ mail, origin, reason: null });
    },
  };
}
