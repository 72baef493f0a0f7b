import type { CartEntry } from '../cart/entry';
import type { Money } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { kopecks } from '@/domain/money/money';
import { monthsOf } from '../pricing/period';
import { isTransferred } from './method';
import { isUnpaid, owedOf, type Payment } from './payment';

/** `atBank`: its money is being paid there; `canceled`: given up, or its time is over; `refunded`: all of it was given back. */
export const billStates = ['unpaid', 'atBank', 'paid', 'canceled', 'refunded'] as const;
export type BillState = (typeof billStates)[number];

/** Kinds of items on a bill. `service`: a charge to the balance; `bills`: other bills that this bill pays. */
export const billItemKinds = ['order', 'renewal', 'tariff', 'options', 'topUp', 'service', 'bills'] as const;
export type BillItemKind = (typeof billItemKinds)[number];

/** One thing that a bill is for. */
export interface BillItem {
  kind: BillItemKind;
  /** A plan, a tariff's star, or the numbers of bills; empty where there is nothing to name. */
  title: string;
  /** Null of what is for no server that is there. */
  serverId: ServerId | null;
  /** How many of it. */
  count: number;
  /** Months of an order or a renewal; null of the rest. */
  months: number | null;
}

/** A request for money as its section shows it (D35). */
export interface Bill extends Pick<
  Payment,
  'id' | 'number' | 'date' | 'payer' | 'paymentMethod' | 'amount' | 'amountInPaymentCurrency'
> {
  state: BillState;
  /** Amount still owed: all that is not held from the balance for it. It is zero for a bill that is over. */
  owed: Money;
  items: readonly BillItem[];
  /** Where the provider has its bill and its receipt as PDF. */
  billPath: string | null;
  receiptPath: string | null;
  /** Where it can still be paid at the bank, outside the app. */
  continueAt: string | null;
}

/** As many bills as are paid together. */
export const billsAtOnce = 20;

/**
 * Which rows of the payment history are bills: all that wait for money, however it comes, what was to be paid by transfer, and what
 * the balance paid later. The badge of the top bar counts those of them that wait.
 */
export function isBill(
  payment: Pick<Payment, 'status' | 'paymentMethod' | 'amount' | 'fromBalance'>,
): boolean {
  const { paymentMethod, amount, fromBalance = 0 } = payment;
  // Paid from the balance at once, all of the amount was held for it, and there never was a bill.
  const isPaidLater = paymentMethod === 'balance' && fromBalance < amount;
  return isUnpaid(payment) || isTransferred(paymentMethod) || isPaidLater;
}

/** Whether a bill waits for money: it can be cancelled then. */
export function isOpenBill({ state }: Pick<Bill, 'state'>): boolean {
  return state === 'unpaid' || state === 'atBank';
}

/** Whether it tops up the balance: paid by its own method only (D47). */
export function isTopUpBill({ items }: Pick<Bill, 'items'>): boolean {
  return items.some(({ kind }) => kind === 'topUp');
}

/** Whether it can be paid together with others: what is at a bank is paid there, and a top-up by its own method. */
export function isPayableBill(bill: Pick<Bill, 'state' | 'items'>): boolean {
  return bill.state === 'unpaid' && !isTopUpBill(bill);
}

function itemOf(entry: CartEntry): BillItem {
  switch (entry.kind) {
    case 'order': {
      const { count, period } = entry.configuration;
      return { kind: 'order', title: entry.plan, serverId: null, count, months: monthsOf(period) };
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
 * The items of a payment: entries of a cart, bills by their numbers, options of a server, or the balance; of a charge, where
 * entries are null, the service.
 */
export function billItems(
  entries: readonly CartEntry[] | null,
  bills: readonly string[] = [],
  optionsOf: ServerId | null = null,
): readonly BillItem[] {
  if (optionsOf !== null)
    return [{ kind: 'options', title: '', serverId: optionsOf, count: 1, months: null }];
  if (bills.length > 0) return only('bills', bills.join(', '));
  if (entries === null) return only('service');
  return entries.length === 0 ? only('topUp') : entries.map(itemOf);
}

/** The names and numbers in a description, whatever the reader's language: plans, tariffs, servers, bills. */
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

/** A row of the payment history as a bill. */
export function toBill(
  payment: Payment,
  {
    isAtBank,
    ...rest
  }: Pick<Bill, 'items' | 'billPath' | 'receiptPath' | 'continueAt'> & { isAtBank: boolean },
): Bill {
  const { id, number, date, payer, paymentMethod, amount, amountInPaymentCurrency } = payment;
  const owed = isUnpaid(payment) ? owedOf(payment) : kopecks(0);
  const state = stateOf(payment, isAtBank);
  return { id, number, date, payer, paymentMethod, amount, amountInPaymentCurrency, state, owed, ...rest };
}
