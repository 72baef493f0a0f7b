import type { PlainMessageKey } from '@/i18n/translator';
import { paths } from '@/paths';
import type { SectionIconName } from '@/primitives/sectionIcons';
import { pageAt } from './pageAt';

/** Admin screens by their names in `paths`. */
export type AdminKey = Exclude<keyof typeof paths.admin, 'root'>;

/** Categories of the admin menu in order, with their icons. */
export const adminGroupIcons = {
  overview: 'monitor',
  users: 'users',
  servers: 'server',
  payments: 'wallet',
  system: 'settings',
  operation: 'tools',
} as const satisfies Readonly<Record<string, SectionIconName>>;
export type AdminGroupId = keyof typeof adminGroupIcons;

interface PageFrame {
  icon: SectionIconName;
  group: AdminGroupId;
  /** List from which a detail page is opened: marked in the menu and shown in the breadcrumb. */
  parent?: AdminKey;
}

/** A page with its own screen, a component in src/screens. */
interface BuiltPage {
  screen: `${string}Screen`;
}

/** A link of the menu (§2) without a route; it shows the 404 page (D5). */
interface UnbuiltPage {
  path: string;
  /** The nearest admin screen for the same task (D6). */
  nearest: AdminKey;
}

/**
 * All pages of the admin menu, in order within their group. The address is in `paths`, the name is the message
 * `admin.nav.<key>`, and app/routes/adminPages.ts loads the page.
 */
const table = {
  dashboard: { icon: 'monitor', group: 'overview', screen: 'AdminDashboardScreen' },
  analytics: { icon: 'chart', group: 'overview', screen: 'AdminAnalyticsScreen' },
  users: { icon: 'users', group: 'users', screen: 'AdminUsersScreen' },
  user: { icon: 'users', group: 'users', parent: 'users', screen: 'AdminCustomerScreen' },
  userRoles: { icon: 'key', group: 'users', path: '/admin/user-roles', nearest: 'users' },
  userActivity: { icon: 'history', group: 'users', path: '/admin/user-activity', nearest: 'users' },
  servers: { icon: 'server', group: 'servers', screen: 'AdminServersScreen' },
  serverPlans: { icon: 'tag', group: 'servers', path: '/admin/server-plans', nearest: 'servers' },
  dataCenters: { icon: 'globe', group: 'servers', path: '/admin/data-centers', nearest: 'analytics' },
  payments: { icon: 'card', group: 'payments', screen: 'AdminPaymentsScreen' },
  statements: { icon: 'list', group: 'payments', parent: 'payments', screen: 'AdminStatementsScreen' },
  transactions: { icon: 'list', group: 'payments', path: '/admin/transactions', nearest: 'payments' },
  invoices: { icon: 'receipt', group: 'payments', path: '/admin/invoices', nearest: 'payments' },
  settings: { icon: 'settings', group: 'system', screen: 'AdminSettingsScreen' },
  entities: { icon: 'receipt', group: 'system', parent: 'settings', screen: 'AdminEntitiesScreen' },
  support: { icon: 'message', group: 'system', path: '/admin/support', nearest: 'users' },
  notifications: { icon: 'bell', group: 'system', path: '/admin/notifications', nearest: 'dashboard' },
  logs: { icon: 'book', group: 'system', path: '/admin/logs', nearest: 'dashboard' },
  // Pages without a specified link are in a group of their own (D35).
  catalog: { icon: 'tag', group: 'operation', screen: 'AdminPlansScreen' },
  promoCodes: { icon: 'tag', group: 'operation', parent: 'catalog', screen: 'AdminPromosScreen' },
  prices: { icon: 'tag', group: 'operation', parent: 'catalog', screen: 'AdminPricesScreen' },
  datacenterSales: {
    icon: 'globe',
    group: 'operation',
    parent: 'catalog',
    screen: 'AdminDatacentersScreen',
  },
  systems: { icon: 'server', group: 'operation', parent: 'catalog', screen: 'AdminSystemsScreen' },
  methods: { icon: 'card', group: 'operation', parent: 'catalog', screen: 'AdminMethodsScreen' },
  rates: { icon: 'chart', group: 'operation', parent: 'catalog', screen: 'AdminRatesScreen' },
  tickets: { icon: 'message', group: 'operation', screen: 'AdminTicketsScreen' },
  ticket: { icon: 'message', group: 'operation', parent: 'tickets', screen: 'AdminTicketScreen' },
  bills: { icon: 'receipt', group: 'operation', screen: 'AdminBillsScreen' },
  unclaimed: { icon: 'help', group: 'operation', screen: 'AdminUnclaimedScreen' },
  refunds: { icon: 'wallet', group: 'operation', screen: 'AdminRefundsScreen' },
  status: { icon: 'shieldAlert', group: 'operation', screen: 'AdminStatusScreen' },
  jobs: { icon: 'tools', group: 'operation', screen: 'AdminJobsScreen' },
  mails: { icon: 'message', group: 'operation', screen: 'AdminMailsScreen' },
  mailTexts: { icon: 'message', group: 'operation', parent: 'mails', screen: 'AdminMailTextsScreen' },
  audit: { icon: 'history', group: 'operation', screen: 'AdminAuditScreen' },
  ledger: { icon: 'book', group: 'operation', screen: 'AdminLedgerScreen' },
  staff: { icon: 'key', group: 'operation', screen: 'AdminStaffScreen' },
} as const satisfies Readonly<
  Record<AdminKey, PageFrame & BuiltPage> & Record<string, PageFrame & (BuiltPage | UnbuiltPage)>
>;

export type AdminLinkKey = keyof typeof table;

export const adminPages: Readonly<Record<AdminLinkKey, PageFrame & (BuiltPage | UnbuiltPage)>> = table;

/** All keys of the table, in its order. */
export const adminLinkKeys: readonly AdminLinkKey[] = Object.keys(table).filter(isAdminLinkKey);

/** Pages with a link in the menu; detail pages are opened from their list. */
export const adminMenuKeys: readonly AdminLinkKey[] = adminLinkKeys.filter(
  (key) => adminPages[key].parent === undefined,
);

/** Whether a link of the menu leads to a screen. */
export function isAdminScreen(key: AdminLinkKey): key is AdminKey {
  return key in paths.admin;
}

/** Returns the page's name for the link, the breadcrumb and the tab. */
export function adminName(key: AdminLinkKey): PlainMessageKey {
  return `admin.nav.${key}`;
}

export function adminPath(key: AdminLinkKey): string {
  return isAdminScreen(key) ? paths.admin[key] : table[key].path;
}

const addresses = adminLinkKeys.map((key) => [key, adminPath(key)] as const);

/** Returns the menu link of an address, or null. */
export function adminLinkAt(pathname: string): AdminLinkKey | null {
  return pageAt(addresses, pathname);
}

/**
 * Returns the suggestion for an unknown address: the nearest screen of a menu link, else the most similar address if
 * it is in this area, else the dashboard.
 */
export function nearestAdminPath(pathname: string, guess: string | null): string {
  const key = adminLinkAt(pathname);
  if (key !== null && !isAdminScreen(key)) return adminPath(table[key].nearest);
  return guess?.startsWith(`${paths.admin.root}/`) ? guess : paths.admin.dashboard;
}

function isAdminLinkKey(key: string): key is AdminLinkKey {
  return key in table;
}
