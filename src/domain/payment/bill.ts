import type { CartEntry } from '../cart/entry';
import type { CustomBillLine } from './customBill';
import type { Money } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { kopecks } from '@/domain/money/money';
import { monthsOf } from '../pricing/period';
import { isTransferred } from './method';
import { isUnpaid, owedOf, type Payment } from './payment';

/** `atBank`: the payment is pending at the bank; `canceled`: cancelled or expired; `refunded`: refunded in full. */
export const billStates = ['unpaid', 'atBank', 'paid', 'canceled', 'refunded'] as const;
export type BillState = (typeof billStates)[number];

/**
 * Kinds of items on a bill. `service`: a charge to the balance; `bills`: other bills that this bill pays; `custom`: a
 * line that staff wrote.
 */
export const billItemKinds = [
  'order',
  'renewal',
  'tariff',
  'options',
  'topUp',
  'service',
  'bills',
  'custom',
] as const;
export type BillItemKind = (typeof billItemKinds)[number];

/** An item of a bill. */
export interface BillItem {
  kind: BillItemKind;
  /** Plan, star of a tariff, bill numbers, or the text of a custom line; empty if there is nothing to name. */
  title: string;
  /** Null if the item has no existing server. */
  serverId: ServerId | null;
  /** Quantity. */
  count: number;
  /** Months of an order or a renewal; null otherwise. */
  months: number | null;
  /** Domain of the server whose backup is ordered; absent for none. */
  fromBackup?: string | undefined;
}

/** A request for money as the bills section shows it (D35). */
export interface Bill extends Pick<
  Payment,
  'id' | 'number' | 'date' | 'payer' | 'paymentMethod' | 'amount' | 'amountInPaymentCurrency'
> {
  state: BillState;
  /** Amount still owed, without the part held on the balance. Zero for a closed bill. */
  owed: Money;
  items: readonly BillItem[];
  /** Path of the PDF of the bill and of the receipt. */
  billPath: string | null;
  receiptPath: string | null;
  /** Link to pay it at the bank; null if there is none. */
  continueAt: string | null;
  /** E-mail of the colleague who made it, or has paid it; absent for the owner and the portal. */
  member?: string | undefined;
}

/** Maximum number of bills paid together. */
export const billsAtOnce = 20;

/**
 * Whether a payment is listed as a bill: unpaid payments, payments by transfer, and bills the balance paid later. The
 * badge of the top bar counts the unpaid ones.
 */
export function isBill(
  payment: Pick<Payment, 'status' | 'paymentMethod' | 'amount' | 'fromBalance'>,
): boolean {
  const { paymentMethod, amount, fromBalance = 0 } = payment;
  // If the balance paid at once, the whole amount was held for it and there never was a bill.
  const isPaidLater = paymentMethod === 'balance' && fromBalance < amount;
  return isUnpaid(payment) || isTransferred(paymentMethod) || isPaidLater;
}

/** Whether a bill is unpaid, and so can be cancelled. */
export function isOpenBill({ state }: Pick<Bill, 'state'>): boolean {
  return state === 'unpaid' || state === 'atBank';
}

/** Whether it is a balance top-up, which only its own method can pay (D47). */
export function isTopUpBill({ items }: Pick<Bill, 'items'>): boolean {
  return items.some(({ kind }) => kind === 'topUp');
}

/** Whether it can be paid together with others. Payments pending at a bank and top-ups cannot. */
export function isPayableBill(bill: Pick<Bill, 'state' | 'items'>): boolean {
  return bill.state === 'unpaid' && !isTopUpBill(bill);
}

function itemOf(entry: CartEntry): BillItem {
  switch (entry.kind) {
    case 'order': {
      const { count, period, fromBackup } = entry.configuration;
      return {
        kind: 'order',
        title: entry.plan,
        serverId: null,
        count,
        months: monthsOf(period),
        ...(fromBackup && { fromBackup: fromBackup.serverName }),
      };
    }
    case 'renewal': {
      const { serverId, period } = entry;
      return { kind: 'renewal', title: '', serverId, count: 1, months: monthsOf(period) };
    }
    case 'tariff':
      return { kind: 'tariff', title: entry.tariff, serverId: entry.serverId, count: 1, months: null };
  }
}

const only = (kind: BillItemKind, title = ''): readonly BillItem[] => [
  { kind, title, serverId: null, count: 1, months: null },
];

/**
 * Returns the items of a payment: cart entries, bills, options of a server, custom lines, or a top-up. A charge has no
 * entries (null) and is one service item.
 */
export function billItems(
  entries: readonly CartEntry[] | null,
  bills: readonly string[] = [],
  optionsOf: ServerId | null = null,
  lines: readonly CustomBillLine[] = [],
): readonly BillItem[] {
  if (lines.length > 0) return lines.flatMap(({ title }) => only('custom', title));
  if (optionsOf !== null)
    return [{ kind: 'options', title: '', serverId: optionsOf, count: 1, months: null }];
  if (bills.length > 0) return only('bills', bills.join(', '));
  if (entries === null) return only('service');
  return entries.length === 0 ? only('topUp') : entries.map(itemOf);
}

/** Returns the untranslated names and numbers of a description: plans, tariffs, servers, bills. */
export function subjectOf({ items }: { readonly items: readonly BillItem[] }): string {
  return items
    .flatMap(({ title, serverId }) => [title, serverId === null ? '' : `#${serverId}`])
    .filter((line) => line !== '')
    .join('\n');
}

function stateOf({ status }: Pick<Payment, 'status'>, isAtBank: boolean): BillState {
  switch (status) {
    case 'Paid':
    case 'PartlyRefunded':
      return 'paid';
    case 'Refunded':
      return 'refunded';
    case 'Canceled':
      return 'canceled';
    case 'Pending':
      return isAtBank ? 'atBank' : 'unpaid';
  }
}

/** Converts a payment to a bill. */
export function toBill(
  payment: Payment,
  {
    isAtBank,
    ...rest
  }: Pick<Bill, 'items' | 'billPath' | 'receiptPath' | 'continueAt'> & { isAtBank: boolean },
): Bill {
  const { id, number, date, payer, paymentMethod, amount, amountInPaymentCurrency, member } = payment;
  const owed = isUnpaid(payment) ? owedOf(payment) : kopecks(0);
  const state = stateOf(payment, isAtBank);
  return {
    id,
    number,
    date,
    payer,
    paymentMethod,
    amount,
    amountInPaymentCurrency,
    state,
    owed,
    ...rest,
    ...(member !== undefined && { member }),
  };
}
