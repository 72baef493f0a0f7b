import type { PlainMessageKey } from '@/i18n/translator';
import type { SectionIconName } from '@/primitives/sectionIcons';
import { paths } from '@/paths';

/** Every screen of the admin area, by its name in the table of paths. */
type AdminKey = Exclude<keyof typeof paths.admin, 'root'>;

/** §2: the sidebar also links to these, which have no route and show the 404 page (D5). */
const unbuilt = {
  userRoles: `${paths.admin.root}/user-roles`,
  userActivity: `${paths.admin.root}/user-activity`,
  serverPlans: `${paths.admin.root}/server-plans`,
  dataCenters: `${paths.admin.root}/data-centers`,
  transactions: `${paths.admin.root}/transactions`,
  invoices: `${paths.admin.root}/invoices`,
  support: `${paths.admin.root}/support`,
  notifications: `${paths.admin.root}/notifications`,
  logs: `${paths.admin.root}/logs`,
} as const;
type UnbuiltKey = keyof typeof unbuilt;

const { root: _root, ...built } = paths.admin;
/** The addresses of the whole admin menu. */
const addresses = { ...built, ...unbuilt } as const;
export type AdminLinkKey = keyof typeof addresses;

/** The one admin screen where a person can do something about the same thing (D6). */
const nearest: Readonly<Record<UnbuiltKey, AdminKey>> = {
  userRoles: 'users',
  userActivity: 'users',
  serverPlans: 'servers',
  dataCenters: 'analytics',
  transactions: 'payments',
  invoices: 'payments',
  support: 'users',
  notifications: 'dashboard',
  logs: 'dashboard',
};

export const adminGroupIds = ['overview', 'users', 'servers', 'payments', 'system'] as const;
export type AdminGroupId = (typeof adminGroupIds)[number];

/** The admin menu: categories, their icons, and their links in order. */
export const adminGroups: Readonly<
  Record<
    AdminGroupId,
    { icon: SectionIconName; links: readonly { key: AdminLinkKey; icon: SectionIconName }[] }
  >
> = {
  overview: {
    icon: 'monitor',
    links: [
      { key: 'dashboard', icon: 'monitor' },
      { key: 'analytics', icon: 'chart' },
    ],
  },
  users: {
    icon: 'users',
    links: [
      { key: 'users', icon: 'users' },
      { key: 'userRoles', icon: 'key' },
      { key: 'userActivity', icon: 'history' },
    ],
  },
  servers: {
    icon: 'server',
    links: [
      { key: 'servers', icon: 'server' },
      { key: 'serverPlans', icon: 'tag' },
      { key: 'dataCenters', icon: 'globe' },
    ],
  },
  payments: {
    icon: 'wallet',
    links: [
      { key: 'payments', icon: 'card' },
      { key: 'transactions', icon: 'list' },
      { key: 'invoices', icon: 'receipt' },
    ],
  },
  system: {
    icon: 'settings',
    links: [
      { key: 'settings', icon: 'settings' },
      { key: 'support', icon: 'message' },
      { key: 'notifications', icon: 'bell' },
      { key: 'logs', icon: 'book' },
    ],
  },
};

const linkKeys = adminGroupIds.flatMap((id) => adminGroups[id].links.map(({ key }) => key));

/** The page's name: link, breadcrumb and tab say the same. */
export function adminName(key: AdminLinkKey): PlainMessageKey {
  return `admin.nav.${key}`;
}

export function adminPath(key: AdminLinkKey): string {
  return addresses[key];
}

/** The link of the menu at an address, in any case and with or without a trailing slash; null for any other address. */
export function adminLinkAt(pathname: string): AdminLinkKey | null {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return linkKeys.find((key) => addresses[key] === path) ?? null;
}

/**
 * Where to send somebody who came to an address of no screen: for a link of the menu its nearest screen, else the
 * guess by spelling when it is of this area, else the dashboard.
 */
export function nearestAdminPath(pathname: string, guess: string | null): string {
  const key = adminLinkAt(pathname);
  if (key !== null && isUnbuilt(key)) return adminPath(nearest[key]);
  return guess?.startsWith(`${paths.admin.root}/`) ? guess : paths.admin.dashboard;
}

function isUnbuilt(key: AdminLinkKey): key is UnbuiltKey {
  return key in unbuilt;
}

/** Whether a link of the menu leads to a screen. */
export function isAdminScreen(key: AdminLinkKey): boolean {
  return !isUnbuilt(key);
}
