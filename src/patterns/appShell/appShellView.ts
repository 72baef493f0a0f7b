import type { AccountSummary } from '@/domain/profile/account';
import type { AccessState } from '@/domain/auth/access';
import { kopecks } from '@/domain/money/money';
import type { Loaded } from '@/domain/results/loaded';
import type { BillFilter } from '@/domain/payment/billRules';
import type { TicketStatus } from '@/domain/support/support';
import type { ThemeChoice } from '@/domain/profile/theme';
import { sectionAt, type GroupId } from '@/pages/dashboard';
import { shellHrefs, toBreadcrumb, toNavigation, toPosition } from '@/pages/dashboardNavigation';
import { paths, withQuery } from '@/paths';
import { toDemo } from './demoShellView';
import type { AccountView, AppShellView, CartFigures, ShellHrefs, UserView, ViewingView } from './types';

export interface ShellState {
  /** Current address with its query; sign-in returns here. */
  location: { pathname: string; search: string };
  openGroups: ReadonlySet<GroupId>;
  sidebar: AppShellView['sidebar'];
  drawer: AppShellView['drawer'];
  account: Loaded<AccountSummary>;
  /** `null` while unknown. */
  unreadNotifications: number | null;
  cart: CartFigures | null;
  access: AccessState;
  /** Why the person's role allows no changes on this page; null if it does. */
  roleReason: string | null;
  theme: ThemeChoice;
}

/** Makes the shell's view from its container's state. */
export function toAppShellView(state: ShellState): AppShellView {
  const key = sectionAt(state.location.pathname);
  const account = toAccount(state);
  return {
    navigation: toNavigation(state.openGroups),
    position: key && toPosition(key),
    sidebar: state.sidebar,
    drawer: state.drawer,
    breadcrumb: key ? toBreadcrumb(key) : [],
    account,
    demo: toDemo(state.access, state.location),
    viewing: toViewing(state.access),
    roleReason: state.roleReason,
    user: toUser(state),
    theme: state.theme,
    hrefs: toHrefs(account),
  };
}

function toViewing(access: AccessState): ViewingView | null {
  if (access.status !== 'known' || !access.user || !access.viewedUntil) return null;
  const { firstName, lastName, email } = access.user;
  return { name: `${firstName} ${lastName}`.trim() || email, until: access.viewedUntil };
}

const isGuest = ({ access }: ShellState) =>
  access.status === 'known' && access.mode === 'session' && access.user === null;

function toAccount(state: ShellState): AccountView {
  const { account, unreadNotifications, cart } = state;
  // A visitor has a cart and nothing else to show.
  if (isGuest(state))
    return {
      status: 'ready',
      balance: kopecks(0),
      forecast: null,
      unreadNotifications: null,
      unreadMessages: 0,
      unpaidItems: 0,
      cart,
    };
  if (account.status !== 'ready') return { status: account.status };
  const { balance, forecast, unreadMessages, unpaidItems } = account.value;
  return { status: 'ready', balance, forecast, unreadNotifications, unreadMessages, unpaidItems, cart };
}

/** A badge links to exactly what it counts, or to the whole list if there is nothing. */
function toHrefs(account: AccountView): ShellHrefs {
  const { unreadMessages, unpaidItems } =
    account.status === 'ready' ? account : { unreadMessages: 0, unpaidItems: 0 };
  const answered: TicketStatus = 'answered';
  const open: BillFilter = 'open';
  return {
    ...shellHrefs,
    ...(unreadMessages > 0 && { messages: withQuery(shellHrefs.messages, { status: answered }) }),
    ...(unpaidItems > 0 && { unpaid: withQuery(shellHrefs.unpaid, { state: open }) }),
  };
}

/** The session's e-mail takes precedence over the sample's (D22); without either it is unknown. */
function toUser(state: ShellState): UserView {
  const { access, account, location } = state;
  if (isGuest(state)) {
    const returnTo = location.pathname + location.search;
    return { kind: 'guest', signInHref: withQuery(paths.login, { returnTo }) };
  }
  const user = access.status === 'known' ? access.user : null;
  const summary = account.status === 'ready' ? account.value : null;
  // Name from the profile, or from the registration if there is no profile yet.
  const kind = 'customer';
  const hasAccounts = access.status === 'known' && access.hasAccounts === true;
  if (user && user.email !== summary?.email)
    return { kind, hasAccounts, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  return { kind, hasAccounts, email: summary?.email ?? null, name: summary?.name ?? null };
}
