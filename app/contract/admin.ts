import * as v from 'valibot';
import { adminEventKinds, systemHealths, systemParts } from '@/domain/admin/activity';
import { resourceIds } from '@/domain/admin/analytics';
import { jobSubjects } from '@/domain/admin/job';
import type { IsoMonth } from '@/domain/admin/months';
import { adminPaymentStatuses } from '@/domain/admin/payment';
import { longestNote } from '@/domain/admin/refund';
import { adminServerStatuses, powerActions, type AdminServerId } from '@/domain/admin/server';
import { settingsBounds, type NumberSetting } from '@/domain/admin/settings';
import { adminUserStatuses, type AdminUserId } from '@/domain/admin/user';
import { isoDateSchema, isoMomentSchema } from '@/domain/isoDateSchema';
import { moneySchema } from '@/domain/moneySchema';
import { currencyIds } from '@/domain/payment/currency';
import { longestSearch } from '@/domain/list/listRules';
import { ledgerFormats } from '@/domain/admin/ledger';
import { auditKeys } from '@/domain/admin/lists';
import { paymentMethodIds } from '@/domain/payment/method';
import { refundReasons, refundTargets } from '@/domain/payment/refund';
import { datacenterIds, type PlanName } from '@/domain/plan';
import { call } from './call';
import { countSchema, numberedIdSchema, pageOf, pageQuery, rublesSchema, textSchema } from './shapes';

const userIdSchema = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as AdminUserId),
);
const serverIdSchema = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as AdminServerId),
);
const monthSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  v.transform((month) => month as IsoMonth),
);
const planNameSchema = v.pipe(
  textSchema,
  v.transform((name) => name as PlanName),
);
const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const nameSchema = v.pipe(v.string(), v.maxLength(200));
const pageQuerySchema = v.object(pageQuery);

const userSchema = v.object({
  id: userIdSchema,
  email: textSchema,
  name: textSchema,
  status: v.picklist(adminUserStatuses),
  balance: moneySchema,
  currency: rublesSchema,
  servers: countSchema,
  joined: isoDateSchema,
  lastLogin: v.nullable(isoMomentSchema),
});

const serverSchema = v.object({
  id: serverIdSchema,
  name: textSchema,
  user: textSchema,
  status: v.picklist(adminServerStatuses),
  datacenter: v.picklist(datacenterIds),
  ip: textSchema,
  plan: planNameSchema,
  created: isoDateSchema,
  expires: isoDateSchema,
});

const paymentSchema = v.object({
  id: numberedIdSchema,
  user: textSchema,
  account: v.picklist(['open', 'deleted']),
  amount: moneySchema,
  currency: rublesSchema,
  method: v.picklist(paymentMethodIds),
  status: v.picklist(adminPaymentStatuses),
  date: isoDateSchema,
  description: textSchema,
});

const refundSchema = v.object({
  id: numberedIdSchema,
  user: textSchema,
  /** Null for what was charged to the balance at once. */
  payment: v.nullable(textSchema),
  amount: moneySchema,
  currency: rublesSchema,
  target: v.picklist(refundTargets),
  reason: v.picklist(refundReasons),
  /** An administrator's words. */
  note: v.nullable(textSchema),
  at: isoMomentSchema,
  isSent: v.boolean(),
});

const jobSchema = v.object({
  id: numberedIdSchema,
  subject: v.picklist(jobSubjects),
  /** Of the server; empty where there is none. */
  title: textSchema,
  user: v.nullable(textSchema),
  failedAt: isoMomentSchema,
  attempts: countSchema,
  reason: textSchema,
  canStart: v.boolean(),
});

const monthFiguresSchema = v.object({
  month: monthSchema,
  revenue: moneySchema,
  currency: rublesSchema,
  payments: countSchema,
  joined: countSchema,
});

const eventSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  kind: v.picklist(adminEventKinds),
  subject: textSchema,
  isNew: v.boolean(),
});

const auditSchema = v.object({
  id: numberedIdSchema,
  at: isoMomentSchema,
  kind: v.picklist(adminEventKinds),
  /** Empty where the portal did it by itself. */
  admin: textSchema,
  subject: textSchema,
  /** Empty where it concerns none. */
  customer: textSchema,
  changes: v.array(
    v.object({ field: textSchema, before: v.nullable(v.string()), after: v.nullable(v.string()) }),
  ),
});

const systemSchema = v.object({
  part: v.picklist(systemParts),
  health: v.picklist(systemHealths),
  uptime: percentSchema,
});

const boundedSchema = (field: NumberSetting) =>
  v.pipe(v.number(), v.minValue(settingsBounds[field].from), v.maxValue(settingsBounds[field].to));

/** The provider's settings, as they are stored and sent; the rest of their rules are `settingsProblems`. */
export const settingsSchema = v.object({
  siteName: textSchema,
  supportEmail: textSchema,
  smtpHost: textSchema,
  smtpPort: boundedSchema('smtpPort'),
  senderEmail: textSchema,
  taxRate: boundedSchema('taxRate'),
  defaultCurrency: v.picklist(currencyIds),
  maxLoginAttempts: boundedSchema('maxLoginAttempts'),
  sessionMinutes: boundedSchema('sessionMinutes'),
});

