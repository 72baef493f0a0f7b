import { dayOf } from '@/domain/dates';
import { quoteRenewal } from '@/domain/pricing/renewal';
import type { RenewalState, RenewalStep } from '@/domain/renewal/schedule';
import { balanceOf } from '../billing/balance';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { toServer, type ServerRow } from '../servers/store';

/** How long a server is renewed for by itself. */
export const renewedFor = 'month';

/** A server with what decides its next step, and the bill that waits for its money. */
export interface Renewing {
  readonly row: ServerRow;
  readonly state: RenewalState;
  readonly bill: PaymentRow | null;
}

/** Reads where a server stands; to act on it, its customer and its row are locked before. */
export async function renewingOf(db: Db, row: ServerRow, now: Date): Promise<Renewing> {
  const { userId, id, endDate } = row;
  const steps = await db
    .selectFrom('renewalStep')
    .select(['step', 'at', 'paymentId'])
    .where('userId', '=', userId)
    .where('serverId', '=', id)
    .where('endDate', '=', endDate)
    .execute();
  const done: RenewalState['done'] = Object.fromEntries(
    steps.map(({ step, at }) => [step, dayOf(at)] satisfies [RenewalStep, string]),
  );
  const billId = steps.find(({ step }) => step === 'lapsed')?.paymentId ?? null;
  const bill = billId === null ? null : await openBill(db, userId, billId);
  const { status, autoRenewal, leavesOn, monthlyPrice } = toServer(row);
  return {
    row,
    bill,
    state: {
      endDate,
      today: dayOf(now),
      status,
      autoRenewal,
      leavesOn,
      price: quoteRenewal([monthlyPrice], renewedFor).total,
      balance: await balanceOf(db, userId),
      done,
      bill: billId === null ? null : bill ? 'open' : 'canceled',
    },
  };
}

async function openBill(db: Db, userId: string, id: number): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  return row ?? null;
}
