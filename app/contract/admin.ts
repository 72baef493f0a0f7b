import * as v from 'valibot';
import { adminEventKinds } from '@/domain/admin/activity';
import { resourceIds } from '@/domain/admin/analytics';
import { currencyIds } from '@/domain/payment/currency';
import { powerActions } from '@/domain/servers/power';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { ledgerFormats } from '@/domain/admin/ledger';
import { auditKeys, jobKeys, paymentKeys, refundKeys, serverKeys } from '@/domain/admin/lists';
import { jobSubjects } from '@/domain/admin/job';
import { adminPaymentStatuses } from '@/domain/admin/payment';
import { refundStates } from '@/domain/admin/refund';
import { adminServerStatuses } from '@/domain/admin/server';
import { bookedMethodIds } from '@/domain/payment/method';
import { adminBillKeys } from '@/domain/admin/bill';
import { billStates } from '@/domain/payment/bill';
import { refundReasons, refundTargets } from '@/domain/payment/refund';
import { datacenterIds } from '@/domain/catalog/plan';
import {
  adminAccountSchema,
  adminBillSchema,
  auditSchema,
  eventSchema,
  figureSchema,
  jobSchema,
  monthFiguresSchema,
  nameSchema,
  noteSchema,
  paymentSchema,
  percentSchema,
  planNameSchema,
  refundSchema,
  serverIdSchema,
  serverSchema,
  settingsSchema,
  storedSettingsSchema,
  systemSchema,
} from './adminShapes';
import { adminUserCalls } from './adminUsers';
import { call } from './call';
import {
  countSchema,
  listQuery,
  numberedIdSchema,
  pageOf,
  rublesSchema,
  summedPageOf,
  textSchema,
} from './shapes';

