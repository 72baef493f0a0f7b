import { dayOf, type IsoDate } from '@/domain/dates';
import type { Money } from '@/domain/money';
import { cardPart } from '@/domain/payment/savedCard';
import { isOpen } from '@/domain/payment/paymentState';
import { quoteRenewal } from '@/domain/pricing/renewal';
import type { RenewalState, RenewalStep } from '@/domain/renewal/schedule';
import { balanceOf } from '../billing/balance';
import { owedOf, renewalReason } from '../billing/payments';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import { renewalCardOf, type RenewalCard } from '../savedCards/charge';
import { toServer, type ServerRow } from '../servers/store';

/** How long a server is renewed for by itself. */
const renewedFor = 'month';

/** A server with what decides its next step. */
export interface Renewing {
  readonly row: ServerRow;
  readonly state: RenewalState;
  /** The bill that waits for its money. */
  readonly bill: PaymentRow | null;
  /** What can pay it besides the balance. */
  readonly card: RenewalCard | null;
  /** The charge of a card that the bank has not decided about. */
  readonly charge: PaymentRow | null;
}

type Period = Pick<ServerRow, 'userId' | 'id'>;

/** What every payment for the next period of a server has in common. */
export const renewalOf = ({ userId, id }: Period, amount: Money) => ({
  userId,
  entries: [{ kind: 'renewal' as const, id: `renewal-${id}`, serverId: id, period: renewedFor }] as const,
  shares: [{ product: 'renewal' as const, amount }],
  reason: renewalReason(id),
});

/** The key of a card's charge for a period of a server: one a day. */
export const chargeKeyOf = ({ id, endDate }: Pick<ServerRow, 'id' | 'endDate'>, day: IsoDate): string =>
  `${renewalReason(id)}:${endDate}:${day}`;

/** The latest charge of a card for a period, whatever became of it. */
async function lastChargeOf(db: Db, row: ServerRow): Promise<PaymentRow | null> {
  const { userId, id, endDate } = row;
  const found = await db
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('reason', '=', renewalReason(id))
    .where('chargeKey', 'like', `${renewalReason(id)}:${endDate}:%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Reads where a server stands; to act on it, its customer and its row are locked before. */
export async function renewingOf(db: Db, gateways: Gateways, row: ServerRow, now: Date): Promise<Renewing> {
  const { userId, id, endDate } = row;
  const today = dayOf(now);
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
  const price = bill ? owedOf(bill) : quoteRenewal([monthlyPrice], renewedFor).total;
  const balance = await balanceOf(db, userId);
  const card = await renewalCardOf(db, gateways, userId, today);
  const last = await lastChargeOf(db, row);
  const charge = last && isOpen(last.state) ? last : null;
  const canPay = card !== null && cardPart(price, balance, card.method, card.rates) !== null;
  return {
    row,
    bill,
    card,
    charge,
    state: {
      endDate,
      today,
      status,
      isHeld: row.heldStatus !== null,
      autoRenewal,
      leavesOn,
      price,
      balance,
      done,
      bill: billId === null ? null : bill ? 'open' : 'canceled',
      card: charge ? 'charging' : canPay ? 'ready' : 'none',
      chargedOn: last && last.date,
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
