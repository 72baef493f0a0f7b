import type { AdminAccount } from '@/domain/admin/account';
import { hasRight, type AdminRight, type StaffRole } from '@/domain/admin/rights';
import type { AccessState } from '@/domain/auth/access';
import type { ThemeChoice } from '@/domain/profile/theme';
import {
  adminLinkAt,
  isAdminScreen,
  type AdminKey,
  type AdminLinkKey,
  type AdminGroupId,
} from '@/pages/admin';
import { paths, withQuery } from '@/paths';
import {
  adminShellHrefs,
  toAdminBreadcrumb,
  toAdminNavigation,
  toAdminPosition,
} from '@/pages/adminNavigation';
import { toDemo } from './demoShellView';
import type { AdminShellView } from './types';

export interface AdminShellState {
  /** Current address with its query; sign-in returns here. */
  location: { pathname: string; search: string };
  openGroups: ReadonlySet<AdminGroupId>;
  sidebar: AdminShellView['sidebar'];
  drawer: AdminShellView['drawer'];
  /** `null` while unknown. */
  account: AdminAccount | null;
  /** Number of unanswered tickets; null while unknown. */
  waitingTickets: number | null;
  access: AccessState;
  theme: ThemeChoice;
}

/** Makes the admin shell's view from its container's state. */
export function toAdminShellView(state: AdminShellState): AdminShellView {
  const key = adminLinkAt(state.location.pathname);
  const role = state.account?.role ?? null;
  return {
    navigation: toAdminNavigation(state.openGroups, state.waitingTickets),
    position: key && toAdminPosition(key),
    sidebar: state.sidebar,
    drawer: state.drawer,
    breadcrumb: key ? toAdminBreadcrumb(key) : [],
    demo: toDemo(state.access, state.location),
    user: toUser(state),
    readOnly: role !== null && isReadOnly(key, role) ? role : null,
    notifications: state.account && state.account.notifications,
    theme: state.theme,
    hrefs: toHrefs(state.access),
  };
}

/** Returns the signed-in user, or else the sample admin (D22). */
function toUser({ access, account }: AdminShellState): AdminShellView['user'] {
  if (access.status === 'known' && access.user !== null) {
    const { firstName, lastName, email } = access.user;
    return { name: `${firstName} ${lastName}`.trim(), email, role: account?.role ?? 'owner' };
  }
  return account && { name: account.name, email: account.email, role: account.role };
}

/** The demonstration's administrator has no profile; signing in comes first (D33). */
function toHrefs(access: AccessState): AdminShellView['hrefs'] {
  if (access.status !== 'known' || access.user !== null) return adminShellHrefs;
  return { ...adminShellHrefs, profile: withQuery(paths.login, { returnTo: paths.dashboard.profile }) };
}

/** Rights of each screen's actions; empty for a screen without changes. */
const actionRights = {
  dashboard: [],
  analytics: [],
  users: ['users.edit', 'users.view', 'users.delete'],
  user: [
    'users.edit',
    'users.merge',
    'users.view',
    'notes.edit',
    'money.adjust',
    'refunds.edit',
    'bills.edit',
  ],
  unclaimed: ['payments.process'],
  servers: ['servers.edit', 'servers.power'],
  payments: ['payments.process', 'refunds.edit'],
  statements: ['payments.process'],
  settings: ['settings.edit'],
  entities: ['settings.edit'],
  bills: ['bills.edit'],
  refunds: ['refunds.edit'],
  jobs: ['jobs.start'],
  mails: ['mails.edit'],
  mailTexts: ['mails.edit'],
  audit: [],
  ledger: [],
  tickets: ['tickets.answer'],
  ticket: ['tickets.answer'],
  staff: ['staff.edit'],
  status: ['status.edit'],
  catalog: ['catalog.edit'],
  promoCodes: ['catalog.edit'],
  prices: ['catalog.edit'],
  datacenterSales: ['catalog.edit'],
  systems: ['catalog.edit'],
  methods: ['catalog.edit'],
  rates: ['catalog.edit'],
} as const satisfies Readonly<Record<AdminKey, readonly AdminRight[]>>;

/** Whether a role can only read on a screen with actions. */
function isReadOnly(key: AdminLinkKey | null, role: StaffRole): boolean {
  if (key === null || !isAdminScreen(key)) return false;
  const rights: readonly AdminRight[] = actionRights[key];
  return rights.length > 0 && rights.every((right) => !hasRight(role, right));
}
