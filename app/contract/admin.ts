import * as v from 'valibot';
import { adminEventKinds } from '@/domain/admin/activity';
import { resourceIds } from '@/domain/admin/analytics';
import { powerActions } from '@/domain/servers/power';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { longestSearch } from '@/domain/list/listRules';
import { ledgerFormats } from '@/domain/admin/ledger';
import { auditKeys, jobKeys, serverKeys } from '@/domain/admin/lists';
import { jobSubjects } from '@/domain/admin/job';
import { adminServerStatuses } from '@/domain/admin/server';
import {
  adminAccountSchema,
  auditSchema,
  eventSchema,
  jobSchema,
  monthFiguresSchema,
  nameSchema,
  percentSchema,
  planNameSchema,
  serverIdSchema,
  serverSchema,
  settingsSchema,
  storedSettingsSchema,
  systemSchema,
} from './adminShapes';
import { adminCustomerCalls } from './adminCustomer';
import { adminMoneyCalls } from './adminMoney';
import { adminMailTextCalls } from './adminMailTexts';
import { adminMailCalls } from './adminMails';
import { adminEntityCalls } from './adminEntities';
import { adminStatementCalls } from './adminStatements';
import { adminUnclaimedCalls } from './adminUnclaimed';
import { adminStaffCalls } from './adminStaff';
import { adminCatalogCalls } from './adminCatalog';
import { adminIncidentCalls } from './adminIncidents';
import { adminMergeCalls } from './adminMerge';
import { adminUserCalls } from './adminUsers';
import { nothingWaits } from '@/domain/admin/waiting';
import { call } from './call';
import {
  countSchema,
  datacenterIdSchema,
  listQuery,
  numberedIdSchema,
  pageOf,
  rublesSchema,
  textSchema,
} from './shapes';

