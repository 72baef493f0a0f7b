import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/dates';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { kopecks, type Money } from '@/domain/money/money';
import { moneySchema } from '@/domain/money/moneySchema';
import { currencyIds, type CurrencyAmount } from './currency';
import { bookedMethodIds, type BookedMethodId } from './method';

/**
 * A payment's states: §4 names Paid and Canceled; one that waits for its money can still be paid or deleted (D12); of one that was paid,
 * a part or all may have been given back (D27).
 */
export const knownPaymentStatuses = ['Paid', 'Pending', 'Canceled', 'PartlyRefunded', 'Refunded'] as const;
export type KnownPaymentStatus = (typeof knownPaymentStatuses)[number];

/** A row of the payment history (§3). */
export interface Payment {
  id: number;
  /** As it stands on the document. */
  number: string;
  date: IsoDate;
  payer: string;
  paymentMethod: BookedMethodId;
  amount: Money;
  amountInPaymentCurrency: CurrencyAmount;
  status: KnownPaymentStatus;
  /** The part of the amount that comes from the balance, where one does; the rest is paid by the method. */
  fromBalance?: Money | undefined;
  /** It tops up the balance, which therefore cannot pay it (D47). */
  isTopUp?: boolean | undefined;
  /** Where the provider has its bill or receipt as PDF; absent where there is none, and in the demo account. */
  paperPath?: string | undefined;
  /** The documents of what was given back of it, oldest first; absent where there is none. */
  refundPapers?: readonly { number: string; path: string }[] | undefined;
}

/** Pay and Delete act on rows that wait for their money (D12). */
export function isUnpaid(payment: Pick<Payment, 'status'>): boolean {
  return payment.status === 'Pending';
}

/** Whether the balance can pay it: a top-up is paid by its own method only (D47). */
export function isPayableFromBalance(payment: Pick<Payment, 'status' | 'isTopUp'>): boolean {
  return isUnpaid(payment) && payment.isTopUp !== true;
}

/** Payments that one call acts on at most. */
export const paymentsAtOnce = 500;

/** Returns the amount still owed for an unpaid payment. It is all that is not held from the balance. */
export function owedOf({ amount, fromBalance = kopecks(0) }: Pick<Payment, 'amount' | 'fromBalance'>): Money {
  return kopecks(amount - fromBalance);
}

/** Whether its money is there, all of it or what was not given back. */
export function isPaid({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'Paid' || status === 'PartlyRefunded';
}

/** Whether a bill waits for a payer's money. It names its payer as documents do, by the name (§3). */
export function isOpenBillOf(payment: Pick<Payment, 'status' | 'payer'>, payer: { name: string }): boolean {
  return isUnpaid(payment) && payment.payer === payer.name;
}

const wholeSchema = v.pipe(v.number(), v.safeInteger());
const textSchema = v.pipe(v.string(), v.maxLength(300));
/** Where a bill or a receipt is saved from; a path of this host. */
export const paymentDocumentPathSchema = v.pipe(
  v.string(),
  v.regex(/^\/api\/payments\/[1-9]\d{0,14}\/papers\/[a-z]+$/),
);

/** Where an act or the document of a refund is saved from; a path of this host. */
export const documentPathSchema = v.pipe(v.string(), v.regex(/^\/api\/papers\/[1-9]\d{0,14}$/));

/** A payment from storage. */
export const paymentSchema = v.object({
  id: wholeSchema,
  number: textSchema,
  date: isoDateSchema,
  payer: textSchema,
  paymentMethod: v.picklist(bookedMethodIds),
  amount: moneySchema,
  amountInPaymentCurrency: v.object({ currency: v.picklist(currencyIds), minor: wholeSchema }),
  status: v.picklist(knownPaymentStatuses),
  fromBalance: v.optional(moneySchema),
  isTopUp: v.optional(v.boolean()),
  paperPath: v.optional(paymentDocumentPathSchema),
  refundPapers: v.optional(v.array(v.object({ number: textSchema, path: documentPathSchema }))),
});

/** The number of a payment as it stands on its documents. */
export function paymentNumber(id: number): string {
  return `MRD-${id}`;
}
