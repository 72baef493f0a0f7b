import '@app/styles.css';
import type { ReactNode } from 'react';
import { adminLinkKeys, adminName, isAdminScreen, type AdminKey } from '@/pages/admin';
import { paths } from '@/paths';
import type { MessageLoader } from '@app/stores/withMessages';
import { areaRouteElements } from './areaRoutes';
import './adminMessages';
import type { RouteSource } from './lazyRoute';

/**
 * Code and messages of each admin screen, loaded separately. Other facts about the screens are in src/pages/admin.ts.
 */
const pages: Readonly<Record<AdminKey, RouteSource>> = {
  dashboard: {
    messages: ['adminDashboard'],
    load: () => import('@app/containers/admin/AdminDashboard.container'),
  },
  analytics: {
    messages: ['adminAnalytics'],
    load: () => import('@app/containers/admin/AdminAnalytics.container'),
  },
  users: {
    messages: ['admin', 'adminUsers', 'list'],
    load: () => import('@app/containers/admin/AdminUsers.container'),
  },
  user: {
    messages: [
      'admin',
      'adminAudit',
      'adminCustomer',
      'adminMails',
      'adminPayments',
      'adminServers',
      'adminUsers',
      'bills',
      'documents',
      'orders',
      'paymentMethod',
      'support',
    ],
    load: () => import('@app/containers/admin/AdminCustomer.container'),
  },
  servers: {
    messages: ['admin', 'adminServers', 'list'],
    load: () => import('@app/containers/admin/AdminServers.container'),
  },
  payments: {
    messages: ['admin', 'adminPayments', 'bills', 'paymentMethod', 'list'],
    load: () => import('@app/containers/admin/AdminPayments.container'),
  },
  tickets: {
    messages: ['admin', 'adminTickets', 'list', 'support'],
    load: () => import('@app/containers/admin/AdminTickets.container'),
  },
  ticket: {
    messages: ['admin', 'adminTickets', 'adminUsers', 'files', 'servers', 'support'],
    load: () => import('@app/containers/admin/AdminTicket.container'),
  },
  bills: {
    messages: ['admin', 'adminBills', 'bills', 'list'],
    load: () => import('@app/containers/admin/AdminBills.container'),
  },
  statements: {
    messages: ['admin', 'adminStatements', 'files', 'list'],
    load: () => import('@app/containers/admin/AdminStatements.container'),
  },
  unclaimed: {
    messages: ['admin', 'adminUnclaimed', 'list'],
    load: () => import('@app/containers/admin/AdminUnclaimed.container'),
  },
  refunds: {
    messages: ['admin', 'adminRefunds', 'list'],
    load: () => import('@app/containers/admin/AdminRefunds.container'),
  },
  jobs: {
    messages: ['admin', 'adminJobs', 'list'],
    load: () => import('@app/containers/admin/AdminJobs.container'),
  },
  mails: {
    messages: ['admin', 'adminMails', 'list'],
    load: () => import('@app/containers/admin/AdminMails.container'),
  },
  mailTexts: {
    messages: ['admin', 'adminMails', 'adminMailTexts', 'list'],
    load: () => import('@app/containers/admin/AdminMailTexts.container'),
  },
  audit: {
    messages: ['admin', 'adminAudit', 'list'],
    load: () => import('@app/containers/admin/AdminAudit.container'),
  },
  catalog: {
    messages: ['admin', 'adminCatalog', 'adminPlans', 'list'],
    load: () => import('@app/containers/admin/AdminPlans.container'),
  },
  promoCodes: {
    messages: ['admin', 'adminCatalog', 'adminPromos', 'list'],
    load: () => import('@app/containers/admin/AdminPromos.container'),
  },
  prices: {
    messages: ['admin', 'adminCatalog', 'adminPrices', 'list'],
    load: () => import('@app/containers/admin/AdminPrices.container'),
  },
  datacenterSales: {
    messages: ['admin', 'adminCatalog', 'adminDatacenters', 'list'],
    load: () => import('@app/containers/admin/AdminDatacenters.container'),
  },
  systems: {
    messages: ['admin', 'adminCatalog', 'adminSystems', 'list'],
    load: () => import('@app/containers/admin/AdminSystems.container'),
  },
  methods: {
    messages: ['admin', 'adminCatalog', 'adminMethods', 'list', 'paymentMethod'],
    load: () => import('@app/containers/admin/AdminMethods.container'),
  },
  rates: {
    messages: ['admin', 'adminCatalog', 'adminRates', 'list'],
    load: () => import('@app/containers/admin/AdminRates.container'),
  },
  ledger: {
    messages: ['adminLedger'],
    load: () => import('@app/containers/admin/AdminLedger.container'),
  },
  staff: {
    messages: ['admin', 'adminStaff', 'list'],
    load: () => import('@app/containers/admin/AdminStaff.container'),
  },
  status: {
    messages: ['admin', 'adminStatus', 'list', 'servers'],
    load: () => import('@app/containers/admin/AdminStatus.container'),
  },
  entities: {
    messages: ['admin', 'adminEntities', 'list'],
    load: () => import('@app/containers/admin/AdminEntities.container'),
  },
  settings: {
    messages: ['adminSettings'],
    load: () => import('@app/containers/admin/AdminSettings.container'),
  },
};

/** Makes the routes of the admin area (§2). Unknown addresses show 'not found' inside its shell. */
export function adminRouteElements(messages: MessageLoader): ReactNode {
  return areaRouteElements(messages, {
    root: paths.admin.root,
    pages: adminLinkKeys.filter(isAdminScreen).map((key) => [paths.admin[key], adminName(key), pages[key]]),
    shell: { messages: ['shell', 'admin'], load: () => import('@app/containers/admin/AdminShell.container') },
    notFound: {
      messages: ['admin', 'notFound'],
      load: () => import('@app/containers/admin/AdminNotFound.container'),
    },
  });
}
