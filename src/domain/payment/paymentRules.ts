import type { IsoDate } from '../dates';
import { onDay, oneOf, type ListFilter, type ListRules } from '../list/listRules';
import { kopecks, type Money } from '../money';
import { currencyIds } from './currency';
import type { BookedMethodId } from './method';
import {
  isPayableFromBalance,
  isUnpaid,
  knownPaymentStatuses,
  type KnownPaymentStatus,
  type Payment,
} from './payment';

/** Columns of the payment history, which all sort (§2). */
export type PaymentSortKey =
  | 'id'
  | 'number'
  | 'date'
  | 'payer'
  | 'paymentMethod'
  | 'amount'
  | 'amountInPaymentCurrency'
  | 'status';

/** The filter's conditions. Both days belong to the period. */
export interface PaymentConditions {
  status: KnownPaymentStatus;
  from: IsoDate;
  to: IsoDate;
}

export type PaymentFilter = ListFilter<PaymentConditions>;

/** What a history adds up: kopecks by status, how many wait for their money, and how many of these the balance can pay (D12). */
export type PaymentSum = KnownPaymentStatus | 'unpaid' | 'payable';

/** How a payment reads in the reader's language: search and sort go by what is seen. */
export interface PaymentTexts {
  method: (id: BookedMethodId) => string;
  /** Everything of a payment that a search may find. */
  searchable: (payment: Payment) => readonly string[];
}

/** What a list of payments comes to. */
export interface PaymentTotals {
  /** All of them, whatever their status. */
  all: Money;
  byStatus: Readonly<Record<KnownPaymentStatus, Money>>;
}

/** The totals of sums that are known already. */
export function totalsOf(sums: Readonly<Record<KnownPaymentStatus, number>>): PaymentTotals {
  const { Paid, Pending, Canceled, PartlyRefunded, Refunded } = sums;
  return {
    all: kopecks(Paid + Pending + Canceled + PartlyRefunded + Refunded),
    byStatus: {
      Paid: kopecks(Paid),
      Pending: kopecks(Pending),
      Canceled: kopecks(Canceled),
      PartlyRefunded: kopecks(PartlyRefunded),
      Refunded: kopecks(Refunded),
    },
  };
}

/** The sums of no payments. */
export const noPaymentSums: Readonly<Record<KnownPaymentStatus, number>> = {
  Paid: 0,
  Pending: 0,
  Canceled: 0,
  PartlyRefunded: 0,
  Refunded: 0,
};

export function paymentTotals(payments: Iterable<Pick<Payment, 'amount' | 'status'>>): PaymentTotals {
  const sums = { ...noPaymentSums };
  for (const { amount, status } of payments) sums[status] += amount;
  return totalsOf(sums);
}

/** What waits for money comes first: it is what one looks for. */
const statusOrder: Record<KnownPaymentStatus, number> = {
  Pending: 0,
  Paid: 1,
  PartlyRefunded: 2,
  Refunded: 3,
  Canceled: 4,
};

/** More than any sum in hundredths, so that sums of one currency stay together. */
const currencyStep = 2 ** 42;

const amountOf = (status: KnownPaymentStatus) => (payment: Payment) =>
  payment.status === status ? payment.amount : 0;

/** The payment history (§2, D12), in the provider's order: newest first. Its address may name a payment. */
export function paymentRules({
  method,
  searchable,
}: PaymentTexts): ListRules<Payment, number, PaymentSortKey, PaymentConditions, PaymentSum> {
  return {
    id: ({ id }) => id,
    searchable,
    sorts: {
      id: { by: 'number', of: ({ id }) => id },
      number: { by: 'text', of: ({ number }) => number },
      date: { by: 'text', of: ({ date }) => date },
      payer: { by: 'text', of: ({ payer }) => payer },
      paymentMethod: { by: 'text', of: ({ paymentMethod }) => method(paymentMethod) },
      amount: { by: 'number', of: ({ amount }) => amount },
      amountInPaymentCurrency: {
        by: 'number',
        of: ({ amountInPaymentCurrency: { currency, minor } }) =>
          currencyIds.indexOf(currency) * currencyStep + minor,
      },
      status: { by: 'number', of: ({ status }) => statusOrder[status] },
    },
    conditions: {
      status: oneOf('status', knownPaymentStatuses, ({ status }) => status),
      from: onDay('from', ({ date }, day) => date >= day),
      to: onDay('to', ({ date }, day) => date <= day),
    },
    sums: {
      Paid: amountOf('Paid'),
      Pending: amountOf('Pending'),
      Canceled: amountOf('Canceled'),
      PartlyRefunded: amountOf('PartlyRefunded'),
      Refunded: amountOf('Refunded'),
      unpaid: (payment) => Number(isUnpaid(payment)),
      payable: (payment) => Number(isPayableFromBalance(payment)),
    },
    pick: { param: 'payment', parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null) },
  };
}
