import { paths, type SectionKey } from '@/paths';
import type { SectionIconName } from '@/primitives/sectionIcons';
import { pageAt } from './pageAt';

/** The categories of the sidebar (§2) in its order, with the icons that stand for them where it is collapsed. */
export const groupIcons = {
  client: 'user',
  products: 'server',
  billing: 'wallet',
  support: 'message',
  tools: 'tools',
  statistics: 'chart',
  help: 'help',
} as const satisfies Readonly<Record<string, SectionIconName>>;
export type GroupId = keyof typeof groupIcons;

interface PageFrame {
  icon: SectionIconName;
  group: GroupId;
  /**
   * The page above it: it stands in the breadcrumb, and is marked in the sidebar. What has one is reached from there
   * and has no link in the sidebar (§2), unless `isInMenu`.
   */
  parent?: SectionKey;
  isInMenu?: true;
  /** Shows to whoever has no session, in either mode of access (D22). */
  isPublic?: true;
  /** Shows one thing of many, which only the address's own part or the query names: the palette has nothing to offer there. */
  isOneOfMany?: true;
}

/** A page with a screen of its own. */
interface BuiltPage {
  /** The component in src/screens, for the specification's page of routes. */
  screen: `${string}Screen`;
}

/** A page that shows only its placeholder (§2, D5): its sentence is `placeholder.text.<key>`. */
interface PlaceholderPage<Key> {
  /** Where a person can do something about the same thing today (D6). */
  nearest: Key;
  /**
   * Action offered first (D6): the nearest page, or a ticket. A ticket is first where the page is only related; a
   * service is ordered by a ticket.
   */
  first: 'order' | 'ask' | 'nearest';
}

export type DashboardPage<Nearest = SectionKey> = PageFrame & (BuiltPage | PlaceholderPage<Nearest>);

/**
 * Every page of the dashboard; order within a group is the menu's. The address is in `paths`, the name is the message
 * `shell.nav.<key>`, what a built page loads stands in app/routes/dashboardPages.ts.
 */
