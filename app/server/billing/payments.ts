import type { CartEntry } from '@/domain/cart/entry';
import { paymentName } from '@/domain/admin/payment';
import { customerProblem } from '@/domain/cart/promo';
import { kopecks, type Money } from '@/domain/money';
import type { CurrencyAmount } from '@/domain/payment/currency';
import type { PayerDraft } from '@/domain/payment/payer';
import { isUnpaid, paymentNumber } from '@/domain/payment/payment';
import { isOpen } from '@/domain/payment/paymentState';
import type { NotificationSubject } from '@/domain/notifications';
import { purposeOf } from '@/domain/payment/purpose';
import type { RevenueShare } from '@/domain/payment/revenue';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';
import { handoverOf, paidFromBalance, type NewPayment } from '@/domain/payment/settlement';
import { noteActivity } from '../admin/activity';
import { settingsOf, todayOf } from '../admin/storedSettings';
import { cartOf, storeCart } from '../cart/store';
import { promoNamed } from '../catalog/read';
import type { Db } from '../db/database';
import { notify } from '../notifications/notify';
import { issuePaper, preparePaper } from '../papers/issue';
import { deliverOptions } from '../servers/change';
import { deliver, type Delivery } from '../servers/deliver';
import { customerAccount, isBooked, post, type Entry, type LedgerAccount } from './ledger';
import { competingPayments, openRows, openWithPromo } from './openPayments';
import { keyOf, move } from './paymentMoves';
import { columnsOf, isTopUp, paymentOf, type PaymentRow } from './rows';
import { endUnpaid, settleNotices } from './endUnpaid';

/*
 * Payments as a state machine (D27): every change of a payment's state is one of these functions, within one transaction, under
 * the customer's lock. The callers announce `account`, `payments`, `notifications`, `servers` and `cart`.
 */

const dayMs = 86_400_000;

/** How the money of a payment comes. */
export interface PaymentWay {
  /** The id of its gateway; null where the balance pays all of it. */
  readonly gateway: string | null;
  readonly payer: PayerDraft;
  /** Kopecks on top of the amount. */
  readonly commission: Money;
  readonly shares: readonly RevenueShare[];
  /** Of what is paid at a bank: what it takes, commission included, and when it is over unless it is paid. */
  readonly bank: { readonly due: CurrencyAmount; readonly expiresAt: Date } | null;
  /** The card is to be saved, or a saved one pays: the bank's token. */
  readonly card?: { readonly savesCard: boolean } | { readonly cardToken: string };
}

export interface AddedPayment {
  readonly userId: string;
  readonly payment: NewPayment;
  readonly entries: readonly CartEntry[] | null;
  /** Options that it delivers instead of entries (D38). */
  readonly options?: AwaitedOptions;
  readonly promo: string | null;
  readonly reason: string | null;
  readonly now: Date;
  /** What each product earns by it, where it is not told with its way. */
  readonly shares?: readonly RevenueShare[];
  /** None of a bill: whoever pays it chooses. */
  readonly way?: PaymentWay;
  /** The bills that its money is for; it goes to the balance, and pays them from there. */
  readonly bills?: readonly number[];
  /** Of a charge that nobody is present at. */
  readonly chargeKey?: string;
}

/**
 * A new row of the history, which waits for its money. Its part of the balance is held until it is over; one that waits for a
 * transfer is told of (D31).
 */
