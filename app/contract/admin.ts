import * as v from 'valibot';
import { adminEventKinds } from '@/domain/admin/activity';
import { resourceIds } from '@/domain/admin/analytics';
import { powerActions } from '@/domain/servers/power';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { auditKeys, jobKeys, serverKeys } from '@/domain/admin/lists';
import { jobSubjects } from '@/domain/admin/job';
import { adminServerStatuses } from '@/domain/admin/server';
import { datacenterIds } from '@/domain/catalog/plan';
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
import { adminUnclaimedCalls } from './adminUnclaimed';
import { adminStaffCalls } from './adminStaff';
import { adminCatalogCalls } from './adminCatalog';
import { adminUserCalls } from './adminUsers';
import { nothingWaits } from '@/domain/admin/waiting';
import { call } from './call';
import { countSchema, listQuery, numberedIdSchema, pageOf, rublesSchema, textSchema } from './shapes';

/** The provider's side (§2 'Admin area'): the same data as the customers' (D33). What is done is audited. */
export const adminContract = {
  account: call({
    method: 'GET',
    path: '/api/admin/account',
    summary: 'Who the administrator is, how many events are new to them, and the time zone of the provider.',
    role: 'admin',
    right: 'desk.read',
    answer: adminAccountSchema,
    refusals: [],
  }),
  seeActivity: call({
    method: 'POST',
    path: '/api/admin/activity/seen',
    summary:
      'The administrator has seen the events of the dashboard until this moment: they are new no more.',
    role: 'admin',
    right: 'desk.read',
    body: v.object({ until: isoMomentSchema }),
    refusals: [],
  }),
  overview: call({
    method: 'GET',
    path: '/api/admin/overview',
    summary:
      'The figures of the dashboard, the newest events, those new since this administrator’s last look marked, and the state of the systems.',
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
      // A backend without it shows that nothing waits.
      waiting: v.optional(
        v.object({
          tickets: countSchema,
          payments: countSchema,
          refunds: countSchema,
          jobs: countSchema,
        }),
        nothingWaits,
      ),
    }),
    refusals: [],
  }),
  analytics: call({
    method: 'GET',
    // Ad blockers drop what is called analytics.
    path: '/api/admin/figures',
    summary: 'The last six months that have payments, what they come to, and where the servers stand.',
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
          id: v.picklist(datacenterIds),
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
  ...adminCustomerCalls,
  ...adminUnclaimedCalls,
  ...adminMailCalls,
  ...adminMailTextCalls,
  ...adminCatalogCalls,
  servers: call({
    method: 'GET',
    path: '/api/admin/servers',
    summary:
      'The servers of all customers, newest first unless sorted. A search looks into the number, the domain, the customer, the address and the plan.',
    role: 'admin',
    right: 'servers.read',
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
    right: 'servers.power',
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
    right: 'servers.edit',
    params: v.object({ id: serverIdSchema }),
    body: v.object({ name: nameSchema, expires: isoDateSchema }),
    answer: serverSchema,
    refusals: ['domainTaken'],
  }),
  jobs: call({
    method: 'GET',
    path: '/api/admin/jobs',
    summary:
      'Jobs that were given up after their last attempt, newest first unless sorted. A search looks into the number, the server, the customer and the reason.',
    role: 'admin',
    right: 'jobs.read',
    query: listQuery(jobKeys, { subject: v.optional(v.picklist(jobSubjects)) }),
    answer: pageOf(jobSchema),
    refusals: [],
  }),
  startJob: call({
    method: 'POST',
    path: '/api/admin/jobs/{id}/start',
    summary: 'Starts a failed job again; refused for what was refunded when it failed.',
    role: 'admin',
    right: 'jobs.start',
    params: v.object({ id: numberedIdSchema }),
    refusals: ['changed'],
  }),
  audit: call({
    method: 'GET',
    path: '/api/admin/audit',
    summary:
      'Who did what, to whom and when, and what it changed; newest first unless sorted. A search looks into what it was done to, the customer and the administrator.',
    role: 'admin',
    right: 'audit.read',
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
    right: 'audit.read',
    answer: v.object({ items: v.array(textSchema) }),
    refusals: [],
  }),
  settings: call({
    method: 'GET',
    path: '/api/admin/settings',
    summary:
      'The provider’s settings with their version; `fixed` are those that the environment of the server decides instead.',
    role: 'admin',
    right: 'settings.read',
    answer: storedSettingsSchema,
    refusals: [],
  }),
  saveSettings: call({
    method: 'PUT',
    path: '/api/admin/settings',
    summary: 'Stores all the settings, unless they have changed since they were read.',
    role: 'admin',
    right: 'settings.edit',
    isVersioned: true,
    body: settingsSchema,
    answer: storedSettingsSchema,
    refusals: [],
  }),
};