/** Calls of the admin area (§2), on the customers' data (D33). Every change is audited. */
export const adminContract = {
  account: call({
    method: 'GET',
    path: '/api/admin/account',
    summary: 'Returns the administrator, the number of new events, and the provider’s time zone.',
    role: 'admin',
    right: 'desk.read',
    answer: adminAccountSchema,
    refusals: [],
  }),
  seeActivity: call({
    method: 'POST',
    path: '/api/admin/activity/seen',
    summary: 'Marks the events of the dashboard until this moment as seen by the administrator.',
    role: 'admin',
    right: 'desk.read',
    body: v.object({ until: isoMomentSchema }),
    refusals: [],
  }),
  overview: call({
    method: 'GET',
    path: '/api/admin/overview',
    summary:
      'Returns the figures of the dashboard, the newest events with those since this administrator’s last visit marked, and the state of the systems.',
    role: 'admin',
    right: 'desk.read',
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
      // Absent from backends that do not count waiting work.
      waiting: v.optional(
        v.object({
          tickets: countSchema,
          payments: countSchema,
          refunds: countSchema,
          jobs: countSchema,
          /** Servers that could not be set up in the last seven days. Absent from older backends. */
          servers: v.optional(countSchema, 0),
          /** Mails of the last seven days that were not sent. Absent from older backends. */
          mails: v.optional(countSchema, 0),
          /** Exchange rates older than a day. */
          rates: countSchema,
        }),
        nothingWaits,
      ),
    }),
    refusals: [],
  }),
  analytics: call({
    method: 'GET',
    // Ad blockers block addresses that contain "analytics".
    path: '/api/admin/figures',
    summary: 'Returns the last six months with payments, their totals, and the servers by data centre.',
    role: 'admin',
    right: 'desk.read',
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
          id: datacenterIdSchema,
          servers: countSchema,
          plans: v.optional(v.array(v.object({ plan: planNameSchema, servers: countSchema })), []),
          percent: percentSchema,
        }),
      ),
    }),
    refusals: [],
  }),
  ...adminMoneyCalls,
  ...adminStaffCalls,
  ...adminUserCalls,
  ...adminMergeCalls,
  ...adminCustomerCalls,
  ...adminUnclaimedCalls,
  ...adminStatementCalls,
  ...adminEntityCalls,
  ...adminMailCalls,
  ...adminMailTextCalls,
  ...adminCatalogCalls,
  ...adminIncidentCalls,
  servers: call({
    method: 'GET',
    path: '/api/admin/servers',
    summary:
      'Lists the servers of all customers, newest first by default. The search matches number, domain, customer, address and plan.',
    role: 'admin',
    right: 'servers.read',
    query: listQuery(serverKeys, {
      status: v.optional(v.picklist(adminServerStatuses)),
      datacenter: v.optional(textSchema),
    }),
    answer: pageOf(serverSchema),
    refusals: [],
  }),
  power: call({
    method: 'POST',
    path: '/api/admin/servers/{id}/power',
    summary: 'Starts, stops or restarts a server.',
    role: 'admin',
    right: 'servers.power',
    params: v.object({ id: serverIdSchema }),
    body: v.object({ action: v.picklist(powerActions) }),
    answer: serverSchema,
    refusals: ['changed'],
  }),
  saveServer: call({
    method: 'PUT',
    path: '/api/admin/servers/{id}',
    summary:
      'Changes the name and the end date of a server. A new end date also requires the right `money.adjust`.',
    role: 'admin',
    right: 'servers.edit',
    params: v.object({ id: serverIdSchema }),
    body: v.object({ name: nameSchema, expires: isoDateSchema }),
    answer: serverSchema,
    refusals: ['domainTaken', 'ownAccount'],
  }),
  jobs: call({
    method: 'GET',
    path: '/api/admin/jobs',
    summary:
      'Lists the failed jobs, newest first by default. The search matches number, server, customer and reason.',
    role: 'admin',
    right: 'jobs.read',
    query: listQuery(jobKeys, { subject: v.optional(v.picklist(jobSubjects)) }),
    answer: pageOf(jobSchema),
    refusals: [],
  }),
  startJob: call({
    method: 'POST',
    path: '/api/admin/jobs/{id}/start',
    summary: 'Retries a failed job; refused if its failure was refunded.',
    role: 'admin',
    right: 'jobs.start',
    params: v.object({ id: numberedIdSchema }),
    refusals: ['changed'],
  }),
  audit: call({
    method: 'GET',
    path: '/api/admin/audit',
    summary:
      'Lists the audit trail: who did what, to whom and when, and the changed fields; newest first by default. The search matches subject, customer and administrator.',
    role: 'admin',
    right: 'audit.read',
    query: listQuery(auditKeys, {
      kind: v.optional(v.picklist(adminEventKinds)),
      /** E-mail of the administrator. */
      admin: v.optional(textSchema),
      /** Day in the provider’s time zone. */
      day: v.optional(isoDateSchema),
    }),
    answer: pageOf(auditSchema),
    refusals: [],
  }),
  auditFile: call({
    method: 'GET',
    path: '/api/admin/audit/file',
    summary:
      'Exports the audit trail as CSV, newest first: the records of a search and a filter, with a row for each changed field (columns `id`, `at`, `kind`, `admin`, `subject`, `customer`, `field`, `before`, `after`). The export is audited.',
    role: 'admin',
    right: 'audit.read',
    query: v.object({
      search: v.optional(v.pipe(textSchema, v.maxLength(longestSearch))),
      kind: v.optional(v.picklist(adminEventKinds)),
      /** E-mail of the administrator. */
      admin: v.optional(textSchema),
      /** Day in the provider’s time zone. */
      day: v.optional(isoDateSchema),
      /** `comma` is RFC 4180; `semicolon` is for spreadsheets with a decimal comma. Default: `comma`. */
      format: v.optional(v.picklist(ledgerFormats)),
    }),
    isDownload: true,
    refusals: [],
  }),
  auditPeople: call({
    method: 'GET',
    path: '/api/admin/audit/people',
    summary: 'Returns the e-mail of every administrator in the audit trail.',
    role: 'admin',
    right: 'audit.read',
    answer: v.object({ items: v.array(textSchema) }),
    refusals: [],
  }),
  settings: call({
    method: 'GET',
    path: '/api/admin/settings',
    summary:
      'Returns the provider’s settings with their version; `fixed` lists those that the server’s environment overrides.',
    role: 'admin',
    right: 'settings.read',
    answer: storedSettingsSchema,
    refusals: [],
  }),
  saveSettings: call({
    method: 'PUT',
    path: '/api/admin/settings',
    summary:
      'Saves all settings, unless they have changed since they were read. A new password of the mail server needs a confirmed session.',
    role: 'admin',
    right: 'settings.edit',
    isVersioned: true,
    body: settingsSchema,
    answer: storedSettingsSchema,
    refusals: ['passwordNeeded'],
  }),
};
