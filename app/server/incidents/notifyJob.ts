import { sql } from 'kysely';
import { safeParse } from 'valibot';
import { choicesSchema, toChoices } from '@/domain/results/notices';
import type { Db } from '../db/database';
import type { JobHandler, Publish } from '../jobs/handler';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import { concerns } from './read';
import type { IncidentStage } from './tables';

/** Maximum number of accounts per run. */
const accountsAtOnce = 500;

interface Account {
  readonly userId: string;
  /** Stored notification settings. */
  readonly notices: unknown;
}

/**
 * Returns accounts that were not notified of this stage; of the end, only those that were notified of the beginning.
 */
function nextAccounts(db: Db, incidentId: number, stage: IncidentStage): Promise<readonly Account[]> {
  const isRecipient = (of: IncidentStage) => sql<boolean>`exists (
    select from "incidentRecipient" where "incidentRecipient"."incidentId" = "incident"."id"
      and "incidentRecipient"."stage" = ${of} and "incidentRecipient"."userId" = "customer"."userId")`;
  const isTouched =
    stage === 'announced'
      ? sql<boolean>`"incident"."resolvedAt" is null and ${concerns(sql`"customer"."userId"`)}`
      : isRecipient('announced');
  return db
    .selectFrom('customer')
    .innerJoin('incident', (join) => join.on('incident.id', '=', incidentId))
    .select(['customer.userId', 'customer.notices'])
    .where('customer.status', '<>', 'Merged')
    .where(isTouched)
    .where(sql<boolean>`not ${isRecipient(stage)}`)
    .orderBy('customer.userId')
    .limit(accountsAtOnce)
    .execute();
}

/**
 * Notifies an account by the channels of its settings.
 *
 * @returns false if it was notified meanwhile
 */
async function notifyAccount(
  tx: Db,
  { userId, notices }: Account,
  {
    incidentId,
    stage,
    now,
    publish,
  }: { incidentId: number; stage: IncidentStage; now: Date; publish: Publish },
): Promise<boolean> {
  const recipient = await tx
    .insertInto('incidentRecipient')
    .values({ incidentId, stage, userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (!recipient) return false;
  const incident = await tx
    .selectFrom('incident')
    .select(['kind', 'title'])
    .where('id', '=', incidentId)
    .executeTakeFirstOrThrow();
  const parsed = safeParse(choicesSchema, notices ?? {});
  const choices = toChoices(parsed.success ? parsed.output : {}).incidents;
  const isResolved = stage === 'resolved';
  if (choices.portal)
    await notify(tx, {
      userId,
      at: now,
      about: { kind: 'incident', incidentId, of: incident.kind, name: incident.title, isResolved },
    });
  if (choices.mail) {
    const event = { kind: isResolved ? 'incidentResolved' : 'incidentAnnounced', incidentId } as const;
    await enqueueMail(tx, { userId, key: `incident:${incidentId}:${stage}:${userId}`, event, now });
  }
  publish(userId, 'account', 'notifications');
  return true;
}

/** Notifies each account concerned once, some hundred per transaction. */
export const incidentHandler: JobHandler<'incident'> = {
  async run({ incidentId, stage }, { db, now }) {
    const accounts = await nextAccounts(db, incidentId, stage);
    return {
      async apply(tx, publish) {
        let notified = 0;
        for (const account of accounts)
          if (await notifyAccount(tx, account, { incidentId, stage, now, publish })) notified += 1;
        if (stage === 'announced' && notified > 0)
          await tx
            .updateTable('incident')
            .set(({ eb }) => ({ recipients: eb('recipients', '+', notified) }))
            .where('id', '=', incidentId)
            .execute();
      },
      ...(accounts.length === accountsAtOnce && { again: now }),
    };
  },
};
