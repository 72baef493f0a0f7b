import type { PlainMessageKey } from '@/i18n/translator';
import type { SectionIconName } from '@/primitives/sectionIcons';
import { paths } from './paths';

/** Every page of the dashboard, by its name in the table of paths. */
export type SectionKey = Exclude<keyof typeof paths.dashboard, 'root'>;

export const groupIds = ['client', 'products', 'billing', 'support', 'tools', 'statistics', 'help'] as const;
export type GroupId = (typeof groupIds)[number];

/** The categories' icons, for the collapsed sidebar. */
export const groupIcons: Readonly<Record<GroupId, SectionIconName>> = {
  client: 'user',
  products: 'server',
  billing: 'wallet',
  support: 'message',
  tools: 'tools',
  statistics: 'chart',
  help: 'help',
};

export interface Section {
  icon: SectionIconName;
  group: GroupId;
  /** The page above it: it stands in the breadcrumb and is marked in the sidebar where the page has no link there. */
  parent?: SectionKey;
  /** Where a person can do something about the same thing (D6). */
  nearest: SectionKey;
}

/** What the shell, the breadcrumb and the placeholders know of each page; order within a group is the menu's. */
export const sections: Readonly<Record<SectionKey, Section>> = {
  profile: { icon: 'user', group: 'client', nearest: 'vps' },
  userRoles: { icon: 'users', group: 'client', nearest: 'profile' },
  payers: { icon: 'idCard', group: 'client', nearest: 'profile' },
  affiliate: { icon: 'share', group: 'client', nearest: 'profile' },
  cart: { icon: 'cart', group: 'client', nearest: 'vpsCatalog' },
  orders: { icon: 'list', group: 'client', nearest: 'cart' },
  paymentMethods: { icon: 'card', group: 'client', nearest: 'payments' },
  discounts: { icon: 'tag', group: 'client', nearest: 'cart' },
  userSettings: { icon: 'settings', group: 'client', nearest: 'profile' },
  vps: { icon: 'server', group: 'products', nearest: 'vpsCatalog' },
  vpsCpu: { icon: 'cpu', group: 'products', nearest: 'vpsCpuCatalog' },
  vpsStorage: { icon: 'database', group: 'products', nearest: 'vpsStorageCatalog' },
  dedicated: { icon: 'rack', group: 'products', nearest: 'vpsCpuCatalog' },
  protection: { icon: 'shield', group: 'products', nearest: 'vps' },
  dns: { icon: 'globe', group: 'products', nearest: 'vps' },
  ftp: { icon: 'folder', group: 'products', nearest: 'vpsStorageCatalog' },
  ip: { icon: 'network', group: 'products', nearest: 'vps' },
  ssl: { icon: 'lock', group: 'products', nearest: 'vps' },
  ispmanager: { icon: 'monitor', group: 'products', nearest: 'vps' },
  modules: { icon: 'puzzle', group: 'products', nearest: 'vps' },
  bitninja: { icon: 'shieldAlert', group: 'products', nearest: 'vps' },
  vpsCatalog: { icon: 'server', group: 'products', parent: 'vps', nearest: 'vps' },
  vpsCpuCatalog: { icon: 'cpu', group: 'products', parent: 'vpsCpu', nearest: 'vpsCatalog' },
  vpsStorageCatalog: { icon: 'database', group: 'products', parent: 'vpsStorage', nearest: 'vpsCatalog' },
  osSelection: { icon: 'monitor', group: 'products', parent: 'vpsCatalog', nearest: 'vpsCatalog' },
  serverEdit: { icon: 'edit', group: 'products', parent: 'vps', nearest: 'vps' },
  serverRenew: { icon: 'renew', group: 'products', parent: 'vps', nearest: 'vps' },
  serverChangeTariff: { icon: 'tag', group: 'products', parent: 'vps', nearest: 'vps' },
  billing: { icon: 'receipt', group: 'billing', nearest: 'paymentsHistory' },
  paymentsHistory: { icon: 'history', group: 'billing', nearest: 'payments' },
  payments: { icon: 'wallet', group: 'billing', parent: 'billing', nearest: 'paymentsHistory' },
  paymentMethod: { icon: 'card', group: 'billing', parent: 'cart', nearest: 'cart' },
  support: { icon: 'message', group: 'support', nearest: 'supportCreate' },
  supportCreate: { icon: 'edit', group: 'support', parent: 'support', nearest: 'support' },
  supportTicket: { icon: 'message', group: 'support', parent: 'support', nearest: 'support' },
  tools: { icon: 'tools', group: 'tools', nearest: 'vps' },
  notifications: { icon: 'bell', group: 'tools', nearest: 'support' },
  statistics: { icon: 'chart', group: 'statistics', nearest: 'vps' },
  help: { icon: 'book', group: 'help', nearest: 'supportCreate' },
};

/** Pages that are reached from another page, not from the sidebar (§2 lists the sidebar's links). */
const offMenu: readonly SectionKey[] = [
  'vpsCatalog',
  'vpsCpuCatalog',
  'vpsStorageCatalog',
  'osSelection',
  'serverEdit',
  'serverRenew',
  'serverChangeTariff',
  'payments',
  'paymentMethod',
  'supportTicket',
];

/** All keys of the table, in its order. */
export const sectionKeys: readonly SectionKey[] = Object.keys(sections).filter(isSectionKey);

/** Whether the sidebar links it. */
export function isInMenu(key: SectionKey): boolean {
  return !offMenu.includes(key);
}

/** The page's name: link, breadcrumb, tab and placeholder say the same. */
export function sectionName(key: SectionKey): PlainMessageKey {
  return `shell.nav.${key}`;
}

export function sectionPath(key: SectionKey): string {
  return paths.dashboard[key];
}

/** The page at an address (in any case, with or without a trailing slash, as the router matches), or null for an address of no page. */
export function sectionAt(pathname: string): SectionKey | null {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return sectionKeys.find((key) => paths.dashboard[key] === path) ?? null;
}

function isSectionKey(key: string): key is SectionKey {
  return key in paths.dashboard && key !== 'root';
}
