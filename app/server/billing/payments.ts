import type { CartEntry } from '@/domain/cart/entry';
import { paymentName } from '@/domain/admin/payment';
import { kopecks, type Money } from '@/domain/money/money';
import type { CurrencyAmount } from '@/domain/payment/currency';
import type { CustomBill } from '@/domain/payment/customBill';
import type { PayerDraft } from '@/domain/payment/payer';
import { isUnpaid, paymentNumber } from '@/domain/payment/payment';
import { isOpen } from '@/domain/payment/paymentState';
import type { NotificationSubject } from '@/domain/notifications/notifications';
import { purposeOf } from '@/domain/payment/purpose';
import type { RevenueShare } from '@/domain/payment/revenue';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';
import { paidFromBalance, type NewPayment } from '@/domain/payment/settlement';
import { addDays } from '@/domain/time/dates';
import { startOfDay } from '@/domain/time/timeZone';
import { settingsOf, todayOf } from '../settings/storedSettings';
import type { Db } from '../db/database';
import { notify } from '../notifications/notify';
import { customerAccount, isBooked, type Entry, type LedgerAccount } from '../ledger/ledger';
import { toStep, type Actor, type Consequence, type Step } from './consequence';
import { currentMember } from './namingMember';
import { keyOf, transitionPayment } from './paymentTransitions';
import { postMoney } from './postMoney';
import { columnsOf, isTopUp, paymentOf, type PaymentRow } from './rows';
import { settleNotices } from './endUnpaid';

/*
 * Payments as a state machine (D27). Every state change is one of these functions, in one transaction under the
 * customer's lock. They return consequences, which consequences/money.ts applies. Callers announce `account`,
 * `payments`, `notifications`, `servers` and `cart`.
 */

const dayMs = 86_400_000;

/** Source of a payment's money. */
export interface PaymentSource {
  /** Id of its gateway; null if the balance pays everything. */
  readonly gateway: string | null;
  readonly payer: PayerDraft;
  /** Kopecks in addition to the amount. */
  readonly commission: Money;
  readonly shares: readonly RevenueShare[];
  /** Payments at a bank: the due sum including commission, and when it expires. */
  readonly bank: { readonly due: CurrencyAmount; readonly expiresAt: Date } | null;
  /** Whether to save the card, or the bank's token of a saved one. */
  readonly card?: { readonly savesCard: boolean } | { readonly cardToken: string };
}

export interface AddedPayment {
  readonly userId: string;
  readonly payment: NewPayment;
  readonly entries: readonly CartEntry[] | null;
  /** Options that it delivers instead of entries (D38). */
  readonly options?: AwaitedOptions;
  readonly promo: string | null;
  /** Kopecks that the code saved. */
  readonly promoSaved?: Money;
  readonly reason: string | null;
  readonly now: Date;
  /** Revenue per product, if `way` does not contain it. */
  readonly shares?: readonly RevenueShare[];
  /** Absent for a bill: its payer chooses. */
  readonly way?: PaymentSource;
  /** Bills that it pays; the money is credited to the balance first. */
  readonly bills?: readonly number[];
  /** Idempotency key of an automatic charge. */
  readonly chargeKey?: string;
  /** Content of a bill that staff make. */
  readonly customBill?: CustomBill;
}

/** Returns when a bill expires: at the end of its last day to pay, or after the days of the settings (D42). */
async function billExpiry(tx: Db, now: Date, customBill: CustomBill | undefined): Promise<Date> {
  const { timeZone, billDays } = await settingsOf(tx);
  return customBill
    ? startOfDay(timeZone, addDays(customBill.payBy, 1))
    : new Date(now.getTime() + billDays * dayMs);
}

/**
 * Adds an unpaid payment. It holds its part of the balance until it ends; one that awaits a transfer is notified of
 * (D31).
 */
