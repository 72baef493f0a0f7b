import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/dates';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { kopecks, type Money } from '@/domain/money/money';
import { moneySchema } from '@/domain/money/moneySchema';
import { currencyIds, type CurrencyAmount } from './currency';
import { bookedMethodIds, type BookedMethodId } from './method';

/**
 * Payment statuses: Paid and Canceled are from §4. A pending payment can be paid or deleted (D12); a paid one can be
 * refunded in part or in full (D27).
 */
export const knownPaymentStatuses = ['Paid', 'Pending', 'Canceled', 'PartlyRefunded', 'Refunded'] as const;
export type KnownPaymentStatus = (typeof knownPaymentStatuses)[number];

/** A row of the payment history (§3). */
export interface Payment {
  id: number;
  /** Number as printed on the document. */
  number: string;
  date: IsoDate;
  payer: string;
  paymentMethod: BookedMethodId;
  amount: Money;
  amountInPaymentCurrency: CurrencyAmount;
  status: KnownPaymentStatus;
  /** Part of the amount that the balance pays; the method pays the rest. */
  fromBalance?: Money | undefined;
  /** Whether it tops up the balance, which therefore cannot pay it (D47). */
  isTopUp?: boolean | undefined;
  /** E-mail of the colleague who made or paid it; absent for the owner and the portal. */
  member?: string | undefined;
  /** Path of its bill or receipt as PDF; absent if there is none, and in the demo account. */
  paperPath?: string | undefined;
  /** Refund documents, oldest first; absent if there are none. */
  refundPapers?: readonly { number: string; path: string }[] | undefined;
}

/** Pay and Delete apply to unpaid payments (D12). */
export function isUnpaid(payment: Pick<Payment, 'status'>): boolean {
  return payment.status === 'Pending';
}

/** Whether the balance can pay it: a top-up is paid by its own method only (D47). */
export function isPayableFromBalance(payment: Pick<Payment, 'status' | 'isTopUp'>): boolean {
  return isUnpaid(payment) && payment.isTopUp !== true;
}

/** Maximum number of payments in one call. */
export const paymentsAtOnce = 500;

/** Returns the amount still owed, without the part held on the balance. */
export function owedOf({ amount, fromBalance = kopecks(0) }: Pick<Payment, 'amount' | 'fromBalance'>): Money {
  return kopecks(amount - fromBalance);
}

/** Whether its money arrived and was not refunded in full. */
export function isPaid({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'Paid' || status === 'PartlyRefunded';
}

/** Whether a payment is an unpaid bill of a payer. Like documents, it identifies the payer by name (§3). */
export function isOpenBillOf(payment: Pick<Payment, 'status' | 'payer'>, payer: { name: string }): boolean {
  return isUnpaid(payment) && payment.payer === payer.name;
}

const wholeSchema = v.pipe(v.number(), v.safeInteger());
const textSchema = v.pipe(v.string(), v.maxLength(300));
/** Path of a bill or receipt on this host. */
export const paymentDocumentPathSchema = v.pipe(
  v.string(),
  v.regex(/^\/api\/payments\/[1-9]\d{0,14}\/papers\/[a-z]+$/),
);

/** Path of a certificate or refund document on this host. */
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
  member: v.optional(textSchema),
  paperPath: v.optional(paymentDocumentPathSchema),
  refundPapers: v.optional(v.array(v.object({ number: textSchema, path: documentPathSchema }))),
});

/** Formats the number of a payment as on its documents. */
export function paymentNumber(id: number): string {
  return `MRD-${id}`;
}
