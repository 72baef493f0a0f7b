import type { IsoDate } from '@/domain/time/dates';
import { onDay, oneOf, type ListFilter, type ListRules } from '../list/listRules';
import { kopecks, kopecksPerRuble, type Money } from '@/domain/money/money';
import { currencyIds } from './currency';
import { bookedMethodIds, type BookedMethodId } from './method';
import {
  isPayableFromBalance,
  isUnpaid,
  knownPaymentStatuses,
  type KnownPaymentStatus,
  type Payment,
} from './payment';

/** Columns of the payment history, all sortable (§2). */
export const paymentSortKeys = [
  'id',
  'number',
  'date',
  'payer',
  'paymentMethod',
  'amount',
  'amountInPaymentCurrency',
  'status',
] as const;
export type PaymentSortKey = (typeof paymentSortKeys)[number];

/** Conditions of the filter; both days are inclusive. */
export interface PaymentConditions {
  status: KnownPaymentStatus;
  method: BookedMethodId;
  from: IsoDate;
  to: IsoDate;
}

export type PaymentFilter = ListFilter<PaymentConditions>;

/**
 * Sums of a payment history (D12). Statuses sum kopecks; `unpaid` counts pending payments, `payable` those that the
 * balance can pay.
 */
export type PaymentSum = KnownPaymentStatus | 'unpaid' | 'payable';

/** Totals of a list of payments. */
export interface PaymentTotals {
  /** Total of all payments, whatever their status. */
  all: Money;
  byStatus: Readonly<Record<KnownPaymentStatus, Money>>;
}

/** Computes totals from known sums. */
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

/** Sort order of statuses; unpaid first, because people look for those. */
export const statusOrder: readonly KnownPaymentStatus[] = [
  'Pending',
  'Paid',
  'PartlyRefunded',
  'Refunded',
  'Canceled',
];

/** Larger than any sum in hundredths, so that sums of one currency sort together. */
export const currencyStep = 2 ** 42;

const amountOf = (status: KnownPaymentStatus) => (payment: Payment) =>
  payment.status === status ? payment.amount : 0;

/** A sum as people type it, with a point or a comma. */
function typedSums(hundredths: number): readonly string[] {
  const whole = Math.floor(hundredths / kopecksPerRuble);
  const rest = String(hundredths % kopecksPerRuble).padStart(2, '0');
  return [`${whole}.${rest}`, `${whole},${rest}`];
}

/** A day as people type it: 20.11.2026. */
const typedDay = (day: IsoDate): string => day.split('-').toReversed().join('.');

/**
 * Rules of the payment history (§2, D12), newest first. Search matches numbers, days, payers and sums, but no
 * translated words: methods and statuses are filters. The address may name a payment.
 */
export const paymentRules: ListRules<Payment, number, PaymentSortKey, PaymentConditions, PaymentSum> = {
  id: ({ id }) => id,
  searchable: ({ id, number, date, payer, amount, amountInPaymentCurrency }) => [
    `${id}`,
    number,
    date,
    typedDay(date),
    payer,
    ...typedSums(amount),
    ...typedSums(amountInPaymentCurrency.minor),
  ],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    number: { by: 'text', of: ({ number }) => number },
    date: { by: 'text', of: ({ date }) => date },
    payer: { by: 'text', of: ({ payer }) => payer },
    paymentMethod: { by: 'number', of: ({ paymentMethod }) => bookedMethodIds.indexOf(paymentMethod) },
    amount: { by: 'number', of: ({ amount }) => amount },
    amountInPaymentCurrency: {
      by: 'number',
      of: ({ amountInPaymentCurrency: { currency, minor } }) =>
        currencyIds.indexOf(currency) * currencyStep + minor,
    },
    status: { by: 'number', of: ({ status }) => statusOrder.indexOf(status) },
  },
  usualSort: { key: 'id', direction: 'descending' },
  conditions: {
    status: oneOf('status', knownPaymentStatuses, ({ status }) => status),
    method: oneOf('method', bookedMethodIds, ({ paymentMethod }) => paymentMethod),
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
