import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { currencyIds } from '@/domain/payment/currency';
import { bookedMethodIds, isTransferred } from '@/domain/payment/method';
import { payerDraftSchema } from '@/domain/payment/payer';
import { isPaid, type Payment } from '@/domain/payment/payment';
import { refundReasons, refundTargets } from '@/domain/payment/refund';

/** The documents of a payment: a bill asks for its money, a receipt says that it has come. */
export const paymentDocumentKinds = ['bill', 'receipt'] as const;
export type PaymentDocumentKind = (typeof paymentDocumentKinds)[number];

/** Every document: besides those of a payment an organization's certificate of a month, and what was given back. */
export const documentKinds = [...paymentDocumentKinds, 'act', 'refund'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * The document that a payment has as it stands: a receipt of what was paid, given back or not; none of one that was
 * cancelled, that is being paid at a bank, or by which the balance pays bills: they have their own.
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

/** Days of a service; both belong to it. */
const daysSchema = v.object({ from: isoDateSchema, to: isoDateSchema });
export type ServiceDays = v.InferOutput<typeof daysSchema>;

/** Subject of a line, as data: each language has its words for it. */
const subjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('order'), plan: textSchema, os: textSchema, months: countSchema }),
  v.object({ kind: v.literal('renewal'), domain: textSchema, months: countSchema }),
  v.object({ kind: v.literal('tariff'), tariff: textSchema, domain: textSchema }),
  v.object({ kind: v.literal('options'), domain: textSchema }),
  /** An advance: nothing is delivered for it yet. */
  v.object({ kind: v.literal('topUp') }),
  /** An advance as well, which pays bills by these numbers. */
  v.object({ kind: v.literal('bills'), numbers: textSchema }),
  /** A charge from the balance, or a service that is not known in more detail. */
  v.object({ kind: v.literal('hosting') }),
  v.object({ kind: v.literal('commission') }),
  /** Difference that the conversion from another currency leaves. */
  v.object({ kind: v.literal('rounding') }),
  /** Of a certificate: days of a server. */
  v.object({ kind: v.literal('rent'), domain: textSchema }),
  /** Of a refund: the payment's number, and the server where it is for one; empty where it is not. */
  v.object({ kind: v.literal('refund'), payment: textSchema, title: textSchema }),
]);
export type LineSubject = v.InferOutput<typeof subjectSchema>;

const lineSchema = v.object({
  subject: subjectSchema,
  /** Null until the service begins, and of what has no term. */
  days: v.nullable(daysSchema),
  quantity: countSchema,
  /** Of one, before the discount. */
  price: moneySchema,
  discount: moneySchema,
  /** `price × quantity − discount`, tax included. */
  amount: moneySchema,
  /** The part of the amount that is tax. */
  tax: moneySchema,
});
export type DocumentLine = v.InferOutput<typeof lineSchema>;

/** The provider, as it was when the document was issued. */
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
});
export type DocumentPayee = v.InferOutput<typeof payeeSchema>;

/** The payment that it is about. */
const aboutPaymentSchema = v.object({
  /** As the history shows it, and as a transfer names it. */
  number: textSchema,
  method: v.picklist(bookedMethodIds),
  /** The part of the total that the balance pays. */
  fromBalance: moneySchema,
  /** Amount to pay in its own currency, where that is not rubles. */
  inCurrency: v.nullable(v.object({ currency: v.picklist(currencyIds), minor: countSchema })),
});

/** Fields of every billing document. */
const common = {
  /** Of this shape. */
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
});
/** A bill or a receipt. */
export type PaymentDocument = v.InferOutput<typeof paymentDocumentSchema>;

const certificateSchema = v.object({
  ...common,
  kind: v.literal('act'),
  /** The first and the last day of its month. */
  period: daysSchema,
});
/** Certificate: a month's services for an organization, with their cost. */
export type CompletionCertificate = v.InferOutput<typeof certificateSchema>;

const refundDocumentSchema = v.object({
  ...common,
  kind: v.literal('refund'),
  refund: v.object({
    /** The number of the payment that it gives back. */
    payment: textSchema,
    /** The number of its receipt; null where none was issued. */
    receipt: v.nullable(textSchema),
    target: v.picklist(refundTargets),
    reason: v.picklist(refundReasons),
  }),
});
/** Refund document: the part of a payment that was refunded. */
export type RefundDocument = v.InferOutput<typeof refundDocumentSchema>;

/**
 * Content of a billing document. It is stored as JSON when it is issued and never changed: the PDF is made from it
 * alone.
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

/** The tax within a sum that includes it, rounded to kopecks. The rate is in percent. */
export function includedTax(amount: Money, taxRate: number): Money {
  return kopecks(Math.round((amount * taxRate) / (100 + taxRate)));
}

/** The number of a document: numbers count from 1 for each legal entity, kind and year. */
export function documentNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(5, '0')}`;
}
