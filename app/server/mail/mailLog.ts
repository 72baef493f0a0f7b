import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import type { Db } from '../db/database';
import type { Log } from '../log';
import type { MailAttempt } from './watchedMailer';
import { withoutSecrets } from './withoutSecrets';

/** The account of an address; null for an address without one. */
async function accountOf(db: Db, email: string): Promise<string | null> {
  const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return user?.id ?? null;
}

/**
 * Records attempts in the mail log; the retries of a job are one row. A log that cannot be written stops no mail.
 *
 * @param timeZone the provider's, whose days the log counts in (D41)
 */
export function createMailLog(db: Db, timeZone: () => TimeZone, log: Pick<Log, 'error'>) {
  return async function record({ mail, origin, reason }: MailAttempt): Promise<void> {
    const { kind, userId, jobId = null, event, secrets = [] } = origin;
    const at = new Date();
    const attempt = {
      at,
      email: mail.to,
      subject: withoutSecrets(mail.subject, secrets),
      text: withoutSecrets(mail.text, secrets),
      result: reason === null ? 'sent' : 'failed',
      reason,
    } as const;
    try {
      await db
        .insertInto('mailLog')
        .values({
          ...attempt,
          day: dayIn(timeZone(), at),
          kind,
          userId: userId ?? (await accountOf(db, mail.to)),
          jobId,
          event: event === undefined ? null : JSON.stringify(event),
        })
        .onConflict((conflict) => conflict.column('jobId').doUpdateSet(attempt))
        .execute();
    } catch (error) {
      log.error(error);
    }
  };
}
