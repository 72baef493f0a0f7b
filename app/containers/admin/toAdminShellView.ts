import type { AdminAccount } from '@/domain/admin/account';
import type { ThemeChoice } from '@/domain/theme';
import type { AdminShellView, NavGroup } from '@/patterns/appShell/types';
import type { AccessState } from '@app/containers/shell/access';
import {
  adminGroupIds,
  adminGroups,
  adminLinkAt,
  adminName,
  adminPath,
  type AdminGroupId,
} from '@app/routes/adminSections';
import { activityId, paths } from '@/paths';

export interface AdminShellState {
  pathname: string;
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
  const key = adminLinkAt(state.pathname);
  return {
    navigation: toAdminNavigation(state.openGroups),
    position: key && { href: adminPath(key), match: 'page' },
    sidebar: state.sidebar,
    drawer: state.drawer,
    breadcrumb: key
      ? [
          { name: 'admin.area', href: null },
          { name: adminName(key), href: null },
        ]
      : [],
    user: toUser(state),
    notifications: state.account && state.account.notifications,
    theme: state.theme,
    hrefs: {
      home: paths.admin.dashboard,
      notifications: `${paths.admin.dashboard}#${activityId}`,
      profile: paths.dashboard.profile,
      settings: paths.admin.settings,
    },
  };
}

/** The admin sidebar (§2), the given categories open. */
export function toAdminNavigation(openGroups: ReadonlySet<AdminGroupId>): readonly NavGroup[] {
  return adminGroupIds.map((id) => ({
    id,
    name: `admin.group.${id}`,
    icon: adminGroups[id].icon,
    isOpen: openGroups.has(id),
    links: adminGroups[id].links.map(({ key, icon }) => ({
      href: adminPath(key),
      name: adminName(key),
      icon,
    })),
  }));
}

/** Who is signed in stands before the sample admin (D22). */
function toUser({ access, account }: AdminShellState): AdminShellView['user'] {
  if (access.status === 'known' && access.user !== null) {
    const { firstName, lastName, email } = access.user;
    return { name: `${firstName} ${lastName}`.trim(), email };
  }
  return account && { name: account.name, email: account.email };
}
