import { dayIn } from '@/domain/time/timeZone';
import type { Db } from './database';

/** Retention of answers to an `Idempotency-Key`, in milliseconds: no client retries a call for a month. */
const answersLastMs = 30 * 24 * 60 * 60 * 1000;
/** Retention of finished test bank payments, in milliseconds. Only refunds look them up. */
const bankPaymentsMs = 400 * 24 * 3_600_000;
/** Maximum per run; the next run continues. */
const bankPaymentsAtOnce = 1000;
/** Retention of unpaid test bank payments: nothing refers to them. */
const unpaidBankPaymentsMs = 30 * 24 * 3_600_000;
/** Retention of finished jobs, which show an operator what happened lately. */
const doneJobMs = 30 * 24 * 3_600_000;
/** Retention of activity: the dashboard shows only the newest. */
const activityMs = 90 * 24 * 3_600_000;
/** Retention of sign-ins, which staff see for a year. */
const signInMs = 365 * 24 * 3_600_000;
/** Retention of deliveries to webhooks, whose log shows the newest only. */
const deliveryMs = 30 * 24 * 3_600_000;
/** Staff look at the mails of half a year. */
const mailMs = 183 * 24 * 3_600_000;

/** Deletes finished test bank payments: unpaid ones soon, others once no refund is possible. */
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

/** Tables whose rows expire at a time of their own. */
const expiring = [
  'session',
  'verification',
  'registration',
  'passwordReset',
  'rateTry',
  'trustedBrowser',
  'loginChallenge',
  'emailChange',
] as const;

/** Deletes expired rows. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of expiring) await db.deleteFrom(table).where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('request')
    .where('createdAt', '<', new Date(now.getTime() - answersLastMs))
    .execute();
  await db
    .deleteFrom('job')
    .where('doneAt', '<', new Date(now.getTime() - doneJobMs))
    .execute();
  await db
    .deleteFrom('proxmoxOperation')
    .where('startedAt', '<', new Date(now.getTime() - doneJobMs))
    .where('progress', 'is not', null)
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
    .deleteFrom('protectionChange')
    .where('at', '<', new Date(now.getTime() - signInMs))
    .execute();
  await db
    .deleteFrom('mailLog')
    .where('day', '<', dayIn('UTC', new Date(now.getTime() - mailMs)))
    .execute();
  await db
    .deleteFrom('webhookDelivery')
    .where('at', '<', new Date(now.getTime() - deliveryMs))
    .execute();
  await db.deleteFrom('ticketWriter').where('until', '<', now).execute();
  await deleteBankPayments(db, now);
}
