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
 * Makes the admin sidebar (§2) with the given categories open.
 *
 * @param waitingTickets number of unanswered tickets; null if unknown
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
        // Links without a screen stay as specified (D5).
        isComing: false,
        ...(key === 'tickets' ? { waiting: waitingTickets } : {}),
      })),
  }));
}

/** Makes the breadcrumb: the area, the list of a detail page, and the page. Only the list is a link. */
export function toAdminBreadcrumb(key: AdminLinkKey): readonly Crumb[] {
  const { parent } = adminPages[key];
  return [
    { name: 'admin.area', href: null },
    ...(parent === undefined ? [] : [{ name: adminName(parent), href: adminPath(parent) }]),
    { name: adminName(key), href: null },
  ];
}

/** Returns the marked menu link of a page: its own, or its list's. */
export function toAdminPosition(key: AdminLinkKey): NavPosition {
  const { parent } = adminPages[key];
  return { href: adminPath(parent ?? key), match: parent === undefined ? 'page' : 'section' };
}

function isAdminGroupId(id: string): id is AdminGroupId {
  return id in adminGroupIcons;
}
