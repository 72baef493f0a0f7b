import { activityId, paths } from '@/paths';
import type { AdminShellView, Crumb, NavGroup } from '@/patterns/appShell/types';
import {
  adminGroupIcons,
  adminLinkKeys,
  adminName,
  adminPages,
  adminPath,
  type AdminGroupId,
  type AdminLinkKey,
} from './admin';

export const adminShellHrefs: AdminShellView['hrefs'] = {
  home: paths.admin.dashboard,
  notifications: `${paths.admin.dashboard}#${activityId}`,
  profile: paths.dashboard.profile,
  settings: paths.admin.settings,
};

/** All categories, in the menu's order. */
export const adminGroupIds: readonly AdminGroupId[] = Object.keys(adminGroupIcons).filter(isAdminGroupId);

/** The admin sidebar (§2), the given categories open. */
export function toAdminNavigation(openGroups: ReadonlySet<AdminGroupId>): readonly NavGroup[] {
  return adminGroupIds.map((id) => ({
    id,
    name: `admin.group.${id}`,
    icon: adminGroupIcons[id],
    isOpen: openGroups.has(id),
    links: adminLinkKeys
      .filter((key) => adminPages[key].group === id && adminPages[key].parent === undefined)
      .map((key) => ({
        href: adminPath(key),
        name: adminName(key),
        icon: adminPages[key].icon,
        // What has no screen is no promise: its link stays as specified (D5).
        isComing: false,
      })),
  }));
}

/** The area, the page above if there is one, and the page. Only the page above leads anywhere. */
export function toAdminBreadcrumb(key: AdminLinkKey): readonly Crumb[] {
  const { parent } = adminPages[key];
  return [
    { name: 'admin.area', href: null },
    ...(parent ? [{ name: adminName(parent), href: adminPath(parent) }] : []),
    { name: adminName(key), href: null },
  ];
}

function isAdminGroupId(id: string): id is AdminGroupId {
  return id in adminGroupIcons;
}
