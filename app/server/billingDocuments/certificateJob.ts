import { sql } from 'kysely';
import { addMonths, type IsoDate } from '@/domain/time/dates';
import { monthStart } from '@/domain/time/months';
import { noticesOf } from '../customers/notices';
import { todayOf } from '../settings/storedSettings';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler, Publish } from '../jobs/handler';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import { issueCertificates } from './certificates';

/*
 * Schedules certificates. After a month ends, the first instance stores a job for each account with organization
 * payers. The job issues every missing certificate, so that downtime and failed jobs are caught up.
 */

/** Returns the accounts that an organization has ever paid for. */
async function accountsOfOrganizations(tx: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string }>`
    select "userId" from "customer" where (
      exists (select 1 from "order" where "order"."userId" = "customer"."userId")
      and exists (select 1 from "payer" where "payer"."userId" = "customer"."userId" and "draft" ->> 'type' = 'organization')
    ) or exists (
      select 1 from "payment" where "payment"."userId" = "customer"."userId" and "payerDraft" ->> 'type' = 'organization'
    )
    order by "userId"`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Stores the jobs of the past month once and returns their number. */
export async function sweepCertificates({ db }: { readonly db: Db }, now: Date): Promise<number> {
  const month = addMonths(monthStart(await todayOf(db, now)), -1);
  const known = await db.selectFrom('actMonth').select('at').where('month', '=', month).executeTakeFirst();
  if (known) return 0;
  return db.transaction().execute(async (tx) => {
    // A second instance waits here and finds the month taken.
    const taken = await tx
      .insertInto('actMonth')
      .values({ month, at: now })
      .onConflict((conflict) => conflict.column('month').doNothing())
      .returning('month')
      .executeTakeFirst();
    if (!taken) return 0;
    const accounts = await accountsOfOrganizations(tx);
    await enqueue(
      tx,
      accounts.map((userId) => ({
        kind: 'acts' as const,
        key: `acts:${userId}:${month}`,
        payload: { userId, month },
        runAt: now,
      })),
    );
    return accounts.length;
  });
}

/** Issues an account's certificates and notifies of the newest month; earlier ones just appear in the list. */
async function issueAndPublish(
  tx: Db,
  userId: string,
  month: IsoDate,
  now: Date,
  publish: Publish,
): Promise<void> {
  const issued = await issueCertificates(tx, { userId, through: month, now });
  if (issued.length === 0) return;
  const { choices } = await noticesOf(tx, userId);
  for (const { id, number } of issued.filter((certificate) => certificate.month.from === month)) {
    if (choices.documents.portal)
      await notify(tx, { userId, at: now, about: { kind: 'actIssued', number, month } });
    await enqueueMail(tx, { userId, key: `act:${id}`, event: { kind: 'act', paperId: id }, now });
  }
  publish(userId, 'payments', 'notifications');
}

/** Issues an account's missing certificates through a month. */
export const certificatesHandler: JobHandler<'acts'> = {
  async run({ userId, month }, { db, now }) {
    const account = await db
      .selectFrom('customer')
      .select('userId')
      .where('userId', '=', userId)
      .executeTakeFirst();
    // The account was deleted meanwhile.
    if (!account) return {};
    return { apply: (tx, publish) => issueAndPublish(tx, userId, month, now, publish) };
  },
};