/** The provider's side (§2 'Admin area'): the same data as the customers' (D33). What is done is audited. */
export const adminContract = {
  account: call({
    method: 'GET',
    path: '/api/admin/account',
    summary: 'Who the administrator is, how many events are new to them, and the time zone of the provider.',
    role: 'admin',
    answer: adminAccountSchema,
    refusals: [],
  }),
  seeActivity: call({
    method: 'POST',
    path: '/api/admin/activity/seen',
    summary:
      'The administrator has seen the events of the dashboard until this moment: they are new no more.',
    role: 'admin',
    body: v.object({ until: isoMomentSchema }),
    refusals: [],
  }),
  overview: call({
    method: 'GET',
    path: '/api/admin/overview',
    summary:
      'The figures of the dashboard, the newest events, those new since this administrator’s last look marked, and the state of the systems.',
    role: 'admin',
    answer: v.object({
      users: v.object({ total: countSchema, active: countSchema, suspended: countSchema }),
      servers: v.object({
        total: countSchema,
        running: countSchema,
        stopped: countSchema,
        suspended: countSchema,
      }),
      pending: v.object({ count: countSchema, sum: moneySchema, currency: rublesSchema }),
      revenue: v.nullable(v.object({ month: monthFiguresSchema, previous: monthFiguresSchema })),
      activity: v.array(eventSchema),
      systems: v.array(systemSchema),
    }),
    refusals: [],
  }),
  analytics: call({
    method: 'GET',
    // Ad blockers drop what is called analytics.
    path: '/api/admin/figures',
    summary: 'The last six months that have payments, what they come to, and where the servers stand.',
    role: 'admin',
    answer: v.object({
      months: v.array(monthFiguresSchema),
      revenue: moneySchema,
      averagePayment: moneySchema,
      currency: rublesSchema,
      joined: countSchema,
      successPercent: v.nullable(percentSchema),
      usage: v.array(v.object({ id: v.picklist(resourceIds), percent: percentSchema })),
      datacenters: v.array(
        v.object({
          id: v.picklist(datacenterIds),
          servers: countSchema,
          plans: v.optional(v.array(v.object({ plan: planNameSchema, servers: countSchema })), []),
          percent: percentSchema,
        }),
      ),
    }),
    refusals: [],
  }),
  ...adminUserCalls,
  servers: call({
    method: 'GET',
    path: '/api/admin/servers',
    summary:
      'The servers of all customers, newest first unless sorted. A search looks into the number, the domain, the customer, the address and the plan.',
    role: 'admin',
    query: listQuery(serverKeys, {
      status: v.optional(v.picklist(adminServerStatuses)),
      datacenter: v.optional(v.picklist(datacenterIds)),
    }),
    answer: pageOf(serverSchema),
    refusals: [],
  }),
  power: call({
    method: 'POST',
    path: '/api/admin/servers/{id}/power',
    summary: 'Starts, stops or restarts a server.',
    role: 'admin',
    params: v.object({ id: serverIdSchema }),
    body: v.object({ action: v.picklist(powerActions) }),
    answer: serverSchema,
    refusals: ['changed'],
  }),
  saveServer: call({
    method: 'PUT',
    path: '/api/admin/servers/{id}',
    summary: 'Another name and another last day of a server.',
    role: 'admin',
    params: v.object({ id: serverIdSchema }),
    body: v.object({ name: nameSchema, expires: isoDateSchema }),
    answer: serverSchema,
    refusals: ['domainTaken'],
  }),
  payments: call({
    method: 'GET',
    path: '/api/admin/payments',
    summary:
      'The payments of all customers, those of deleted accounts too, whose bills are cancelled, newest first unless sorted, and the sum of all that is listed. A search looks into the number, the customer, and the plans, servers and bills that it pays for.',
    role: 'admin',
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
    answer: v.object({
      Completed: figureSchema,
      Pending: figureSchema,
      Failed: figureSchema,
      currency: rublesSchema,
    }),
    refusals: [],
  }),
  processPayment: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/process',
    summary:
      'Takes the money of a payment for received, as it came: all of it delivers what it was for; of a transfer less leaves the rest due, more goes to the balance, as does all that comes for a transfer that is over.',
    role: 'admin',
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
    query: listQuery(adminBillKeys, { state: v.optional(v.picklist(billStates)) }),
    answer: pageOf(adminBillSchema),
    refusals: [],
  }),
  cancelBill: call({
    method: 'POST',
    path: '/api/admin/bills/{id}/cancel',
    summary: 'Cancels a bill that waits for money, and what it was for; its customer reads the reason.',
    role: 'admin',
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
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({ note: noteSchema }),
    answer: refundSchema,
    refusals: ['changed', 'accountDeleted'],
  }),
  jobs: call({
    method: 'GET',
    path: '/api/admin/jobs',
    summary:
      'Jobs that were given up after their last attempt, newest first unless sorted. A search looks into the number, the server, the customer and the reason.',
    role: 'admin',
    query: listQuery(jobKeys, { subject: v.optional(v.picklist(jobSubjects)) }),
    answer: pageOf(jobSchema),
    refusals: [],
  }),
  startJob: call({
    method: 'POST',
    path: '/api/admin/jobs/{id}/start',
    summary: 'Starts a failed job again; refused for what was refunded when it failed.',
    role: 'admin',
    params: v.object({ id: numberedIdSchema }),
    refusals: ['changed'],
  }),
  audit: call({
    method: 'GET',
    path: '/api/admin/audit',
    summary:
      'Who did what, to whom and when, and what it changed; newest first unless sorted. A search looks into what it was done to, the customer and the administrator.',
    role: 'admin',
    query: listQuery(auditKeys, {
      kind: v.optional(v.picklist(adminEventKinds)),
      /** E-mail of the administrator. */
      admin: v.optional(textSchema),
    }),
    answer: pageOf(auditSchema),
    refusals: [],
  }),
  auditPeople: call({
    method: 'GET',
    path: '/api/admin/audit/people',
    summary: 'The e-mail of every administrator in the audit trail.',
    role: 'admin',
    answer: v.object({ items: v.array(textSchema) }),
    refusals: [],
  }),
  ledger: call({
    method: 'GET',
    path: '/api/admin/ledger',
    summary:
      'The entries of the books in a span of days as CSV (columns `at`, `transfer`, `key`, `account`, `customer`, `amount`, `currency`); those of a transfer add up to zero, and so does the file. The audit trail says who had it.',
    role: 'admin',
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
  settings: call({
    method: 'GET',
    path: '/api/admin/settings',
    summary:
      'The provider’s settings with their version; `fixed` are those that the environment of the server decides instead.',
    role: 'admin',
    answer: storedSettingsSchema,
    refusals: [],
  }),
  saveSettings: call({
    method: 'PUT',
    path: '/api/admin/settings',
    summary: 'Stores all the settings, unless they have changed since they were read.',
    role: 'admin',
    isVersioned: true,
    body: settingsSchema,
    answer: storedSettingsSchema,
    refusals: [],
  }),
};