export async function addPayment(
  tx: Db,
  { userId, payment, entries, options, promo, reason, now, shares, way, bills = [], chargeKey }: AddedPayment,
): Promise<PaymentRow> {
  const { amount, fromBalance = kopecks(0) } = payment;
  const isAwaited = isUnpaid(payment) && !way?.bank;
  const rest = kopecks(amount - fromBalance);
  // The bill of a renewal ends with its server.
  const isExpiring = isAwaited && !reason?.startsWith('renewal:');
  const expiresAt = isExpiring ? new Date(now.getTime() + (await settingsOf(tx)).billDays * dayMs) : null;
  const noticeId = isAwaited
    ? await notify(tx, {
        userId,
        at: now,
        about: { kind: 'paymentDue', amount: rest, purpose: purposeOf({ entries, bills }) },
      })
    : null;
  const row = await tx
    .insertInto('payment')
    .values({
      ...columnsOf(payment),
      state: 'created',
      userId,
      date: await todayOf(tx, now),
      entries: entries && JSON.stringify(entries),
      options: options ? JSON.stringify(options) : null,
      promo,
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
    await post(tx, {
      userId,
      key: keyOf(row.id, 'reserve'),
      at: now,
      entries: [
        { account: customerAccount(userId), amount: 0 - fromBalance },
        { account: 'reserved', amount: fromBalance },
      ],
    });
  // The bank takes the rest by itself: nobody needs a bill for it.
  if (isAwaited) await issuePaper(tx, row, 'bill', { now });
  return row;
}

/** The bank has it under this name, and the person goes there. */
export async function markRedirected(
  tx: Db,
  row: PaymentRow,
  redirect: { reference: string; url: string | null },
  inquireAt: Date,
): Promise<void> {
  await move(tx, row, 'redirected', { reference: redirect.reference, continueUrl: redirect.url, inquireAt });
}

/** Where the money of a payment is, once it is paid: on its way from a bank, or on our account. */
const sourceOf = ({ gateway, due }: PaymentRow): LedgerAccount =>
  gateway !== null && due !== null ? `clearing:${gateway}` : 'incoming';

/** What was sold for an amount, by product where that is known. */
function revenueOf({ shares, amount }: PaymentRow): readonly Entry[] {
  if (!shares || shares.length === 0) return [{ account: 'revenue', amount }];
  return shares.map((share) => ({ account: `revenue:${share.product}`, amount: share.amount }));
}

/** What has been paid for leaves the account's cart by itself, wherever it was paid from. */
async function takeFromCart(tx: Db, userId: string, entries: readonly CartEntry[]): Promise<void> {
  const cart = await cartOf(tx, userId);
  const left = cart.filter(({ id }) => !entries.some((entry) => entry.id === id));
  if (left.length < cart.length) await storeCart(tx, userId, left);
}

/** Who has something done: the customer who pays, or the portal by itself (D32). */
type Actor = NonNullable<Delivery['actor']>;

/** Whose doing a payment is: of a charge that nobody was present at, the portal's. */
const actorOf = ({ chargeKey }: PaymentRow): Actor => (chargeKey === null ? 'customer' : 'system');

async function handOver(tx: Db, row: PaymentRow, now: Date, actor = actorOf(row)): Promise<void> {
  const { id, userId, options } = row;
  const payment = { id, amount: kopecks(row.amount) };
  const handover = handoverOf(row.entries);
  if (handover?.kind === 'credit') return payBills(tx, row, now);
  if (handover?.kind === 'deliver') {
    const { entries } = handover;
    await deliver(tx, { userId, entries, now, actor, payment });
    await takeFromCart(tx, userId, entries);
  } else if (options) await deliverOptions(tx, { userId, awaited: options, now, payment });
  // An entry is bought once (sameEntries.ts), and a price holds as long as its server stays as it is (D39).
  for (const { row: other, isSameThing } of await competingPayments(tx, row))
    await endUnpaid(
      tx,
      other,
      isSameThing ? { to: 'canceled' } : { to: 'canceled', reason: 'priceChanged' },
      now,
    );
  await endPromoRivals(tx, row, now);
}

/** Cancels open payments whose promo code their customer can no longer use (D46), with a notice for each. */
async function endPromoRivals(tx: Db, { id, userId }: PaymentRow, now: Date): Promise<void> {
  for (const rival of await openWithPromo(tx, userId, id)) {
    const { promo } = rival;
    const code = promo === null ? null : await promoNamed(tx, promo, userId);
    if (promo === null || !code || !customerProblem(code)) continue;
    await endUnpaid(tx, rival, { to: 'canceled' }, now);
    const about = { kind: 'promoUsed', number: paymentNumber(rival.id), promo } as const;
    await notify(tx, { userId, at: now, about });
  }
}

/** Pays the bills that a payment was made for from the balance, where its money is now. What they do not take stays there. */
async function payBills(tx: Db, row: PaymentRow, now: Date): Promise<void> {
  const { id, userId, amount, bills } = row;
  if (!bills) return;
  let left = amount;
  for (const billId of bills) {
    const [bill] = await openRows(tx, userId, [billId]);
    if (!bill || isTopUp(bill)) continue;
    await payFromBalance(tx, bill, now, actorOf(row));
    await settleNotices(tx, userId, [bill]);
    left -= owedOf(bill);
  }
  if (left === 0) return;
  const about = { kind: 'paymentCredited', number: paymentNumber(id), amount: kopecks(left) } as const;
  await notify(tx, { userId, at: now, about });
}

/**
 * The money of a payment has come from outside: books it, hands over what it was for, and tells of it (D31), in the words of `notice`
 * where it is given. Reported again it changes nothing. Money for a payment that is over, or was paid from the balance meanwhile, goes to the balance: nothing is
 * delivered twice, and nothing that was given up.
 */
export async function receive(
  tx: Db,
  row: PaymentRow,
  now: Date,
  notice?: NotificationSubject,
): Promise<void> {
  const { id, userId, commission } = row;
  const key = keyOf(id, 'money');
  if (await isBooked(tx, userId, key)) return;
  const amount = kopecks(row.amount);
  const rest = kopecks(amount - row.fromBalance);
  const outside: readonly Entry[] = [
    { account: sourceOf(row), amount: 0 - rest - commission },
    { account: 'commissions', amount: commission },
  ];
  const credited: Entry = { account: customerAccount(userId), amount: rest };
  const isInTime = isOpen(row.state);
  if (isInTime) {
    const reserved: Entry = { account: 'reserved', amount: 0 - row.fromBalance };
    const returned: Entry = { account: customerAccount(userId), amount: row.fromBalance };
    const paid = await move(tx, row, 'paid');
    await post(tx, {
      userId,
      key,
      at: now,
      entries: isTopUp(row)
        ? [...outside, credited, reserved, returned]
        : [...outside, reserved, ...revenueOf(row)],
    });
    const issueReceipt = await preparePaper(tx, paid, 'receipt', { now });
    await handOver(tx, row, now);
    await issueReceipt();
  } else {
    // What was held of the balance is there again: what came is the rest alone, and tops it up.
    // One that was paid from the balance meanwhile has its receipt.
    const paid =
      row.state === 'paid' || row.state === 'refunded'
        ? row
        : await move(tx, row, 'paid', {
            amount: rest,
            fromBalance: 0,
            entries: '[]',
            bills: null,
            shares: null,
            declineReason: null,
          });
    await post(tx, { userId, key, at: now, entries: [...outside, credited] });
    await issuePaper(tx, paid, 'receipt', { now });
  }
  const about = isInTime
    ? ({ kind: 'paymentReceived', amount, purpose: purposeOf(row) } as const)
    : ({ kind: 'paymentCredited', number: paymentNumber(id), amount: rest } as const);
  await notify(tx, { userId, at: now, about: notice ?? about });
  await noteActivity(tx, { at: now, kind: 'paymentReceived', subject: paymentName(id) });
  await settleNotices(tx, userId, [row]);
}

/**
 * Pays one that waits for its money from the balance, which suffices for what is not held for it already, and hands over what it
 * was for. What pays bills has no receipt of its own: they have theirs. Throws RangeError for a top-up (D47).
 */
export async function payFromBalance(tx: Db, row: PaymentRow, now: Date, actor?: Actor): Promise<void> {
  const { id, userId } = row;
  const paysBills = isTopUp(row);
  if (paysBills && row.bills === null) throw new RangeError(`Payment ${id} tops up the balance`);
  const { amount, amountInPaymentCurrency, paymentMethod } = paidFromBalance(paymentOf(row));
  const paid = await move(tx, row, 'paid', {
    method: paymentMethod,
    paidCurrency: amountInPaymentCurrency.currency,
    paidMinor: amountInPaymentCurrency.minor,
    // The bank may have taken it as well without a report: its status is still requested.
    inquireAt: row.inquireAt,
  });
  const spent = paysBills ? 0 : amount;
  // What costs nothing moves nothing.
  if (amount > 0)
    await post(tx, {
      userId,
      key: keyOf(id, 'balance'),
      at: now,
      entries: [
        { account: customerAccount(userId), amount: row.fromBalance - spent },
        { account: 'reserved', amount: 0 - row.fromBalance },
        ...(paysBills ? [] : revenueOf(row)),
      ],
    });
  const fromBalance = { ...paid, fromBalance: paid.amount, commission: 0 };
  const issueReceipt = paysBills ? null : await preparePaper(tx, fromBalance, 'receipt', { now });
  await handOver(tx, row, now, actor);
  await issueReceipt?.();
}

/** What of the balance is still to be paid for one: all that is not held for it. */
export const owedOf = ({ amount, fromBalance }: PaymentRow): Money => kopecks(amount - fromBalance);
