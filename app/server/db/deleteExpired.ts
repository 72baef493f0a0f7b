import { dayIn } from '@/domain/time/timeZone';
import type { Db } from './database';

/** How long the answer to an `Idempotency-Key` is repeated: no browser and no program retries a call for a month. */
const answersLastMs = 30 * 24 * 60 * 60 * 1000;
/** Retention of payments that the test bank has decided, in milliseconds. They are only looked up for a refund. */
const bankPaymentsMs = 400 * 24 * 3_600_000;
/** The rest waits for the next cleaning. */
const bankPaymentsAtOnce = 1000;
/** Nobody asks it again about what was never paid. */
const unpaidBankPaymentsMs = 30 * 24 * 3_600_000;
/** Done jobs tell an operator what happened lately. */
const doneJobMs = 30 * 24 * 3_600_000;
/** The administrators' dashboard shows a few of the newest events. */
const activityMs = 90 * 24 * 3_600_000;
/** Staff look at the sign-ins of a year. */
const signInMs = 365 * 24 * 3_600_000;
/** Staff look at the mails of half a year. */
const mailMs = 183 * 24 * 3_600_000;

/** Payments of the test bank that are over: those that nobody paid soon, the others once no refund is promised for them. */
async function deleteBankPayments(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const old = await db
    .selectFrom('bankPayment')
    .select('reference')
    .where('expiresAt', '<', before(bankPaymentsMs))
    .orderBy('expiresAt')
    .limit(bankPaymentsAtOnce)
    .execute();
  const references = old.map(({ reference }) => reference);
  if (references.length > 0) {
    await db.deleteFrom('bankRefund').where('reference', 'in', references).execute();
    await db.deleteFrom('bankPayment').where('reference', 'in', references).execute();
  }
  await db
    .deleteFrom('bankPayment')
    .where('expiresAt', '<', before(unpaidBankPaymentsMs))
    .where('status', 'in', ['open', 'confirming', 'declined'])
    .execute();
}

/** Deletes what no one can use any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of ['session', 'verification', 'registration', 'passwordReset', 'rateTry'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('request')
    .where('createdAt', '<', new Date(now.getTime() - answersLastMs))
    .execute();
  await db
    .deleteFrom('job')
    .where('doneAt', '<', new Date(now.getTime() - doneJobMs))
    .execute();
  await db
    .deleteFrom('activity')
    .where('at', '<', new Date(now.getTime() - activityMs))
    .execute();
  await db
    .deleteFrom('signIn')
    .where('at', '<', new Date(now.getTime() - signInMs))
    .execute();
  await db
    .deleteFrom('mailLog')
    .where('day', '<', dayIn('UTC', new Date(now.getTime() - mailMs)))
    .execute();
  await deleteBankPayments(db, now);
}
