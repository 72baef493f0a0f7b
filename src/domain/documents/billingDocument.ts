import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { currencyIds } from '@/domain/payment/currency';
import { bookedMethodIds, isTransferred } from '@/domain/payment/method';
import { payerDraftSchema } from '@/domain/payment/payer';
import { isPaid, type Payment } from '@/domain/payment/payment';
import { refundReasons, refundTargets } from '@/domain/payment/refund';

/** Documents of a payment: a bill requests the money, a receipt confirms it. */
export const paymentDocumentKinds = ['bill', 'receipt'] as const;
export type PaymentDocumentKind = (typeof paymentDocumentKinds)[number];

/** All kinds of documents; `act` is an organization's monthly completion certificate. */
export const documentKinds = [...paymentDocumentKinds, 'act', 'refund'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * Returns the kind of a payment's current document. A paid payment has a receipt, even if it was refunded. Cancelled
 * payments, payments pending at a bank, and balance payments of bills have none; those bills have their own.
 */
export function paymentDocumentKindOf({
  status,
  paymentMethod,
  isTopUp = false,
}: Pick<Payment, 'status' | 'paymentMethod' | 'isTopUp'>): PaymentDocumentKind | null {
  if (paymentMethod === 'balance' && isTopUp) return null;
  if (status === 'Refunded' || isPaid({ status })) return 'receipt';
  return status === 'Pending' && isTransferred(paymentMethod) ? 'bill' : null;
}

const textSchema = v.pipe(v.string(), v.maxLength(300));
const bothLanguages = v.object({ ru: textSchema, en: textSchema });
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Days of a service, both inclusive. */
const daysSchema = v.object({ from: isoDateSchema, to: isoDateSchema });
export type ServiceDays = v.InferOutput<typeof daysSchema>;

/** Subject of a line as data, which each language translates. */
const subjectSchema = v.variant('kind', [
  v.object({
    kind: v.literal('order'),
    plan: textSchema,
    os: textSchema,
    /** Domain of the server whose backup is ordered in place of the system. */
    fromBackup: v.optional(textSchema),
    months: countSchema,
  }),
  v.object({ kind: v.literal('renewal'), domain: textSchema, months: countSchema }),
  v.object({ kind: v.literal('tariff'), tariff: textSchema, domain: textSchema }),
  v.object({ kind: v.literal('options'), domain: textSchema }),
  /** Advance payment: nothing is delivered for it yet. */
  v.object({ kind: v.literal('topUp') }),
  /** Advance payment that pays the bills with these numbers. */
  v.object({ kind: v.literal('bills'), numbers: textSchema }),
  /** A charge to the balance, or a service without known details. */
  v.object({ kind: v.literal('hosting') }),
  /** Bills made by staff: a line as they wrote it, in one language. */
  v.object({ kind: v.literal('custom'), text: textSchema }),
  v.object({ kind: v.literal('commission') }),
  /** Rounding difference of a currency conversion. */
  v.object({ kind: v.literal('rounding') }),
  /** Certificates only: days of a server. */
  v.object({ kind: v.literal('rent'), domain: textSchema }),
  /** Refunds only: the payment's number and the server; `title` is empty if no server is involved. */
  v.object({ kind: v.literal('refund'), payment: textSchema, title: textSchema }),
]);
export type LineSubject = v.InferOutput<typeof subjectSchema>;

const lineSchema = v.object({
  subject: subjectSchema,
  /** Null before the service starts, and for services without a term. */
  days: v.nullable(daysSchema),
  quantity: countSchema,
  /** Unit price before the discount. */
  price: moneySchema,
  discount: moneySchema,
  /** `price × quantity − discount`, tax included. */
  amount: moneySchema,
  /** Tax included in the amount. */
  tax: moneySchema,
});
export type DocumentLine = v.InferOutput<typeof lineSchema>;

/** The provider's details at the time of issue. */
const payeeSchema = v.object({
  name: bothLanguages,
  address: bothLanguages,
  bank: bothLanguages,
  inn: textSchema,
  kpp: textSchema,
  ogrn: textSchema,
  bik: textSchema,
  account: textSchema,
  correspondentAccount: textSchema,
  email: textSchema,
  phone: textSchema,
  /** Signatory; empty in documents without a printed one. */
  director: v.optional(textSchema, ''),
});
export type DocumentPayee = v.InferOutput<typeof payeeSchema>;

/** The payment that the document belongs to. */
const aboutPaymentSchema = v.object({
  /** Number that the history shows and a transfer names. */
  number: textSchema,
  method: v.picklist(bookedMethodIds),
  /** Part of the total that the balance pays. */
  fromBalance: moneySchema,
  /** Amount in the payment's currency; null for rubles. */
  inCurrency: v.nullable(v.object({ currency: v.picklist(currencyIds), minor: countSchema })),
});

/** Fields of every billing document. */
const common = {
  /** Version of this format. */
  format: v.literal(1),
  number: textSchema,
  date: isoDateSchema,
  payee: payeeSchema,
  payer: payerDraftSchema,
  lines: v.pipe(v.array(lineSchema), v.minLength(1)),
  /** In percent; 0 where no tax is charged. */
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
};

const paymentDocumentSchema = v.object({
  ...common,
  kind: v.picklist(paymentDocumentKinds),
  payment: aboutPaymentSchema,
  /** Bills made by staff: the last day to pay, and the reason. */
  terms: v.optional(v.object({ payBy: isoDateSchema, note: textSchema })),
});
/** A bill or a receipt. */
export type PaymentDocument = v.InferOutput<typeof paymentDocumentSchema>;

const certificateSchema = v.object({
  ...common,
  kind: v.literal('act'),
  /** First and last day of the month. */
  period: daysSchema,
});
/** Completion certificate: an organization's services of a month with their cost. */
export type CompletionCertificate = v.InferOutput<typeof certificateSchema>;

const refundDocumentSchema = v.object({
  ...common,
  kind: v.literal('refund'),
  refund: v.object({
    /** Number of the refunded payment. */
    payment: textSchema,
    /** Number of its receipt; null if none was issued. */
    receipt: v.nullable(textSchema),
    target: v.picklist(refundTargets),
    reason: v.picklist(refundReasons),
  }),
});
/** Refund document: the part of a payment that was refunded. */
export type RefundDocument = v.InferOutput<typeof refundDocumentSchema>;

/**
 * Content of a billing document. It is stored as JSON when issued and never changes; the PDF is rendered from it alone.
 */
export const billingDocumentSchema = v.variant('kind', [
  paymentDocumentSchema,
  certificateSchema,
  refundDocumentSchema,
]);
export type BillingDocument = v.InferOutput<typeof billingDocumentSchema>;

/** Totals of a document's lines. */
export interface DocumentTotals {
  readonly discount: Money;
  readonly tax: Money;
  /** Tax included. */
  readonly total: Money;
}

export function documentTotals(lines: readonly DocumentLine[]): DocumentTotals {
  return {
    discount: sumMoney(lines.map((line) => line.discount)),
    tax: sumMoney(lines.map((line) => line.tax)),
    total: sumMoney(lines.map((line) => line.amount)),
  };
}

/** Returns the amount paid by the payment's method: the total without the balance's part. */
export function amountDueOf({ lines, payment }: Pick<PaymentDocument, 'lines' | 'payment'>): Money {
  return kopecks(documentTotals(lines).total - payment.fromBalance);
}

/** Returns the tax included in a sum, rounded to kopecks. The rate is in percent. */
export function includedTax(amount: Money, taxRate: number): Money {
  return kopecks(Math.round((amount * taxRate) / (100 + taxRate)));
}

/** Formats a document number; numbers start at 1 for each legal entity, kind and year, unless raised. */
export function documentNumber(year: number, serial: number, prefix = ''): string {
  return `${prefix}${year}-${String(serial).padStart(5, '0')}`;
}
