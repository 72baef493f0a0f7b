import type { StaffRole } from '@/domain/admin/rights';
import type { IsoDateTime } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import type { BalanceForecast } from '@/domain/renewal/forecastSchema';
import type { ThemeChoice } from '@/domain/profile/theme';
import type { Locale } from '@/i18n/locale';
import type { PlainMessageKey } from '@/i18n/translator';
import type { SectionIconName } from '@/primitives/sectionIcons';

/** A link of the sidebar. */
export interface NavLink {
  href: string;
  name: PlainMessageKey;
  icon: SectionIconName;
  /** Whether the page is only a placeholder (§2); the link says so. */
  isComing: boolean;
  /** Number of waiting items; absent if nothing is counted, null while unknown. */
  waiting?: number | null;
}

/** A category of the sidebar (§2), which opens and closes on click (§4). */
export interface NavGroup {
  id: string;
  name: PlainMessageKey;
  icon: SectionIconName;
  isOpen: boolean;
  links: readonly NavLink[];
}

/** Current place: the page of a link, or below it. */
export interface NavPosition {
  href: string;
  match: 'page' | 'section';
}

/** A breadcrumb item; without `href` it is plain text. The last one is the page itself. */
export interface Crumb {
  name: PlainMessageKey;
  href: string | null;
}

/** The cart (D11): the count is known at once, the total once prices are loaded. */
export interface CartFigures {
  itemCount: number;
  total: Money | null;
}

/** Account figures of the top bar: loading, failed or ready. The cart is null while unknown. */
export type AccountView =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      balance: Money;
      /** How long the balance lasts; null if that need not be shown. */
      forecast: BalanceForecast | null;
      /** `null` while unknown, because they have their own source. */
      unreadNotifications: number | null;
      unreadMessages: number;
      unpaidItems: number;
      cart: CartFigures | null;
    };

/** User of the portal: a customer, or a visitor of the open catalogues (D22). A customer's e-mail may be unknown. */
export type UserView =
  | {
      kind: 'customer';
      email: string | null;
      name: string | null;
      /** Whether the person has further accounts to open. */
      hasAccounts: boolean;
    }
  | {
      kind: 'guest';
      signInHref: string;
    };

/** Addresses of the shell's own links. */
export interface ShellHrefs {
  home: string;
  addFunds: string;
  notifications: string;
  messages: string;
  unpaid: string;
  cart: string;
  profile: string;
  settings: string;
}

/** The demonstration's strip with its links. */
export interface DemoView {
  signInHref: string;
  registerHref: string;
}

/** A viewing administrator (D33): the customer, and the latest end. */
export interface ViewingView {
  name: string;
  until: IsoDateTime;
}

/** View of every shell: sections and current place. */
export interface ShellFrameView {
  navigation: readonly NavGroup[];
  position: NavPosition | null;
  /** From 768 px up: 16rem with names, or 3rem of icons (§9). */
  sidebar: 'expanded' | 'collapsed';
  /** Below 768 px the sidebar is a drawer of 18rem. */
  drawer: 'closed' | 'open';
  breadcrumb: readonly Crumb[];
  /** Whether the demo account is shown (D24); null for other accounts and while unknown. */
  demo: DemoView | null;
  hrefs: { home: string };
}

export interface AppShellView extends ShellFrameView {
  /** Null if nobody is viewing. */
  viewing: ViewingView | null;
  /** Why the person's role allows no changes on this page; null if it does. */
  roleReason: string | null;
  account: AccountView;
  user: UserView;
  theme: ThemeChoice;
  hrefs: ShellHrefs;
}

export interface ShellFrameCallbacks {
  /** The sidebar was collapsed or expanded. */
  onSidebarToggle: () => void;
  /** A sidebar group was opened or closed. */
  onGroupToggle: (id: string) => void;
  /** The drawer was opened or closed. */
  onDrawerOpenChange: (isOpen: boolean) => void;
}

/** Callbacks for device preferences and logout. */
export interface UserMenuCallbacks {
  /** The language was changed in the user menu. */
  onLocaleChange: (locale: Locale) => void;
  /** The theme was changed in the user menu. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Logs out. */
  onLogout: () => void;
}

export interface PaletteCallbacks {
  /** Opens the command palette. */
  onPaletteOpen: () => void;
  /** A pointer or focus comes near a button that opens it, so it can be prefetched. */
  onPaletteNear: () => void;
}

export interface AppShellCallbacks extends ShellFrameCallbacks, UserMenuCallbacks, PaletteCallbacks {
  /** Retries loading balance and counts. */
  onAccountRetry: () => void;
  /** A disabled control was pressed during a viewing (D33): shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/**
 * View of the admin shell (§2: a sample admin is signed in). `user` and the badge's count `notifications` are `null`
 * while unknown.
 */
export interface AdminShellView extends ShellFrameView {
  user: { name: string; email: string; role: StaffRole } | null;
  /** A role that can only read this page; null for others. */
  readOnly: StaffRole | null;
  notifications: number | null;
  theme: ThemeChoice;
  hrefs: { home: string; notifications: string; profile: string; settings: string };
}

export interface AdminShellCallbacks extends ShellFrameCallbacks, UserMenuCallbacks, PaletteCallbacks {
  /** A control that the role may not use was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}
