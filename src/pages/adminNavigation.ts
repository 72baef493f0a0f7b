import { activityId, paths } from '@/paths';
import type { AdminShellView, Crumb, NavGroup, NavPosition } from '@/patterns/appShell/types';
import {
  adminGroupIcons,
  adminMenuKeys,
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

/**
 * The admin sidebar (§2), the given categories open.
 *
 * @param waitingTickets how many tickets wait for an answer; null while nobody knows
 */
export function toAdminNavigation(
  openGroups: ReadonlySet<AdminGroupId>,
  waitingTickets: number | null = null,
): readonly NavGroup[] {
  return adminGroupIds.map((id) => ({
    id,
    name: `admin.group.${id}`,
    icon: adminGroupIcons[id],
    isOpen: openGroups.has(id),
    links: adminMenuKeys
      .filter((key) => adminPages[key].group === id)
      .map((key) => ({
        href: adminPath(key),
        name: adminName(key),
        icon: adminPages[key].icon,
        // What has no screen is no promise: its link stays as specified (D5).
        isComing: false,
        ...(key === 'tickets' ? { waiting: waitingTickets } : {}),
      })),
  }));
}

/** The area, the list above a page of one thing, and the page; only the list leads anywhere. */
export function toAdminBreadcrumb(key: AdminLinkKey): readonly Crumb[] {
  const { parent } = adminPages[key];
  return [
    { name: 'admin.area', href: null },
    ...(parent === undefined ? [] : [{ name: adminName(parent), href: adminPath(parent) }]),
    { name: adminName(key), href: null },
  ];
}

/** The link of the menu that is marked on a page: its own, or that of the list above it. */
export function toAdminPosition(key: AdminLinkKey): NavPosition {
  const { parent } = adminPages[key];
  return { href: adminPath(parent ?? key), match: parent === undefined ? 'page' : 'section' };
}

function isAdminGroupId(id: string): id is AdminGroupId {
  return id in adminGroupIcons;
}
