import * as v from 'valibot';
import { currencyIds } from '@/domain/payment/currency';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { paymentEndReasons, paymentStates } from '@/domain/payment/paymentState';
import { moneySchema } from '@/domain/money/moneySchema';
import { ledgerFormats } from '@/domain/admin/ledger';
import { paymentKeys, refundKeys } from '@/domain/admin/lists';
import { adminPaymentStatuses } from '@/domain/admin/payment';
import { refundStates } from '@/domain/admin/refund';
import { bookedMethodIds } from '@/domain/payment/method';
import { adminBillKeys } from '@/domain/admin/bill';
import { billStates } from '@/domain/payment/bill';
import { refundReasons, refundTargets } from '@/domain/payment/refund';
import { adminBillSchema, figureSchema, noteSchema, paymentSchema, refundSchema } from './adminShapes';
import { call } from './call';
import { listQuery, numberedIdSchema, pageOf, rublesSchema, summedPageOf, textSchema } from './shapes';

/** Payments, bills, refunds and the books of all customers (§2 '/admin/payments'). */
export const adminMoneyCalls = {
  payments: call({
    method: 'GET',
    path: '/api/admin/payments',
    summary:
      'The payments of all customers, those of deleted accounts too, whose bills are cancelled, newest first unless sorted, and the sum of all that is listed. A search looks into the number, the customer, and the plans, servers and bills that it pays for.',
    role: 'admin',
    right: 'payments.read',
    query: listQuery(paymentKeys, {
      status: v.optional(v.picklist(adminPaymentStatuses)),
      method: v.optional(v.picklist(bookedMethodIds)),
    }),
    answer: summedPageOf(paymentSchema, { amount: moneySchema }),
    refusals: [],
  }),
  paymentFigures: call({
    method: 'GET',
    path: '/api/admin/payments/figures',
    summary: 'How many payments came, wait and failed, and their sums.',
    role: 'admin',
    right: 'payments.read',
    answer: v.object({
      Completed: figureSchema,
      Pending: figureSchema,
      Failed: figureSchema,
      currency: rublesSchema,
    }),
    refusals: [],
  }),
  paymentTrail: call({
    method: 'GET',
    path: '/api/admin/payments/{id}/trail',
    summary:
      'The gateway of a payment, its number there, and every state that it came into with the time and, of one that failed, the reason; oldest first.',
    role: 'admin',
    right: 'payments.read',
    params: v.object({ id: numberedIdSchema }),
    answer: v.object({
      gateway: v.nullable(textSchema),
      reference: v.nullable(textSchema),
      steps: v.array(
        v.object({
          at: isoMomentSchema,
          state: v.picklist(paymentStates),
          reason: v.nullable(v.picklist(paymentEndReasons)),
        }),
      ),
    }),
    refusals: [],
  }),
  processPayment: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/process',
    summary:
      'Takes the money of a payment for received, as it came: all of it delivers what it was for; of a transfer less leaves the rest due, more goes to the balance, as does all that comes for a transfer that is over.',
    role: 'admin',
    right: 'payments.process',
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({
      /** The sum received, in the currency of the payment (`expected`). */
      amount: v.object({
        currency: v.picklist(currencyIds),
        minor: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1e12)),
      }),
    }),
    answer: paymentSchema,
    refusals: ['changed', 'accountDeleted'],
  }),
  refundPayment: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/refund',
    summary:
      'Gives back a part of a payment, or all of it, with a reason: to the balance, or as far as possible to where it came from, of a bank transfer or cryptocurrency by a refund in state `toSend`. What topped up the balance only goes back to where it came from. `refundChanged` says how much is left.',
    role: 'admin',
    right: 'refunds.edit',
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({
      amount: v.pipe(
        moneySchema,
        v.check((amount) => amount > 0),
      ),
      target: v.picklist(refundTargets),
      note: noteSchema,
    }),
    answer: paymentSchema,
    refusals: ['changed', 'accountDeleted', 'refundChanged', 'insufficientBalance'],
  }),
  bills: call({
    method: 'GET',
    path: '/api/admin/bills',
    summary:
      'The bills of all customers but those of deleted accounts, newest first unless sorted. A search looks into the number, the customer and the payer.',
    role: 'admin',
    right: 'bills.read',
    query: listQuery(adminBillKeys, { state: v.optional(v.picklist(billStates)) }),
    answer: pageOf(adminBillSchema),
    refusals: [],
  }),
  cancelBill: call({
    method: 'POST',
    path: '/api/admin/bills/{id}/cancel',
    summary: 'Cancels a bill that waits for money, and what it was for; its customer reads the reason.',
    role: 'admin',
    right: 'bills.edit',
    params: v.object({ id: numberedIdSchema }),
    body: v.object({ note: noteSchema }),
    answer: adminBillSchema,
    refusals: ['changed'],
  }),
  refunds: call({
    method: 'GET',
    path: '/api/admin/refunds',
    summary:
      'What was given back to all customers, with its reasons, newest first unless sorted, and the sum of what is listed without what was taken back. A search looks into the number, the customer, the payment and the note.',
    role: 'admin',
    right: 'refunds.read',
    query: listQuery(refundKeys, {
      reason: v.optional(v.picklist(refundReasons)),
      state: v.optional(v.picklist(refundStates)),
    }),
    answer: summedPageOf(refundSchema, { amount: moneySchema }),
    refusals: [],
  }),
  markRefundSent: call({
    method: 'POST',
    path: '/api/admin/refunds/{id}/sent',
    summary: 'Takes a refund in state `toSend` for transferred: books it as gone, and tells its customer.',
    role: 'admin',
    right: 'refunds.edit',
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    answer: refundSchema,
    refusals: ['changed'],
  }),
  cancelRefund: call({
    method: 'POST',
    path: '/api/admin/refunds/{id}/cancel',
    summary:
      'Takes back a refund in state `toSend`, whose money has not left: the money is where it was before, or on the balance where the refund policy promises it. Its customer reads the reason.',
    role: 'admin',
    right: 'refunds.edit',
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({ note: noteSchema }),
    answer: refundSchema,
    refusals: ['changed', 'accountDeleted'],
  }),
  ledger: call({
    method: 'GET',
    path: '/api/admin/ledger',
    summary:
      'The entries of the books in a span of days as CSV (columns `at`, `transfer`, `key`, `account`, `customer`, `amount`, `currency`); those of a transfer add up to zero, and so does the file. The audit trail says who had it.',
    role: 'admin',
    right: 'ledger.read',
    query: v.object({
      from: isoDateSchema,
      /** The last day, included. */
      to: isoDateSchema,
      /** `comma` as RFC 4180 has it, `semicolon` with a comma in sums for spreadsheets; `comma` unless stated. */
      format: v.optional(v.picklist(ledgerFormats)),
    }),
    isDownload: true,
    refusals: [],
  }),
};