/** The provider's side (§2 'Admin area'): the same data as the customers' (D33). What is done is audited. */
export const adminContract = {
  account: call({
    method: 'GET',
    path: '/api/admin/account',
    summary: 'Who the administrator is, and how many events are new to them.',
    role: 'admin',
    answer: v.object({ name: textSchema, email: textSchema, notifications: countSchema }),
    refusals: [],
  }),
  overview: call({
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'The figures of the dashboard, the newest events of the audit trail, the state of the systems.',
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
    path: '/api/admin/analytics',
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
        v.object({ id: v.picklist(datacenterIds), servers: countSchema, percent: percentSchema }),
      ),
    }),
    refusals: [],
  }),
  users: call({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'The accounts of all customers and administrators, newest first.',
    role: 'admin',
    query: pageQuerySchema,
    answer: pageOf(userSchema),
    refusals: [],
  }),
  addUser: call({
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Makes an account without a password, which its owner sets by the mail of a forgotten one.',
    role: 'admin',
    body: v.object({ name: nameSchema, email: textSchema, status: v.picklist(adminUserStatuses) }),
    answer: userSchema,
    refusals: ['emailTaken'],
  }),
  saveUser: call({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    summary: 'Another name, and access taken or given back.',
    role: 'admin',
    params: v.object({ id: userIdSchema }),
    body: v.object({ name: nameSchema, status: v.picklist(adminUserStatuses) }),
    answer: userSchema,
    refusals: ['ownAccount'],
  }),
  suspendUser: call({
    method: 'POST',
    path: '/api/admin/users/{id}/suspend',
    summary: 'Ends the access of an account and every session of it, and holds its servers.',
    role: 'admin',
    params: v.object({ id: userIdSchema }),
    answer: userSchema,
    refusals: ['changed', 'ownAccount'],
  }),
  viewAs: call({
    method: 'POST',
    path: '/api/admin/users/{id}/view',
    summary:
      'Shows the portal as this customer sees it, in the administrator’s own session, for 30 minutes or until it is logged out of; whatever would change something is refused meanwhile.',
    role: 'admin',
    params: v.object({ id: userIdSchema }),
    refusals: ['ownAccount', 'adminAccount'],
  }),
  deleteUser: call({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    summary: 'Deletes an account and its servers for good; its payments stay in the books.',
    role: 'admin',
    params: v.object({ id: userIdSchema }),
    refusals: ['ownAccount'],
  }),
  servers: call({
    method: 'GET',
    path: '/api/admin/servers',
    summary: 'The servers of all customers, newest first.',
    role: 'admin',
    query: pageQuerySchema,
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
      'The payments of all customers, those of deleted accounts too, whose bills are cancelled, newest first.',
    role: 'admin',
    query: pageQuerySchema,
    answer: pageOf(paymentSchema),
    refusals: [],
  }),
  processPayment: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/process',
    summary: 'Takes a pending payment for received: credits the customer and delivers what it was for.',
    role: 'admin',
    params: v.object({ id: numberedIdSchema }),
    answer: paymentSchema,
    refusals: ['changed', 'accountDeleted'],
  }),
  refundPayment: call({
    method: 'POST',
    path: '/api/admin/payments/{id}/refund',
    summary:
      'Gives back a part of a payment, or all of it, with a reason: to the balance, or as far as possible to where it came from. What topped up the balance only goes back to where it came from. `refundChanged` says how much is left.',
    role: 'admin',
    isKeyed: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({
      amount: v.pipe(
        moneySchema,
        v.check((amount) => amount > 0),
      ),
      target: v.picklist(refundTargets),
      note: v.pipe(textSchema, v.minLength(1), v.maxLength(longestNote)),
    }),
    answer: paymentSchema,
    refusals: ['changed', 'accountDeleted', 'refundChanged', 'insufficientBalance'],
  }),
  refunds: call({
    method: 'GET',
    path: '/api/admin/refunds',
    summary: 'What was given back to all customers, with its reasons, newest first.',
    role: 'admin',
    query: pageQuerySchema,
    answer: pageOf(refundSchema),
    refusals: [],
  }),
  jobs: call({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Jobs that were given up after their last attempt, newest first.',
    role: 'admin',
    query: pageQuerySchema,
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
    query: v.object({
      ...pageQuery,
      search: v.optional(v.pipe(textSchema, v.maxLength(longestSearch))),
      kind: v.optional(v.picklist(adminEventKinds)),
      /** E-mail of the administrator. */
      admin: v.optional(textSchema),
      sort: v.optional(v.picklist(auditKeys)),
      direction: v.optional(v.picklist(['ascending', 'descending'])),
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
    summary: 'The provider’s settings.',
    role: 'admin',
    answer: settingsSchema,
    refusals: [],
  }),
  saveSettings: call({
    method: 'PUT',
    path: '/api/admin/settings',
    summary: 'Stores all the settings; of two at once the later one stays.',
    role: 'admin',
    body: settingsSchema,
    answer: settingsSchema,
    refusals: [],
  }),
};
