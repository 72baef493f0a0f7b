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

/** Where the browser goes for what is to be done next; a path of this host. */
export const continueAtSchema = v.pipe(v.string(), v.regex(/^\/pay\/[1-9]\d{0,14}$/));

/** As many as a list of payments can have chosen on a page. */
export const idsSchema = v.object({
  ids: v.pipe(v.array(numberedIdSchema), v.minLength(1), v.maxLength(paymentsAtOnce)),
});

/** Conditions of the payment history. */
const conditions = {
  status: v.optional(v.picklist(knownPaymentStatuses)),
  method: v.optional(v.picklist(bookedMethodIds)),
  /** The first day, included. */
  from: v.optional(isoDateSchema),
  /** The last day, included. */
  to: v.optional(isoDateSchema),
};

/** Payments, and on whose behalf one pays. Every sum without a currency of its own is in the `currency` beside it. */
export const billingContract = {
  history: call({
    method: 'GET',
    path: '/api/payments',
    summary:
      'The payments of the account, newest first unless sorted, and what all that is listed comes to: kopecks by status, how many wait for their money, and how many of these the balance can pay. A search looks into the number, the day, the payer and both sums.',
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
      'Pays for what is ordered or billed, or tops up the balance; the payment is paid, or waits for its money. An entry is paid for once.',
    role: 'customer',
    body: v.object({
      /** `balance` where nothing is left to pay by another: all of it is paid from the balance, or costs nothing. */
      method: v.picklist(bookedMethodIds),
      /** Without commission. */
      amount: v.object({
        currency: v.picklist(currencyIds),
        minor: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e12)),
      }),
      payer: payerDraftSchema,
      entries: cartEntriesOnWire,
      promo: v.nullable(v.pipe(v.string(), v.maxLength(promoCodeLength))),
      /** Kopecks of an order that are paid from the balance; `amount` is the rest. */
      fromBalance: v.optional(moneySchema),
      /** Of a top-up: kopecks that the balance gets for the amount, as the person saw them. Refused where it is another sum. */
      credited: v.optional(moneySchema),
      /** Of a payment by card: have the bank save it, for later payments. */
      savesCard: v.optional(v.boolean()),
      /** Pays with this saved card, by its own method. */
      card: v.optional(numberedIdSchema),
      /** With no entries: the bills that the money pays. None of them is paid by another transfer. */
      bills: v.optional(v.pipe(v.array(numberedIdSchema), v.minLength(1), v.maxLength(billsAtOnce))),
    }),
    /** With `continueAt` it is paid there, on the bank's page; it waits for its money until then. */
    answer: v.object({ ...paymentOnWire.entries, continueAt: v.optional(continueAtSchema) }),
    requiresIdempotencyKey: true,
    refusals: [
      'declined',
      'unavailable',
      'priceChanged',
      'insufficientBalance',
      'alreadySettled',
      'topUpByMethod',
    ],
  }),
  progress: call({
    method: 'GET',
    path: '/api/payments/{id}',
    summary:
      'How a payment stands: paid, waiting, or why it came to nothing; with what it was for, to try again.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    answer: v.object({
      payment: paymentOnWire,
      state: v.picklist(paymentStates),
      /** Why the bank declined it. */
      reason: v.nullable(v.picklist(paymentEndReasons)),
      /** Where it can still be paid. */
      continueAt: v.nullable(continueAtSchema),
      /** Where the receipt goes. */
      email: v.pipe(v.string(), v.maxLength(300)),
      /** Null where nothing was ordered. */
      order: v.nullable(
        v.object({
          entries: cartEntriesOnWire,
          promo: v.nullable(v.pipe(v.string(), v.maxLength(promoCodeLength))),
        }),
      ),
      /** The bills that it is to pay; none where it is for something else. */
      bills: v.array(numberedIdSchema),
    }),
    refusals: [],
  }),
  payPending: call({
    method: 'POST',
    path: '/api/payments/pay',
    summary:
      'Pays payments that wait for their money from the balance: all of them, or none. A top-up is never paid from the balance.',
    role: 'customer',
    body: v.object({
      ...idsSchema.entries,
      /** The sum the person saw, in kopecks: the amounts of all payments, less their reserved parts. */
      charge: moneySchema,
    }),
    requiresIdempotencyKey: true,
    refusals: ['notFound', 'alreadySettled', 'insufficientBalance', 'topUpByMethod', 'priceChanged'],
  }),
  deletePending: call({
    method: 'POST',
    path: '/api/payments/delete',
    summary: 'Deletes payments that wait for their money, and cancels what they were for.',
    role: 'customer',
    body: idsSchema,
    refusals: ['notFound', 'alreadySettled'],
  }),
  deleteListed: call({
    method: 'POST',
    path: '/api/payments/delete-listed',
    summary:
      'Deletes the next part of the payments that a list has: those that wait for their money, the others are skipped. `next` of the answer is the `cursor` of the part that follows.',
    role: 'customer',
    body: listedShape(conditions),
    answer: bulkActionAnswer,
    refusals: [],
  }),
  payers: call({
    method: 'GET',
    path: '/api/payers',
    summary: 'On whose behalf the account may pay, in the order in which they were added.',
    role: 'customer',
    answer: v.object({ items: v.array(payerSchema) }),
    refusals: [],
  }),
  addPayer: call({
    method: 'POST',
    path: '/api/payers',
    summary: 'Adds a payer; one that is there already, by its codes or its name, is changed instead.',
    role: 'customer',
    body: payerDraftSchema,
    answer: payerSchema,
    refusals: [],
  }),
  savePayer: call({
    method: 'PUT',
    path: '/api/payers/{id}',
    summary: 'Changes a payer; one that has been removed meanwhile is there again.',
    role: 'customer',
    params: v.object({ id: payerIdSchema }),
    body: payerDraftSchema,
    answer: payerSchema,
    refusals: [],
  }),
  removePayer: call({
    method: 'DELETE',
    path: '/api/payers/{id}',
    summary: 'Removes a payer; one that has been removed already stays so.',
    role: 'customer',
    params: v.object({ id: payerIdSchema }),
    refusals: ['openBill'],
  }),
};
