import { paths, type SectionKey } from '@/paths';
import type { SectionIconName } from '@/primitives/sectionIcons';
import { pageAt } from './pageAt';

/** Categories of the sidebar (§2) in order, with the icons of the collapsed sidebar. */
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
   * Parent page: shown in the breadcrumb and marked in the sidebar. A page with a parent has no link in the sidebar
   * (§2), unless `isInMenu`.
   */
  parent?: SectionKey;
  isInMenu?: true;
  /** Shown without a session, in either access mode (D22). */
  isPublic?: true;
  /** A detail page whose address contains an id; the palette does not offer it. */
  isOneOfMany?: true;
}

/** A page with its own screen. */
interface BuiltPage {
  /** Component in src/screens, for the specification's list of routes. */
  screen: `${string}Screen`;
}

/** A page that shows a placeholder (§2, D5) with the message `placeholder.text.<key>`. */
interface PlaceholderPage<Key> {
  /** The nearest page for the same task (D6). */
  nearest: Key;
  /** First action of the placeholder (D6): a ticket with a question, or one that orders a service. */
  first: 'order' | 'ask';
}

export type DashboardPage<Nearest = SectionKey> = PageFrame & (BuiltPage | PlaceholderPage<Nearest>);

/**
 * All pages of the dashboard, in menu order within their group. The address is in `paths`, the name is the message
 * `shell.nav.<key>`, and app/routes/dashboardPages.ts loads the page.
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
  discounts: { icon: 'tag', group: 'client', screen: 'DiscountsScreen' },
  userSettings: { icon: 'settings', group: 'client', screen: 'UserSettingsScreen' },
  vps: { icon: 'server', group: 'products', screen: 'ServerListScreen' },
  vpsCpu: { icon: 'cpu', group: 'products', screen: 'ProductListScreen' },
  vpsStorage: { icon: 'database', group: 'products', screen: 'ProductListScreen' },
  dedicated: { icon: 'rack', group: 'products', nearest: 'vpsCpuCatalog', first: 'order' },
  protection: { icon: 'shield', group: 'products', nearest: 'vps', first: 'order' },
  dns: { icon: 'globe', group: 'products', nearest: 'vps', first: 'order' },
  ftp: { icon: 'folder', group: 'products', nearest: 'vpsStorageCatalog', first: 'order' },
  ip: { icon: 'network', group: 'products', screen: 'AddressListScreen' },
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
  statistics: { icon: 'chart', group: 'statistics', screen: 'StatisticsScreen' },
  help: { icon: 'book', group: 'help', screen: 'HelpScreen' },
} as const satisfies Readonly<Record<SectionKey, DashboardPage>>;

type Table = typeof table;

/** Pages that show only a placeholder. */
export type PlaceholderKey = {
  [Key in SectionKey]: Table[Key] extends PlaceholderPage<SectionKey> ? Key : never;
}[SectionKey];

/** Pages with a real screen; placeholders lead to one of these. */
export type BuiltSection = Exclude<SectionKey, PlaceholderKey>;

export const dashboardPages: Readonly<Record<SectionKey, DashboardPage<BuiltSection>>> = table;

/** All keys of the table, in its order. */
export const sectionKeys: readonly SectionKey[] = Object.keys(table).filter(isSectionKey);

const addresses = sectionKeys.map((key) => [key, paths.dashboard[key]] as const);

/** Returns the page of an address, or null. */
export function sectionAt(pathname: string): SectionKey | null {
  return pageAt(addresses, pathname);
}

/** Whether the page of exactly this address is shown without a session (D22). */
export function isPublic(pathname: string): boolean {
  return addresses.some(([key, address]) => address === pathname && dashboardPages[key].isPublic);
}

/** Whether a page shows only a placeholder. */
export function isPlaceholder(key: SectionKey): key is PlaceholderKey {
  return 'nearest' in table[key];
}

/** Returns the links of a placeholder, the first action first (D6). */
export function nextStepLinksOf(key: PlaceholderKey): Readonly<PlaceholderPage<BuiltSection>> {
  return table[key];
}

function isSectionKey(key: string): key is SectionKey {
  return key in table;
}
