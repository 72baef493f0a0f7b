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
 * The clock of the certificates. Once a month is over, the first instance to notice stores a job for each account that an organization pays
 * for; the job issues every certificate that is missing, so that downtime and jobs that failed are made up for by the next one.
 */

/** Accounts that an organization has ever paid for. */
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

/** Stores the jobs of the month that is over, once. Gives how many that were. */
export async function sweepCertificates({ db }: { readonly db: Db }, now: Date): Promise<number> {
  const month = addMonths(monthStart(await todayOf(db, now)), -1);
  const known = await db.selectFrom('actMonth').select('at').where('month', '=', month).executeTakeFirst();
  if (known) return 0;
  return db.transaction().execute(async (tx) => {
    // Of two instances the second waits here, and finds the month taken.
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

/** Issues an account's certificates, and tells of those of the newest month: what is made up for stands in the list. */
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
    await enqueueMail(tx, { userId, key: `act:${id}`, news: { kind: 'act', paperId: id }, now });
  }
  publish(userId, 'payments', 'notifications');
}

/** Issues what an account's certificates lack through a month. */
export const certificatesHandler: JobHandler<'acts'> = {
  async run({ userId, month }, { db, now }) {
    const account = await db
      .selectFrom('customer')
      .select('userId')
      .where('userId', '=', userId)
      .executeTakeFirst();
    // Deleted meanwhile.
    if (!account) return {};
    return { apply: (tx, publish) => issueAndPublish(tx, userId, month, now, publish) };
  },
};
