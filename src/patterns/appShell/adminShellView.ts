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
  /** Where we are, query included: sign-in returns here. */
  location: { pathname: string; search: string };
  openGroups: ReadonlySet<AdminGroupId>;
  sidebar: AdminShellView['sidebar'];
  drawer: AdminShellView['drawer'];
  /** `null` while nobody knows. */
  account: AdminAccount | null;
  /** Tickets that wait for an answer; null while nobody knows. */
  waitingTickets: number | null;
  access: AccessState;
  theme: ThemeChoice;
}

/** Everything the admin shell shows, from what its container holds. */
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

/** Returns the signed-in user, who takes precedence over the sample admin (D22). */
function toUser({ access, account }: AdminShellState): AdminShellView['user'] {
  if (access.status === 'known' && access.user !== null) {
    const { firstName, lastName, email } = access.user;
    return { name: `${firstName} ${lastName}`.trim(), email, role: account?.role ?? 'owner' };
  }
  return account && { name: account.name, email: account.email, role: account.role };
}

/** The demonstration's administrator has no profile: the customers' would be another person's, so signing in comes first (D33). */
function toHrefs(access: AccessState): AdminShellView['hrefs'] {
  if (access.status !== 'known' || access.user !== null) return adminShellHrefs;
  return { ...adminShellHrefs, profile: withQuery(paths.login, { returnTo: paths.dashboard.profile }) };
}

/** Rights of the actions on each screen; none where nothing is changed. */
const actionRights = {
  dashboard: [],
  analytics: [],
  users: ['users.edit', 'users.view', 'users.delete'],
  user: ['users.edit', 'users.view', 'notes.edit', 'money.adjust'],
  unclaimed: ['payments.process'],
  servers: ['servers.edit', 'servers.power'],
  payments: ['payments.process', 'refunds.edit'],
  settings: ['settings.edit'],
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
  catalog: ['catalog.edit'],
  promoCodes: ['catalog.edit'],
  methods: ['catalog.edit'],
} as const satisfies Readonly<Record<AdminKey, readonly AdminRight[]>>;

/** Whether a role of the staff may do nothing but read on a screen that has actions. */
function isReadOnly(key: AdminLinkKey | null, role: StaffRole): boolean {
  if (key === null || !isAdminScreen(key)) return false;
  const rights: readonly AdminRight[] = actionRights[key];
  return rights.length > 0 && rights.every((right) => !hasRight(role, right));
}
