import type { Money } from '@/domain/money/money';
import type { NotificationSubject } from '@/domain/notifications/notifications';
import type { PeriodId } from '@/domain/pricing/period';
import type { RenewalStep } from '@/domain/renewal/schedule';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import { eventOf, type ServerMailEvent } from '../mail/serverMail';
import { notify, settleServer } from '../notifications/notify';
import type { ServerRow } from '../serverStore/store';

/* Records and notifications about the end of a server's period (D29, D31). */

/** Context of a step: a transaction under the locks of customer and server. */
export interface StepContext {
  readonly tx: Db;
  /** The server before the step. */
  readonly row: Pick<ServerRow, 'userId' | 'id' | 'endDate' | 'domain'>;
  readonly now: Date;
}

/**
 * Notice of a step, in the portal and by mail. The portal part is absent if the event has its own notification there.
 */
interface OwnerNotice {
  /** Step of the end date. */
  readonly step: RenewalStep | 'deleted';
  readonly about: NotificationSubject | null;
  readonly event: ServerMailEvent;
}

/** Records a step of an end date; the database refuses a second one. */
export async function record(
  { tx, row, now }: StepContext,
  step: RenewalStep,
  paymentId: number | null = null,
): Promise<void> {
  const { userId, id: serverId, endDate } = row;
  await tx
    .insertInto('renewalStep')
    .values({ userId, serverId, endDate, step, at: now, paymentId })
    .execute();
}

/** Notifies the customer on their chosen channels; settles the previous step's notification. */
export async function notifyOwner(
  { tx, row, now }: StepContext,
  { step, about, event }: OwnerNotice,
): Promise<void> {
  const { userId, id, endDate } = row;
  await settleServer(tx, userId, id);
  const { choices } = await noticesOf(tx, userId);
  const choice = eventOf[event.kind];
  if (about && (choice === null || choices[choice].portal)) await notify(tx, { userId, at: now, about });
  await enqueueMail(tx, { userId, key: `${id}:${endDate}:${step}`, event, now });
}

/** The server as notices name it. */
export const serverOf = ({ row }: StepContext) => ({ serverId: row.id, domain: row.domain });

/** Records and announces an automatic renewal in its transaction. */
export async function recordRenewal(
  context: StepContext,
  {
    paymentId,
    amount,
    endDate,
    period,
  }: { paymentId: number; amount: Money; endDate: ServerRow['endDate']; period: PeriodId },
): Promise<void> {
  await record(context, 'renewed', paymentId);
  const renewed = { ...serverOf(context), amount, period };
  await notifyOwner(context, {
    step: 'renewed',
    about: { kind: 'serverRenewed', ...renewed, endDate },
    event: { kind: 'renewed', ...renewed, day: endDate },
  });
}
