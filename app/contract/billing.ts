import * as v from 'valibot';
import { promoCodeLength } from '@/domain/cart/promo';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { billsAtOnce } from '@/domain/payment/bill';
import { currencyIds } from '@/domain/payment/currency';
import { bookedMethodIds } from '@/domain/payment/method';
import { payerDraftSchema } from '@/domain/payment/payer';
import { knownPaymentStatuses, paymentSchema, paymentsAtOnce } from '@/domain/payment/payment';
import { paymentSortKeys } from '@/domain/payment/paymentRules';
import { paymentEndReasons, paymentStates } from '@/domain/payment/paymentState';
import { call } from './call';
import { cartEntriesOnWire } from './cartEntries';
import {
  countSchema,
  listQuery,
  numberedIdSchema,
  rublesSchema,
  summedPageOf,
  bulkActionAnswer,
  listedShape,
} from './shapes';

const payerIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const payerSchema = v.object({ ...payerDraftSchema.entries, id: payerIdSchema });

const paymentOnWire = v.object({ ...paymentSchema.entries, id: numberedIdSchema, currency: rublesSchema });

/** Next page for the browser; a path of this host. */
export const continueAtSchema = v.pipe(v.string(), v.regex(/^\/pay\/[1-9]\d{0,14}$/));

/** As many ids as a list can have selected on a page. */
export const idsSchema = v.object({
  ids: v.pipe(v.array(numberedIdSchema), v.minLength(1), v.maxLength(paymentsAtOnce)),
});

/** Conditions of the payment history. */
const conditions = {
  status: v.optional(v.picklist(knownPaymentStatuses)),
  method: v.optional(v.picklist(bookedMethodIds)),
  /** First day, inclusive. */
  from: v.optional(isoDateSchema),
  /** Last day, inclusive. */
  to: v.optional(isoDateSchema),
};

/** Payments and payers. Sums without their own currency are in the `currency` next to them. */
export const billingContract = {
  history: call({
    method: 'GET',
    path: '/api/payments',
    summary:
      'Lists the payments of the account, newest first by default, with sums of the listed ones: kopecks by status, the number of unpaid ones, and how many of these the balance can pay. The search matches number, day, payer and both sums.',
    role: 'customer',
    query: listQuery(paymentSortKeys, conditions),
    answer: summedPageOf(paymentOnWire, {
      Paid: moneySchema,
      Pending: moneySchema,
      Canceled: moneySchema,
      PartlyRefunded: moneySchema,
      Refunded: moneySchema,
      unpaid: countSchema,
      payable: countSchema,
    }),
    refusals: [],
  }),
  pay: call({
    method: 'POST',
    path: '/api/payments',
    summary:
      'Pays for an order or bills, or tops up the balance; the payment is paid or pending. An entry is paid only once. `backupUnavailable`: a backup that is ordered with a new server does not fit its plan, or the backup or its server is gone.',
    role: 'customer',
    isElsewhere: true,
    body: v.object({
      /** `balance` if nothing is left to pay by another method, because the balance covers it or it is free. */
      method: v.picklist(bookedMethodIds),
      /** Without commission. */
      amount: v.object({
        currency: v.picklist(currencyIds),
        minor: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e12)),
      }),
      payer: payerDraftSchema,
      entries: cartEntriesOnWire,
      promo: v.nullable(v.pipe(v.string(), v.maxLength(promoCodeLength))),
      /** Kopecks that the balance pays; `amount` is the rest. */
      fromBalance: v.optional(moneySchema),
      /** Top-ups: kopecks to credit, as the customer saw them. Refused if it is another sum by now. */
      credited: v.optional(moneySchema),
      /** Card payments: whether the bank should save the card. */
      savesCard: v.optional(v.boolean()),
      /** Saved card that pays, by its own method. */
      card: v.optional(numberedIdSchema),
      /** Bills to pay, without entries. A transfer cannot pay them. */
      bills: v.optional(v.pipe(v.array(numberedIdSchema), v.minLength(1), v.maxLength(billsAtOnce))),
    }),
    /** With `continueAt` the payment continues on the bank's page, and is pending until then. */
    answer: v.object({ ...paymentOnWire.entries, continueAt: v.optional(continueAtSchema) }),
    requiresIdempotencyKey: true,
    refusals: [
      'declined',
      'unavailable',
      'priceChanged',
      'insufficientBalance',
      'alreadySettled',
      'topUpByMethod',
      'backupUnavailable',
      'provisionerDown',
    ],
  }),
  progress: call({
    method: 'GET',
    path: '/api/payments/{id}',
    summary: 'Returns a payment’s progress: paid, pending, or why it failed, with the data for a retry.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    answer: v.object({
      payment: paymentOnWire,
      state: v.picklist(paymentStates),
      /** Why the bank declined it. */
      reason: v.nullable(v.picklist(paymentEndReasons)),
      /** Link to continue paying. */
      continueAt: v.nullable(continueAtSchema),
      /** E-mail for the receipt. */
      email: v.pipe(v.string(), v.maxLength(300)),
      /** Null if nothing was ordered. */
      order: v.nullable(
        v.object({
          entries: cartEntriesOnWire,
          promo: v.nullable(v.pipe(v.string(), v.maxLength(promoCodeLength))),
        }),
      ),
      /** Bills that it pays; empty otherwise. */
      bills: v.array(numberedIdSchema),
    }),
    refusals: [],
  }),
  payPending: call({
    method: 'POST',
    path: '/api/payments/pay',
    summary: 'Pays pending payments from the balance, all or none. A top-up cannot be paid from the balance.',
    role: 'customer',
    body: v.object({
      ...idsSchema.entries,
      /** Total that the customer saw, in kopecks: the amounts of all payments without their held parts. */
      charge: moneySchema,
    }),
    requiresIdempotencyKey: true,
    refusals: ['notFound', 'alreadySettled', 'insufficientBalance', 'topUpByMethod', 'priceChanged'],
  }),
  deletePending: call({
    method: 'POST',
    path: '/api/payments/delete',
    summary: 'Deletes pending payments and cancels their orders.',
    role: 'customer',
    body: idsSchema,
    refusals: ['notFound', 'alreadySettled'],
  }),
  deleteListed: call({
    method: 'POST',
    path: '/api/payments/delete-listed',
    summary:
      'Deletes the next part of a list’s pending payments and skips the others. `next` of the answer is the `cursor` of the following part.',
    role: 'customer',
    body: listedShape(conditions),
    answer: bulkActionAnswer,
    refusals: [],
  }),
  payers: call({
    method: 'GET',
    path: '/api/payers',
    summary: 'Lists the account’s payers in order of creation.',
    role: 'customer',
    answer: v.object({ items: v.array(payerSchema) }),
    refusals: [],
  }),
  addPayer: call({
    method: 'POST',
    path: '/api/payers',
    summary: 'Adds a payer, or updates an existing one with the same codes or name.',
    role: 'customer',
    body: payerDraftSchema,
    answer: payerSchema,
    refusals: [],
  }),
  savePayer: call({
    method: 'PUT',
    path: '/api/payers/{id}',
    summary: 'Changes a payer; a removed one is restored.',
    role: 'customer',
    params: v.object({ id: payerIdSchema }),
    body: payerDraftSchema,
    answer: payerSchema,
    refusals: [],
  }),
  removePayer: call({
    method: 'DELETE',
    path: '/api/payers/{id}',
    summary: 'Removes a payer; idempotent.',
    role: 'customer',
    params: v.object({ id: payerIdSchema }),
    refusals: ['openBill'],
  }),
};
