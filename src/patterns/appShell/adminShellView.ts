import type { AdminAccount } from '@/domain/admin/account';
import type { AccessState } from '@/domain/auth/access';
import type { ThemeChoice } from '@/domain/profile/theme';
import { adminLinkAt, adminPages, adminPath, type AdminGroupId, type AdminLinkKey } from '@/pages/admin';
import { paths, withQuery } from '@/paths';
import { adminShellHrefs, toAdminBreadcrumb, toAdminNavigation } from '@/pages/adminNavigation';
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
  access: AccessState;
  theme: ThemeChoice;
}

/** Everything the admin shell shows, from what its container holds. */
export function toAdminShellView(state: AdminShellState): AdminShellView {
  const key = adminLinkAt(state.location.pathname);
  return {
    navigation: toAdminNavigation(state.openGroups),
    position: key && toPosition(key),
    sidebar: state.sidebar,
    drawer: state.drawer,
    breadcrumb: key ? toAdminBreadcrumb(key) : [],
    demo: toDemo(state.access, state.location),
    user: toUser(state),
    notifications: state.account && state.account.notifications,
    theme: state.theme,
    hrefs: toHrefs(state.access),
  };
}

/** The entry of the menu: the page's own, or that of the page above. */
function toPosition(key: AdminLinkKey): AdminShellView['position'] {
  const { parent } = adminPages[key];
  return parent ? { href: adminPath(parent), match: 'section' } : { href: adminPath(key), match: 'page' };
}

/** Returns the signed-in user, who takes precedence over the sample admin (D22). */
function toUser({ access, account }: AdminShellState): AdminShellView['user'] {
  if (access.status === 'known' && access.user !== null) {
    const { firstName, lastName, email } = access.user;
    return { name: `${firstName} ${lastName}`.trim(), email };
  }
  return account && { name: account.name, email: account.email };
}

/** The demonstration's administrator has no profile: the customers' would be another person's, so signing in comes first (D33). */
function toHrefs(access: AccessState): AdminShellView['hrefs'] {
  if (access.status !== 'known' || access.user !== null) return adminShellHrefs;
  return { ...adminShellHrefs, profile: withQuery(paths.login, { returnTo: paths.dashboard.profile }) };
}