const table = {
  profile: { icon: 'user', group: 'client', screen: 'ProfileScreen' },
  userRoles: { icon: 'users', group: 'client', screen: 'ColleaguesScreen' },
  payers: { icon: 'idCard', group: 'client', screen: 'PayerListScreen' },
  payerAdd: { icon: 'idCard', group: 'client', parent: 'payers', screen: 'PayerScreen' },
  payer: { icon: 'idCard', group: 'client', parent: 'payers', isOneOfMany: true, screen: 'PayerScreen' },
  affiliate: { icon: 'share', group: 'client', nearest: 'profile', first: 'ask' },
  cart: { icon: 'cart', group: 'client', screen: 'CartScreen' },
  orders: { icon: 'list', group: 'client', screen: 'OrderListScreen' },
  order: { icon: 'list', group: 'client', parent: 'orders', isOneOfMany: true, screen: 'OrderScreen' },
  paymentMethods: { icon: 'card', group: 'client', screen: 'CardListScreen' },
  discounts: { icon: 'tag', group: 'client', nearest: 'cart', first: 'nearest' },
  userSettings: { icon: 'settings', group: 'client', screen: 'UserSettingsScreen' },
  vps: { icon: 'server', group: 'products', screen: 'ServerListScreen' },
  vpsCpu: { icon: 'cpu', group: 'products', screen: 'ProductListScreen' },
  vpsStorage: { icon: 'database', group: 'products', screen: 'ProductListScreen' },
  dedicated: { icon: 'rack', group: 'products', nearest: 'vpsCpuCatalog', first: 'order' },
  protection: { icon: 'shield', group: 'products', nearest: 'vps', first: 'order' },
  dns: { icon: 'globe', group: 'products', nearest: 'vps', first: 'order' },
  ftp: { icon: 'folder', group: 'products', nearest: 'vpsStorageCatalog', first: 'order' },
  ip: { icon: 'network', group: 'products', nearest: 'vps', first: 'order' },
  ssl: { icon: 'lock', group: 'products', nearest: 'vps', first: 'order' },
  ispmanager: { icon: 'monitor', group: 'products', nearest: 'vps', first: 'order' },
  modules: { icon: 'puzzle', group: 'products', nearest: 'vps', first: 'order' },
  bitninja: { icon: 'shieldAlert', group: 'products', nearest: 'vps', first: 'order' },
  vpsCatalog: { icon: 'server', group: 'products', parent: 'vps', isPublic: true, screen: 'CatalogScreen' },
  vpsCpuCatalog: {
    icon: 'cpu',
    group: 'products',
    parent: 'vpsCpu',
    isPublic: true,
    screen: 'CatalogScreen',
  },
  vpsStorageCatalog: {
    icon: 'database',
    group: 'products',
    parent: 'vpsStorage',
    isPublic: true,
    screen: 'CatalogScreen',
  },
  osSelection: { icon: 'monitor', group: 'products', parent: 'vpsCatalog', screen: 'OsSelectionScreen' },
  server: { icon: 'server', group: 'products', parent: 'vps', isOneOfMany: true, screen: 'ServerScreen' },
  serverEdit: { icon: 'edit', group: 'products', parent: 'vps', screen: 'ServerEditScreen' },
  serverRenew: { icon: 'renew', group: 'products', parent: 'vps', screen: 'ServerRenewScreen' },
  serverChangeTariff: { icon: 'tag', group: 'products', parent: 'vps', screen: 'ServerTariffScreen' },
  billing: { icon: 'receipt', group: 'billing', screen: 'BillListScreen' },
  billPayment: {
    icon: 'wallet',
    group: 'billing',
    parent: 'billing',
    isOneOfMany: true,
    screen: 'PaymentScreen',
  },
  paymentsHistory: { icon: 'history', group: 'billing', screen: 'PaymentHistoryScreen' },
  documents: { icon: 'folder', group: 'billing', parent: 'paymentsHistory', screen: 'DocumentListScreen' },
  payments: { icon: 'wallet', group: 'billing', parent: 'billing', screen: 'PaymentScreen' },
  paymentMethod: { icon: 'card', group: 'billing', parent: 'cart', screen: 'PaymentScreen' },
  support: { icon: 'message', group: 'support', screen: 'TicketListScreen' },
  supportCreate: {
    icon: 'edit',
    group: 'support',
    parent: 'support',
    isInMenu: true,
    screen: 'TicketFormScreen',
  },
  supportTicket: {
    icon: 'message',
    group: 'support',
    parent: 'support',
    isOneOfMany: true,
    screen: 'TicketScreen',
  },
  tools: { icon: 'tools', group: 'tools', screen: 'ToolsScreen' },
  notifications: { icon: 'bell', group: 'tools', screen: 'NotificationsScreen' },
  statistics: { icon: 'chart', group: 'statistics', nearest: 'vps', first: 'ask' },
  help: { icon: 'book', group: 'help', nearest: 'support', first: 'ask' },
} as const satisfies Readonly<Record<SectionKey, DashboardPage>>;

type Table = typeof table;

/** Pages that show only a placeholder. */
export type PlaceholderKey = {
  [Key in SectionKey]: Table[Key] extends PlaceholderPage<SectionKey> ? Key : never;
}[SectionKey];

/** Pages that have their real screen: a placeholder leads to one of these. */
export type BuiltSection = Exclude<SectionKey, PlaceholderKey>;

export const dashboardPages: Readonly<Record<SectionKey, DashboardPage<BuiltSection>>> = table;

/** All keys of the table, in its order. */
export const sectionKeys: readonly SectionKey[] = Object.keys(table).filter(isSectionKey);

const addresses = sectionKeys.map((key) => [key, paths.dashboard[key]] as const);

/** The page at an address, or null for an address of no page. */
export function sectionAt(pathname: string): SectionKey | null {
  return pageAt(addresses, pathname);
}

/** Whether the page at exactly this address shows to whoever has no session (D22). */
export function isPublic(pathname: string): boolean {
  return addresses.some(([key, address]) => address === pathname && dashboardPages[key].isPublic);
}

/** Whether a page shows only a placeholder. */
export function isPlaceholder(key: SectionKey): key is PlaceholderKey {
  return 'nearest' in table[key];
}

/** The page that a placeholder leads to, and what stands first on it (D6). */
export function nextStepLinksOf(key: PlaceholderKey): Readonly<PlaceholderPage<BuiltSection>> {
  return table[key];
}

function isSectionKey(key: string): key is SectionKey {
  return key in table;
}
