import { paths, sectionName, sectionPath, type SectionKey } from '@/paths';
import type { Crumb, NavGroup, NavPosition, ShellHrefs } from '@/patterns/appShell/types';
import { dashboardPages, groupIcons, isPlaceholder, sectionKeys, type GroupId } from './dashboard';

const { dashboard } = paths;

/** Targets of the top bar's icons (§2). */
export const shellHrefs: ShellHrefs = {
  home: dashboard.vps,
  addFunds: dashboard.payments,
  notifications: dashboard.notifications,
  messages: dashboard.support,
  unpaid: dashboard.billing,
  cart: dashboard.cart,
  profile: dashboard.profile,
  settings: dashboard.userSettings,
};

/** All categories, in the sidebar's order. */
export const groupIds: readonly GroupId[] = Object.keys(groupIcons).filter(isGroupId);

/** Makes the sidebar (§2) with the given categories open. */
export function toNavigation(openGroups: ReadonlySet<GroupId>): readonly NavGroup[] {
  return groupIds.map((id) => ({
    id,
    name: `shell.group.${id}`,
    icon: groupIcons[id],
    isOpen: openGroups.has(id),
    links: sectionKeys
      .filter((key) => dashboardPages[key].group === id && isInMenu(key))
      .map((key) => ({
        href: sectionPath(key),
        name: sectionName(key),
        icon: dashboardPages[key].icon,
        isComing: isPlaceholder(key),
      })),
  }));
}

/** Returns the nearest page with a link in the sidebar: the page itself or one of its parents. */
function menuPageOf(key: SectionKey): SectionKey | null {
  for (let at: SectionKey | undefined = key; at; at = dashboardPages[at].parent) if (isInMenu(at)) return at;
  return null;
}

/** Returns the marked sidebar link of a page: its own, or that of its nearest parent. */
export function toPosition(key: SectionKey): NavPosition | null {
  const at = menuPageOf(key);
  return at && { href: sectionPath(at), match: at === key ? 'page' : 'section' };
}

/** Returns the category in which the menu marks a page. */
export function groupOf(key: SectionKey | null): GroupId | null {
  const at = key && menuPageOf(key);
  return at && dashboardPages[at].group;
}

/** Makes the breadcrumb: category, parents and the page. The first and last are no links. */
export function toBreadcrumb(key: SectionKey): readonly Crumb[] {
  const way: Crumb[] = [{ name: sectionName(key), href: null }];
  let top = key;
  for (let at = dashboardPages[key].parent; at; at = dashboardPages[at].parent) {
    way.unshift({ name: sectionName(at), href: sectionPath(at) });
    top = at;
  }
  return [{ name: `shell.group.${dashboardPages[top].group}`, href: null }, ...way];
}

/** Whether the sidebar has a link to a page. */
function isInMenu(key: SectionKey): boolean {
  const { parent, isInMenu: isLinked = false } = dashboardPages[key];
  return parent === undefined || isLinked;
}

function isGroupId(id: string): id is GroupId {
  return id in groupIcons;
}
