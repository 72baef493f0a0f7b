import type { AccountSummary } from '@/domain/account';
import type { Loaded } from '@/domain/loaded';
import type { ThemeChoice } from '@/domain/theme';
import type {
  AccountView,
  AppShellView,
  CartFigures,
  Crumb,
  NavGroup,
  NavPosition,
  ShellHrefs,
  UserView,
} from '@/patterns/appShell/types';
import { paths, withQuery, sectionName, sectionPath, type SectionKey } from '@/paths';
import {
  groupIcons,
  groupIds,
  isInMenu,
  sectionAt,
  sectionKeys,
  sections,
  type GroupId,
} from '@app/routes/sections';
import type { AccessState } from './access';

const { dashboard } = paths;

/** Messages and unpaid items are the two further icons of the top bar (§2). */
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

export interface ShellState {
  /** Where we are, query included: sign-in returns here. */
  location: { pathname: string; search: string };
  openGroups: ReadonlySet<GroupId>;
  sidebar: AppShellView['sidebar'];
  drawer: AppShellView['drawer'];
  account: Loaded<AccountSummary>;
  /** `null` while nobody knows. */
  unreadNotifications: number | null;
  cart: CartFigures | null;
  access: AccessState;
  theme: ThemeChoice;
}

/** Everything the shell shows, from what the container holds. */
export function toAppShellView(state: ShellState): AppShellView {
  const key = sectionAt(state.location.pathname);
  return {
    navigation: toNavigation(state.openGroups),
    position: key && toPosition(key),
    sidebar: state.sidebar,
    drawer: state.drawer,
    breadcrumb: key ? toBreadcrumb(key) : [],
    account: toAccount(state),
    user: toUser(state),
    theme: state.theme,
    hrefs: shellHrefs,
  };
}

/** The sidebar's categories with their links (§2), the given ones open. */
export function toNavigation(openGroups: ReadonlySet<GroupId>): readonly NavGroup[] {
  return groupIds.map((id) => ({
    id,
    name: `shell.group.${id}`,
    icon: groupIcons[id],
    isOpen: openGroups.has(id),
    links: sectionKeys
      .filter((key) => sections[key].group === id && isInMenu(key))
      .map((key) => ({ href: sectionPath(key), name: sectionName(key), icon: sections[key].icon })),
  }));
}

/** The sidebar's link for a page: its own, or that of the nearest page above it that has one. */
export function toPosition(key: SectionKey): NavPosition | null {
  for (let at: SectionKey | undefined = key; at; at = sections[at].parent) {
    if (isInMenu(at)) return { href: sectionPath(at), match: at === key ? 'page' : 'section' };
  }
  return null;
}

/** Category, pages above, the page itself; the first and the last lead nowhere. */
export function toBreadcrumb(key: SectionKey): readonly Crumb[] {
  const way: Crumb[] = [{ name: sectionName(key), href: null }];
  let top = key;
  for (let at = sections[key].parent; at; at = sections[at].parent) {
    way.unshift({ name: sectionName(at), href: sectionPath(at) });
    top = at;
  }
  return [{ name: `shell.group.${sections[top].group}`, href: null }, ...way];
}

function toAccount({ account, unreadNotifications, cart }: ShellState): AccountView {
  if (account.status !== 'ready') return { status: account.status };
  const { balance, unreadMessages, unpaidItems } = account.value;
  return { status: 'ready', balance, unreadNotifications, unreadMessages, unpaidItems, cart };
}

/** The session's e-mail stands before the sample's (D22); without either it is unknown, not invented. */
function toUser({ access, account, location }: ShellState): UserView {
  if (access.status === 'known' && access.mode === 'session' && access.user === null) {
    const returnTo = location.pathname + location.search;
    return { kind: 'guest', signInHref: withQuery(paths.login, { returnTo }) };
  }
  const user = access.status === 'known' ? access.user : null;
  const summary = account.status === 'ready' ? account.value : null;
  // The name of an account is its profile's; of one that has no profile yet, the name it was registered with.
  if (user && user.email !== summary?.email)
    return { kind: 'customer', email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  return { kind: 'customer', email: summary?.email ?? null, name: summary?.name ?? null };
}
