import type { AdminShellView, NavGroup, NavLink } from '@/patterns/appShell/types';
import { sampleAdmin } from './admin';

const area = '/admin';

/** The admin sidebar of the specification (§2), as the app builds it: a test keeps the two equal. */
const groups: readonly Omit<NavGroup, 'isOpen'>[] = [
  {
    id: 'overview',
    name: 'admin.group.overview',
    icon: 'monitor',
    links: [
      link('dashboard', 'admin.nav.dashboard', 'monitor'),
      link('analytics', 'admin.nav.analytics', 'chart'),
    ],
  },
  {
    id: 'users',
    name: 'admin.group.users',
    icon: 'users',
    links: [
      link('users', 'admin.nav.users', 'users'),
      link('user-roles', 'admin.nav.userRoles', 'key'),
      link('user-activity', 'admin.nav.userActivity', 'history'),
    ],
  },
  {
    id: 'servers',
    name: 'admin.group.servers',
    icon: 'server',
    links: [
      link('servers', 'admin.nav.servers', 'server'),
      link('server-plans', 'admin.nav.serverPlans', 'tag'),
      link('data-centers', 'admin.nav.dataCenters', 'globe'),
    ],
  },
  {
    id: 'payments',
    name: 'admin.group.payments',
    icon: 'wallet',
    links: [
      link('payments', 'admin.nav.payments', 'card'),
      link('transactions', 'admin.nav.transactions', 'list'),
      link('invoices', 'admin.nav.invoices', 'receipt'),
    ],
  },
  {
    id: 'system',
    name: 'admin.group.system',
    icon: 'settings',
    links: [
      link('settings', 'admin.nav.settings', 'settings'),
      link('support', 'admin.nav.support', 'message'),
      link('notifications', 'admin.nav.notifications', 'bell'),
      link('logs', 'admin.nav.logs', 'book'),
    ],
  },
];

function link(path: string, name: NavLink['name'], icon: NavLink['icon']): NavLink {
  return { href: `${area}/${path}`, name, icon };
}

/** The admin sidebar with every category open. */
export function makeAdminNavigation(): readonly NavGroup[] {
  return groups.map((group) => ({ ...group, isOpen: true }));
}

/** The admin shell on the list of users, with changes where a story needs them. */
export function makeAdminShellView(changes: Partial<AdminShellView> = {}): AdminShellView {
  return {
    navigation: makeAdminNavigation(),
    position: { href: `${area}/users`, match: 'page' },
    sidebar: 'expanded',
    drawer: 'closed',
    breadcrumb: [
      { name: 'admin.area', href: null },
      { name: 'admin.nav.users', href: null },
    ],
    user: { name: sampleAdmin.name, email: sampleAdmin.email },
    notifications: 3,
    theme: 'system',
    hrefs: {
      home: `${area}/dashboard`,
      notifications: `${area}/dashboard#activity`,
      profile: '/dashboard/profile',
      settings: `${area}/settings`,
    },
    ...changes,
  };
}
