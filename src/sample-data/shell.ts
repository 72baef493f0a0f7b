import { rubles } from '@/domain/money';
import type { AppShellView, NavGroup, NavLink } from '@/patterns/appShell/types';
import { makeAccountSummary } from './account';

const dashboard = '/dashboard';

/** The sidebar of the specification (§2), as the app builds it: a test keeps the two equal. */
const groups: readonly Omit<NavGroup, 'isOpen'>[] = [
  {
    id: 'client',
    name: 'shell.group.client',
    icon: 'user',
    links: [
      link('profile', 'shell.nav.profile', 'user'),
      link('user-roles', 'shell.nav.userRoles', 'users'),
      link('payers', 'shell.nav.payers', 'idCard'),
      link('affiliate', 'shell.nav.affiliate', 'share'),
      link('cart', 'shell.nav.cart', 'cart'),
      link('orders', 'shell.nav.orders', 'list'),
      link('payment-methods', 'shell.nav.paymentMethods', 'card'),
      link('discounts', 'shell.nav.discounts', 'tag'),
      link('user-settings', 'shell.nav.userSettings', 'settings'),
    ],
  },
  {
    id: 'products',
    name: 'shell.group.products',
    icon: 'server',
    links: [
      link('vps', 'shell.nav.vps', 'server'),
      link('vps-cpu', 'shell.nav.vpsCpu', 'cpu'),
      link('vps-storage', 'shell.nav.vpsStorage', 'database'),
      link('dedicated', 'shell.nav.dedicated', 'rack'),
      link('protection', 'shell.nav.protection', 'shield'),
      link('dns', 'shell.nav.dns', 'globe'),
      link('ftp', 'shell.nav.ftp', 'folder'),
      link('ip', 'shell.nav.ip', 'network'),
      link('ssl', 'shell.nav.ssl', 'lock'),
      link('ispmanager', 'shell.nav.ispmanager', 'monitor'),
      link('modules', 'shell.nav.modules', 'puzzle'),
      link('bitninja', 'shell.nav.bitninja', 'shieldAlert'),
    ],
  },
  {
    id: 'billing',
    name: 'shell.group.billing',
    icon: 'wallet',
    links: [
      link('billing', 'shell.nav.billing', 'receipt'),
      link('payments-history', 'shell.nav.paymentsHistory', 'history'),
    ],
  },
  {
    id: 'support',
    name: 'shell.group.support',
    icon: 'message',
    links: [
      link('support', 'shell.nav.support', 'message'),
      link('support/create', 'shell.nav.supportCreate', 'edit'),
    ],
  },
  {
    id: 'tools',
    name: 'shell.group.tools',
    icon: 'tools',
    links: [
      link('tools', 'shell.nav.tools', 'tools'),
      link('notifications', 'shell.nav.notifications', 'bell'),
    ],
  },
  {
    id: 'statistics',
    name: 'shell.group.statistics',
    icon: 'chart',
    links: [link('statistics', 'shell.nav.statistics', 'chart')],
  },
  { id: 'help', name: 'shell.group.help', icon: 'help', links: [link('help', 'shell.nav.help', 'book')] },
];

function link(path: string, name: NavLink['name'], icon: NavLink['icon']): NavLink {
  return { href: `${dashboard}/${path}`, name, icon };
}

/** The sidebar with the given categories open; Products/Services at first (§2). */
export function makeNavigation(open: readonly string[] = ['products']): readonly NavGroup[] {
  return groups.map((group) => ({ ...group, isOpen: open.includes(group.id) }));
}

/** The shell on the server list with the sample account, with changes where a story needs them. */
export function makeAppShellView(changes: Partial<AppShellView> = {}): AppShellView {
  const { email, name, ...figures } = makeAccountSummary();
  return {
    navigation: makeNavigation(),
    position: { href: '/dashboard/vps', match: 'page' },
    sidebar: 'expanded',
    drawer: 'closed',
    breadcrumb: [
      { name: 'shell.group.products', href: null },
      { name: 'shell.nav.vps', href: null },
    ],
    account: {
      status: 'ready',
      unreadNotifications: 3,
      ...figures,
      cart: { itemCount: 2, total: rubles(3154) },
    },
    user: { kind: 'customer', email, name },
    theme: 'system',
    hrefs: {
      home: '/dashboard/vps',
      addFunds: '/dashboard/payments',
      notifications: '/dashboard/notifications',
      messages: '/dashboard/support',
      unpaid: '/dashboard/billing',
      cart: '/dashboard/cart',
      profile: '/dashboard/profile',
      settings: '/dashboard/user-settings',
    },
    ...changes,
  };
}
