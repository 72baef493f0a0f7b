import { addDays } from '@/domain/time/dates';
import { billFor } from '@/domain/payment/settlement';
import type { NextStep } from '@/domain/renewal/schedule';
import { addPayment, payFromBalance } from '../consequences/money';
import { settleNotices } from '../billing/endUnpaid';
import { endUnpaid } from '../consequences/money';
import { payerFor } from '../payers/payers';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { Publish } from '../jobs/handler';
import { addOperations } from '../provisioning/operations';
import type { ServerRow } from '../serverStore/store';
import { cancelOutdated } from '../servers/awaited';
import { isBackupOrdered } from '../servers/idle';
import { renewalOf, type Renewing } from './state';
import { serverOf, record, notifyOwner } from '../periods/notifyOwner';

/** Context of a step: a transaction under the locks of customer and server. */
interface Context extends Renewing {
  readonly tx: Db;
  readonly now: Date;
}

async function remind(context: Context, days: number): Promise<void> {
  const { endDate, autoRenewal, price: amount } = context.state;
  const { renewalPeriod: period } = context.row;
  const server = serverOf(context);
  const notice = autoRenewal
    ? {
        about: { kind: 'serverRenewing', ...server, endDate, amount, period } as const,
        event: { kind: 'renewing', ...server, day: endDate, amount, period } as const,
      }
    : {
        about: { kind: 'serverEnding', ...server, endDate } as const,
        event: { kind: 'ending', ...server, day: endDate } as const,
      };
  await notifyOwner(context, { step: `reminded${days}`, ...notice });
  await record(context, `reminded${days}`);
}

/** Creates a payment for the next period; unpaid unless the balance covers it. */
async function requestPayment(context: Context, isCovered: boolean): Promise<PaymentRow> {
  const { tx, row, now } = context;
  const { price: amount } = context.state;
  const bill = billFor(amount, [await payerFor(tx, row.userId)]);
  return addPayment(tx, {
    ...renewalOf(row, amount),
    payment: isCovered ? { ...bill, status: 'Paid', fromBalance: amount } : bill,
    promo: null,
    now,
  });
}

/** Pays the next period from the balance; the delivery extends the server and restarts a suspended one. */
async function renew(context: Context): Promise<void> {
  const { tx, row, now, bill } = context;
  const payment = bill ?? (await requestPayment(context, true));
  await payFromBalance(tx, payment, now, 'system');
  await settleNotices(tx, row.userId, [payment]);
}

/** The period ended unpaid. A bill has its own notification, which paying it settles. */
async function lapse(context: Context, isBilled: boolean): Promise<void> {
  const { today, graceDays, price: amount } = context.state;
  const suspendedOn = addDays(today, graceDays);
  const server = serverOf(context);
  if (isBilled) {
    const bill = await requestPayment(context, false);
    const event = { kind: 'unpaid', ...server, amount, day: suspendedOn } as const;
    await notifyOwner(context, { step: 'lapsed', about: null, event });
    await record(context, 'lapsed', bill.id);
    return;
  }
  await notifyOwner(context, {
    step: 'lapsed',
    about: { kind: 'serverEnded', ...server, suspendedOn },
    event: { kind: 'ended', ...server, day: suspendedOn },
  });
  await record(context, 'lapsed');
}

/** Replaces the bill by one at the current price; grace days still count from the first bill. */
async function billAgain(context: Context): Promise<void> {
  const { tx, row } = context;
  const bill = await requestPayment(context, false);
  await tx
    .updateTable('renewalStep')
    .set({ paymentId: bill.id })
    .where('userId', '=', row.userId)
    .where('serverId', '=', row.id)
    .where('endDate', '=', row.endDate)
    .where('step', '=', 'lapsed')
    .execute();
}

async function suspendMachine(tx: Db, { userId, id: serverId, domain: title }: ServerRow, now: Date) {
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
}

async function suspend(context: Context): Promise<void> {
  const { tx, row, now } = context;
  // A server stopped by staff stays stopped, so that paying does not start it (D33, D44).
  if (row.status !== 'Stopped') await suspendMachine(tx, row, now);
  const deletedOn = addDays(context.state.today, context.state.rules.deletionDays);
  await notifyOwner(context, {
    step: 'suspended',
    about: { kind: 'serverSuspended', ...serverOf(context) },
    event: { kind: 'suspended', ...serverOf(context), day: deletedOn },
  });
  await record(context, 'suspended');
}

async function warn(context: Context, days: 7 | 1): Promise<void> {
  const deletedOn = addDays(context.state.today, days);
  await notifyOwner(context, {
    step: `warned${days}`,
    about: { kind: 'serverDeletion', ...serverOf(context), deletedOn },
    event: { kind: 'deletion', ...serverOf(context), day: deletedOn },
  });
  await record(context, `warned${days}`);
}

/**
 * Destroys the machine, cancels its open payments, and deletes its row and records; the next day instead if a new server
 * still awaits a backup of it.
 */
async function remove(context: Context): Promise<void> {
  const { tx, row, now, bill } = context;
  const { userId, id: serverId, domain } = row;
  if (await isBackupOrdered(tx, serverId)) return;
  if (bill) await endUnpaid(tx, bill, { to: 'canceled' }, now);
  await cancelOutdated(tx, userId, serverId, now);
  await addOperations(tx, userId, [{ serverId, title: domain, command: { action: 'destroy' } }], now);
  await notifyOwner(context, {
    step: 'deleted',
    about: { kind: 'serverDeleted', domain },
    event: { kind: 'deleted', ...serverOf(context) },
  });
  await tx.deleteFrom('server').where('userId', '=', userId).where('id', '=', serverId).execute();
}

/** Runs a step; everything is committed together or not at all. */
export async function takeStep(context: Context, step: NextStep, publish: Publish): Promise<void> {
  switch (step.kind) {
    case 'remind':
      await remind(context, step.days);
      break;
    case 'renew':
      await renew(context);
      break;
    case 'charge':
      // Charged before the transaction (job.ts); later changes are charged next time.
      break;
    case 'lapse':
      await lapse(context, step.isBilled);
      break;
    case 'bill':
      await billAgain(context);
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
  publish(context.row.userId, 'account', 'payments', 'notifications', 'servers', 'cart');
}
