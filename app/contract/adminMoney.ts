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

/** Payments, bills, refunds and the ledger of all customers (§2 '/admin/payments'). */
export const adminMoneyCalls = {
  payments: call({
    method: 'GET',
    path: '/api/admin/payments',
    summary:
      'Lists the payments of all customers, newest first by default, with the total of the listed ones. Payments of deleted accounts are included. The search matches number, customer, and the paid plans, servers and bills.',
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
    summary: 'Counts and sums the completed, pending and failed payments.',
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
      'Returns a payment’s gateway and reference, and its state changes with their times and, for a failure, the reason; oldest first.',
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
      'Records a payment as received. The full sum delivers what it paid for. For a transfer, a smaller sum leaves the rest due, and a surplus goes to the balance, as does any sum for a closed transfer.',
    role: 'admin',
    right: 'payments.process',
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({
      /** Received sum in the payment's currency (`expected`). */
      amount: v.object({
        currency: v.picklist(currencyIds),
        minor: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1e12)),
      }),
    }),
    answer: paymentSchema,
    refusals: ['changed', 'accountDeleted', 'ownAccount'],
  }),
  refundPayment: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/refund',
    summary:
      'Refunds all or part of a payment, with a reason: to the balance, or as far as possible to its source. A bank transfer or cryptocurrency becomes a refund in state `toSend`. A top-up can only be refunded to its source. `refundChanged` contains the refundable sum.',
    role: 'admin',
    right: 'refunds.edit',
    requiresPassword: true,
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
    refusals: ['changed', 'accountDeleted', 'refundChanged', 'insufficientBalance', 'ownAccount'],
  }),
  bills: call({
    method: 'GET',
    path: '/api/admin/bills',
    summary:
      'Lists the bills of all existing customers, newest first by default. The search matches number, customer and payer.',
    role: 'admin',
    right: 'bills.read',
    query: listQuery(adminBillKeys, { state: v.optional(v.picklist(billStates)) }),
    answer: pageOf(adminBillSchema),
    refusals: [],
  }),
  cancelBill: call({
    method: 'POST',
    path: '/api/admin/bills/{id}/cancel',
    summary: 'Cancels an unpaid bill and its order; the customer reads the reason.',
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
      'Lists the refunds to all customers with their reasons, newest first by default, with the total of the listed ones except cancelled. The search matches number, customer, payment and note.',
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
    summary: 'Marks a refund in state `toSend` as transferred: books it as sent and notifies its customer.',
    role: 'admin',
    right: 'refunds.edit',
    requiresPassword: true,
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    answer: refundSchema,
    refusals: ['changed', 'ownAccount'],
  }),
  cancelRefund: call({
    method: 'POST',
    path: '/api/admin/refunds/{id}/cancel',
    summary:
      'Cancels a refund in state `toSend`. The money returns to where it was, or goes to the balance if the refund policy promises it. The customer reads the reason.',
    role: 'admin',
    right: 'refunds.edit',
    requiresPassword: true,
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({ note: noteSchema }),
    answer: refundSchema,
    refusals: ['changed', 'accountDeleted', 'ownAccount'],
  }),
  ledger: call({
    method: 'GET',
    path: '/api/admin/ledger',
    summary:
      'Exports the ledger entries of a span of days as CSV (columns `at`, `transfer`, `key`, `account`, `customer`, `amount`, `currency`). The entries of each transfer add up to zero, and so does the file. The export is audited.',
    role: 'admin',
    right: 'ledger.read',
    query: v.object({
      from: isoDateSchema,
      /** Last day, inclusive. */
      to: isoDateSchema,
      /** `comma` is RFC 4180; `semicolon` has decimal commas for spreadsheets. Default: `comma`. */
      format: v.optional(v.picklist(ledgerFormats)),
    }),
    isDownload: true,
    refusals: [],
  }),
};
