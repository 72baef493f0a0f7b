import type { SectionIconName } from '@/primitives/sectionIcons';
import { paths, type SectionKey } from '@/paths';

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
}

/** What the shell, the breadcrumb and the placeholders know of each page; order within a group is the menu's. */
export const sections: Readonly<Record<SectionKey, Section>> = {
  profile: { icon: 'user', group: 'client' },
  userRoles: { icon: 'users', group: 'client' },
  payers: { icon: 'idCard', group: 'client' },
  affiliate: { icon: 'share', group: 'client' },
  cart: { icon: 'cart', group: 'client' },
  orders: { icon: 'list', group: 'client' },
  paymentMethods: { icon: 'card', group: 'client' },
  discounts: { icon: 'tag', group: 'client' },
  userSettings: { icon: 'settings', group: 'client' },
  vps: { icon: 'server', group: 'products' },
  vpsCpu: { icon: 'cpu', group: 'products' },
  vpsStorage: { icon: 'database', group: 'products' },
  dedicated: { icon: 'rack', group: 'products' },
  protection: { icon: 'shield', group: 'products' },
  dns: { icon: 'globe', group: 'products' },
  ftp: { icon: 'folder', group: 'products' },
  ip: { icon: 'network', group: 'products' },
  ssl: { icon: 'lock', group: 'products' },
  ispmanager: { icon: 'monitor', group: 'products' },
  modules: { icon: 'puzzle', group: 'products' },
  bitninja: { icon: 'shieldAlert', group: 'products' },
  vpsCatalog: { icon: 'server', group: 'products', parent: 'vps' },
  vpsCpuCatalog: { icon: 'cpu', group: 'products', parent: 'vpsCpu' },
  vpsStorageCatalog: { icon: 'database', group: 'products', parent: 'vpsStorage' },
  osSelection: { icon: 'monitor', group: 'products', parent: 'vpsCatalog' },
  serverEdit: { icon: 'edit', group: 'products', parent: 'vps' },
  serverRenew: { icon: 'renew', group: 'products', parent: 'vps' },
  serverChangeTariff: { icon: 'tag', group: 'products', parent: 'vps' },
  billing: { icon: 'receipt', group: 'billing' },
  paymentsHistory: { icon: 'history', group: 'billing' },
  payments: { icon: 'wallet', group: 'billing', parent: 'billing' },
  paymentMethod: { icon: 'card', group: 'billing', parent: 'cart' },
  support: { icon: 'message', group: 'support' },
  supportCreate: { icon: 'edit', group: 'support', parent: 'support' },
  supportTicket: { icon: 'message', group: 'support', parent: 'support' },
  tools: { icon: 'tools', group: 'tools' },
  notifications: { icon: 'bell', group: 'tools' },
  statistics: { icon: 'chart', group: 'statistics' },
  help: { icon: 'book', group: 'help' },
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

/** The page at an address (in any case, with or without a trailing slash, as the router matches), or null for an address of no page. */
export function sectionAt(pathname: string): SectionKey | null {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return sectionKeys.find((key) => paths.dashboard[key] === path) ?? null;
}

function isSectionKey(key: string): key is SectionKey {
  return key in paths.dashboard && key !== 'root';
}
