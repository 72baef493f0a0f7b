import { addDays } from '@/domain/dates';
import type { NotificationSubject } from '@/domain/notifications';
import { billFor } from '@/domain/payment/settlement';
import { deletionDays, graceDays, type NextStep, type RenewalStep } from '@/domain/renewal/schedule';
import { noticesOf } from '../accounts/notices';
import { addPayment, endUnpaid, payFromBalance, renewalReason, settleNotices } from '../billing/payments';
import { payersOf } from '../billing/payers';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { Tell } from '../jobs/handler';
import { enqueueMail } from '../mail/mailJob';
import { eventOf, type ServerNews } from '../mail/serverMail';
import { notify, settleServer } from '../notifications/notify';
import { addOperations } from '../provisioning/operations';
import { cancelTariffBills } from '../servers/tariffBills';
import { renewedFor, type Renewing } from './state';

/** What a step is done with: its transaction, under the customer's lock and the server's. */
interface Context extends Renewing {
  readonly tx: Db;
  readonly now: Date;
}

/** Each step of an end date is recorded once; the database refuses a second one. */
async function record({ tx, row, now }: Context, step: RenewalStep, paymentId: number | null = null) {
  const { userId, id: serverId, endDate } = row;
  await tx
    .insertInto('renewalStep')
    .values({ userId, serverId, endDate, step, at: now, paymentId })
    .execute();
}

/** What a step tells: in the portal, unless it has a notification of its own there, and by mail. */
interface Told {
  /** Of the end date's steps. */
  readonly step: RenewalStep | 'deleted';
  readonly about: NotificationSubject | null;
  readonly news: ServerNews;
}

/** Tells the customer where they want it; what the step before told of the server is dealt with by it. */
async function tellOf({ tx, row, now }: Context, { step, about, news }: Told): Promise<void> {
  const { userId, id, endDate } = row;
  await settleServer(tx, userId, id);
  const { choices } = await noticesOf(tx, userId);
  if (about && choices[eventOf[news.kind]].portal) await notify(tx, { userId, at: now, about });
  await enqueueMail(tx, { userId, key: `${id}:${endDate}:${step}`, news, now });
}

const named = ({ row }: Context) => ({ serverId: row.id, domain: row.domain });

async function remind(context: Context, days: 14 | 7 | 3 | 1): Promise<void> {
  const { endDate, autoRenewal, price: amount } = context.state;
  const server = named(context);
  const told = autoRenewal
    ? {
        about: { kind: 'serverRenewing', ...server, endDate, amount } as const,
        news: { kind: 'renewing', ...server, day: endDate, amount } as const,
      }
    : {
        about: { kind: 'serverEnding', ...server, endDate } as const,
        news: { kind: 'ending', ...server, day: endDate } as const,
      };
  await tellOf(context, { step: `reminded${days}`, ...told });
  await record(context, `reminded${days}`);
}

/** A payment for the next period: it waits for its money, unless the balance pays all of it. */
async function requestPayment(context: Context, isCovered: boolean): Promise<PaymentRow> {
  const { tx, row, now } = context;
  const { userId, id } = row;
  const { price: amount } = context.state;
  const bill = billFor(amount, await payersOf(tx, userId));
  return addPayment(tx, {
    userId,
    payment: isCovered ? { ...bill, status: 'Paid', fromBalance: amount } : bill,
    entries: [{ kind: 'renewal', id: `renewal-${id}`, serverId: id, period: renewedFor }],
    shares: [{ product: 'renewal', amount }],
    promo: null,
    reason: renewalReason(id),
    now,
  });
}

/** Pays the next period from the balance; its delivery extends the server, and starts it again where it was suspended. */
async function renew(context: Context): Promise<void> {
  const { tx, row, now, bill } = context;
  const payment = bill ?? (await requestPayment(context, true));
  await record(context, 'renewed', payment.id);
  await payFromBalance(tx, payment, now, 'system');
  await settleNotices(tx, row.userId, [payment]);
  const { endDate } = await tx
    .selectFrom('server')
    .select('endDate')
    .where('userId', '=', row.userId)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const renewed = { ...named(context), amount: context.state.price };
  await tellOf(context, {
    step: 'renewed',
    about: { kind: 'serverRenewed', ...renewed, endDate },
    news: { kind: 'renewed', ...renewed, day: endDate },
  });
}

/** The period is over and not paid for. A bill has its own notification, which paying it settles. */
async function lapse(context: Context, isBilled: boolean): Promise<void> {
  const { today, price: amount } = context.state;
  const suspendedOn = addDays(today, graceDays);
  const server = named(context);
  if (isBilled) {
    const bill = await requestPayment(context, false);
    const news = { kind: 'unpaid', ...server, amount, day: suspendedOn } as const;
    await tellOf(context, { step: 'lapsed', about: null, news });
    await record(context, 'lapsed', bill.id);
    return;
  }
  await tellOf(context, {
    step: 'lapsed',
    about: { kind: 'serverEnded', ...server, suspendedOn },
    news: { kind: 'ended', ...server, day: suspendedOn },
  });
  await record(context, 'lapsed');
}

async function suspend(context: Context): Promise<void> {
  const { tx, row, now } = context;
  const { userId, id: serverId, domain: title } = row;
  await tx
    .updateTable('server')
    .set(({ eb }) => ({ status: 'Suspended', version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('id', '=', serverId)
    .execute();
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind: 'suspended', actor: 'system', detail: null })
    .execute();
  await addOperations(tx, userId, [{ serverId, title, command: { action: 'suspend' } }], now);
  const deletedOn = addDays(context.state.today, deletionDays);
  await tellOf(context, {
    step: 'suspended',
    about: { kind: 'serverSuspended', ...named(context) },
    news: { kind: 'suspended', ...named(context), day: deletedOn },
  });
  await record(context, 'suspended');
}

async function warn(context: Context, days: 7 | 1): Promise<void> {
  const deletedOn = addDays(context.state.today, days);
  await tellOf(context, {
    step: `warned${days}`,
    about: { kind: 'serverDeletion', ...named(context), deletedOn },
    news: { kind: 'deletion', ...named(context), day: deletedOn },
  });
  await record(context, `warned${days}`);
}

/** The machine is destroyed, what was to be paid for it is canceled, and its row goes with all that was recorded of it. */
async function remove(context: Context): Promise<void> {
  const { tx, row, now, bill } = context;
  const { userId, id: serverId, domain } = row;
  if (bill) await endUnpaid(tx, bill, { to: 'canceled' }, now);
  await cancelTariffBills(tx, userId, serverId, now);
  await addOperations(tx, userId, [{ serverId, title: domain, command: { action: 'destroy' } }], now);
  await tellOf(context, {
    step: 'deleted',
    about: { kind: 'serverDeleted', domain },
    news: { kind: 'deleted', ...named(context) },
  });
  await tx.deleteFrom('server').where('userId', '=', userId).where('id', '=', serverId).execute();
}

/** Does what is due; everything of it is committed together, or nothing. */
export async function takeStep(context: Context, step: NextStep, tell: Tell): Promise<void> {
  switch (step.kind) {
    case 'remind':
      await remind(context, step.days);
      break;
    case 'renew':
      await renew(context);
      break;
    case 'lapse':
      await lapse(context, step.isBilled);
      break;
    case 'suspend':
      await suspend(context);
      break;
    case 'warn':
      await warn(context, step.days);
      break;
    case 'delete':
      await remove(context);
  }
  tell(context.row.userId, 'account', 'payments', 'notifications', 'servers', 'cart');
}
