import type { IsoDate } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import { cardPart } from '@/domain/payment/savedCard';
import { isOpen } from '@/domain/payment/paymentState';
import { quoteRenewal, renewalMonthly } from '@/domain/pricing/renewal';
import type { RenewalState, RenewalStep } from '@/domain/renewal/schedule';
import { dayIn } from '@/domain/time/timeZone';
import { settingsOf } from '../settings/storedSettings';
import { balanceOf } from '../ledger/balance';
import { renewalReason } from '../billing/openPayments';
import { owedOf } from '../billing/payments';
import { paymentNumbered } from '../billing/refunds';
import type { PaymentRow } from '../billing/rows';
import { pricesAt } from '../catalog/prices';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import { renewalCardOf, type RenewalCard } from '../savedCards/charge';
import { toServer, type ServerRow } from '../serverStore/store';

/** A server with everything that decides its next step. */
export interface Renewing {
  readonly row: ServerRow;
  readonly state: RenewalState;
  /** The unpaid bill. */
  readonly bill: PaymentRow | null;
  /** Card that can pay what the balance lacks. */
  readonly card: RenewalCard | null;
  /** Card charge that the bank has not decided yet. */
  readonly charge: PaymentRow | null;
}

type Period = Pick<ServerRow, 'userId' | 'id' | 'renewalPeriod'>;

/** Returns the fields shared by all payments for a server's next period. */
export const renewalOf = ({ userId, id, renewalPeriod: period }: Period, amount: Money) => ({
  userId,
  entries: [{ kind: 'renewal' as const, id: `renewal-${id}`, serverId: id, period }] as const,
  shares: [{ product: 'renewal' as const, amount }],
  reason: renewalReason(id),
});

/** Idempotency key of a card charge: one per period and day. */
export const chargeKeyOf = ({ id, endDate }: Pick<ServerRow, 'id' | 'endDate'>, day: IsoDate): string =>
  `${renewalReason(id)}:${endDate}:${day}`;

/** Returns the latest card charge for a period, with any result. */
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

/** Reads a server's renewal state; a caller that changes it locks customer and server first. */
export async function renewingOf(db: Db, gateways: Gateways, row: ServerRow, now: Date): Promise<Renewing> {
  const { userId, id, endDate } = row;
  const { timeZone, reminderDays, deletionDays } = await settingsOf(db);
  const today = dayIn(timeZone, now);
  const steps = await db
    .selectFrom('renewalStep')
    .select(['step', 'at', 'paymentId'])
    .where('userId', '=', userId)
    .where('serverId', '=', id)
    .where('endDate', '=', endDate)
    .execute();
  const done: RenewalState['done'] = Object.fromEntries(
    steps.map(({ step, at }) => [step, dayIn(timeZone, at)] satisfies [RenewalStep, string]),
  );
  const billId = steps.find(({ step }) => step === 'lapsed')?.paymentId ?? null;
  const requested = billId === null ? null : await paymentNumbered(db, userId, billId);
  const bill = requested && isOpen(requested.state) ? requested : null;
  const server = toServer(row);
  const { status, autoRenewal, renewalPeriod, leavesOn } = server;
  const monthlyPrice = renewalMonthly(server, today);
  const price = bill
    ? owedOf(bill)
    : quoteRenewal([monthlyPrice], renewalPeriod, (await pricesAt(db, now)).discounts).total;
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
      graceDays: server.graceDays,
      today,
      status,
      isHeld: row.heldStatus !== null,
      autoRenewal,
      leavesOn,
      price,
      balance,
      done,
      bill: billId === null ? null : billStateOf(requested),
      card: charge ? 'charging' : canPay ? 'ready' : 'none',
      chargedOn: last && last.date,
      rules: { reminderDays, deletionDays },
    },
  };
}

/** Returns the state of a renewal's bill; a deleted one counts as cancelled. */
function billStateOf(bill: PaymentRow | null): 'open' | 'canceled' | 'outdated' {
  if (bill && isOpen(bill.state)) return 'open';
  return bill?.declineReason === 'priceChanged' ? 'outdated' : 'canceled';
}