export async function addPayment(tx: Db, added: AddedPayment): Promise<Step<PaymentRow>> {
  const { userId, payment, entries, options, promo, reason, now, shares, way, bills = [], chargeKey } = added;
  const { customBill, promoSaved } = added;
  const { amount, fromBalance = kopecks(0) } = payment;
  const isAwaited = isUnpaid(payment) && !way?.bank;
  const rest = kopecks(amount - fromBalance);
  // The bill of a renewal ends with its server.
  const isExpiring = isAwaited && !reason?.startsWith('renewal:');
  const expiresAt = isExpiring ? await billExpiry(tx, now, customBill) : null;
  const noticeId = isAwaited
    ? await notify(tx, {
        userId,
        at: now,
        about: {
          kind: 'paymentDue',
          amount: rest,
          purpose: purposeOf({ entries, bills }),
          ...(customBill && { payBy: customBill.payBy, note: customBill.note }),
        },
      })
    : null;
  const row = await tx
    .insertInto('payment')
    .values({
      ...columnsOf(payment),
      state: 'created',
      userId,
      date: await todayOf(tx, now),
      pricedAt: now,
      entries: entries && JSON.stringify(entries),
      options: options ? JSON.stringify(options) : null,
      customBill: customBill ? JSON.stringify(customBill) : null,
      promo,
      promoSaved: promoSaved ?? null,
      reason,
      noticeId,
      ...(shares && { shares: JSON.stringify(shares) }),
      chargeKey: chargeKey ?? null,
      bills: bills.length > 0 ? JSON.stringify(bills) : null,
      expiresAt,
      ...(way && {
        gateway: way.gateway,
        payerDraft: JSON.stringify(way.payer),
        commission: way.commission,
        shares: JSON.stringify(way.shares),
      }),
      ...(way?.bank && {
        due: JSON.stringify(way.bank.due),
        expiresAt: way.bank.expiresAt,
        inquireAt: way.bank.expiresAt,
        ...way.card,
      }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (fromBalance > 0)
    await postMoney(tx, {
      userId,
      key: keyOf(row.id, 'reserve'),
      at: now,
      entries: [
        { account: customerAccount(userId), amount: 0 - fromBalance },
        { account: 'reserved', amount: fromBalance },
      ],
    });
  // The bank takes the rest, so no bill is needed.
  const bill = { kind: 'issueDocument', payment: row, document: 'bill', now } as const;
  return { value: row, consequences: isAwaited ? [bill] : [] };
}

/** Stores the bank's reference; the person is sent there. */
export async function markRedirected(
  tx: Db,
  row: PaymentRow,
  redirect: { reference: string; url: string | null },
  inquireAt: Date,
): Promise<void> {
  await transitionPayment(tx, row, 'redirected', {
    reference: redirect.reference,
    continueUrl: redirect.url,
    inquireAt,
  });
}

/** Ledger account of a paid payment's money: clearing at a bank, or our own. */
const sourceOf = ({ gateway, due }: PaymentRow): LedgerAccount =>
  gateway !== null && due !== null ? `clearing:${gateway}` : 'incoming';

/** Returns the revenue entries of an amount, by product if known. */
function revenueOf({ shares, amount }: PaymentRow): readonly Entry[] {
  if (!shares || shares.length === 0) return [{ account: 'revenue', amount }];
  return shares.map((share) => ({ account: `revenue:${share.product}`, amount: share.amount }));
}

/** Returns the initiator of a payment: the portal for an automatic charge. */
export const actorOf = ({ chargeKey }: PaymentRow): Actor => (chargeKey === null ? 'customer' : 'system');

/**
 * Posts money that arrived for a payment; delivery, receipt and notification (D31) with the text of `notice` follow. A
 * repeated report changes nothing. Money for a payment that ended, or that the balance paid meanwhile, is credited to
 * the balance: nothing is delivered twice or after cancellation.
 */
export async function receive(
  tx: Db,
  row: PaymentRow,
  now: Date,
  notice?: NotificationSubject,
): Promise<Step<void>> {
  const { id, userId, commission } = row;
  const key = keyOf(id, 'money');
  if (await isBooked(tx, userId, key)) return toStep();
  const amount = kopecks(row.amount);
  const rest = kopecks(amount - row.fromBalance);
  const outside: readonly Entry[] = [
    { account: sourceOf(row), amount: 0 - rest - commission },
    { account: 'commissions', amount: commission },
  ];
  const credited: Entry = { account: customerAccount(userId), amount: rest };
  const isInTime = isOpen(row.state);
  const consequences: Consequence[] = [];
  if (isInTime) {
    const reserved: Entry = { account: 'reserved', amount: 0 - row.fromBalance };
    const returned: Entry = { account: customerAccount(userId), amount: row.fromBalance };
    const paid = await transitionPayment(tx, row, 'paid');
    const entries = isTopUp(row)
      ? [...outside, credited, reserved, returned]
      : [...outside, reserved, ...revenueOf(row)];
    consequences.push(...(await postMoney(tx, { userId, key, at: now, entries })), {
      kind: 'fulfil',
      payment: row,
      actor: actorOf(row),
      receipt: paid,
      now,
    });
  } else {
    // The held balance was released, so only the rest arrived, and it tops up the balance. A payment from the balance
    // already has its receipt.
    const paid =
      row.state === 'paid' || row.state === 'refunded'
        ? row
        : await transitionPayment(tx, row, 'paid', {
            amount: rest,
            fromBalance: 0,
            entries: '[]',
            bills: null,
            shares: null,
            declineReason: null,
          });
    consequences.push(...(await postMoney(tx, { userId, key, at: now, entries: [...outside, credited] })), {
      kind: 'issueDocument',
      payment: paid,
      document: 'receipt',
      now,
    });
  }
  const about = isInTime
    ? ({ kind: 'paymentReceived', amount, purpose: purposeOf(row) } as const)
    : ({ kind: 'paymentCredited', number: paymentNumber(id), amount: rest } as const);
  await settleNotices(tx, userId, [row]);
  const announcement = {
    kind: 'notify',
    userId,
    about: notice ?? about,
    paymentId: id,
    received: paymentName(id),
    now,
  } as const;
  return toStep(...consequences, announcement);
}

/**
 * Pays an unpaid payment from the balance, which must cover the part not held yet. Delivery and receipt follow; a
 * payment of bills has no receipt, because the bills have theirs. Throws RangeError for a top-up (D47).
 */
export async function payFromBalance(
  tx: Db,
  row: PaymentRow,
  now: Date,
  actor = actorOf(row),
): Promise<Step<void>> {
  const { id, userId } = row;
  const paysBills = isTopUp(row);
  if (paysBills && row.bills === null) throw new RangeError(`Payment ${id} tops up the balance`);
  const { amount, amountInPaymentCurrency, paymentMethod } = paidFromBalance(paymentOf(row));
  const paid = await transitionPayment(tx, row, 'paid', {
    method: paymentMethod,
    paidCurrency: amountInPaymentCurrency.currency,
    paidMinor: amountInPaymentCurrency.minor,
    // The bank may have taken the money without a report, so its status is still polled.
    inquireAt: row.inquireAt,
    member: currentMember,
  });
  const { member } = paid;
  const spent = paysBills ? 0 : amount;
  // A free payment has no ledger entries.
  const entries: readonly Entry[] = [
    { account: customerAccount(userId), amount: row.fromBalance - spent },
    { account: 'reserved', amount: 0 - row.fromBalance },
    ...(paysBills ? [] : revenueOf(row)),
  ];
  const woken =
    amount > 0 ? await postMoney(tx, { userId, key: keyOf(id, 'balance'), at: now, entries }) : [];
  const receipt = paysBills ? null : { ...paid, fromBalance: paid.amount, commission: 0 };
  return toStep(...woken, { kind: 'fulfil', payment: { ...row, member }, actor, receipt, now });
}

/** Returns the amount that is not held from the balance. */
export const owedOf = ({ amount, fromBalance }: PaymentRow): Money => kopecks(amount - fromBalance);
