import type { StaffRole } from '@/domain/admin/rights';
import type { IsoDateTime } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import type { BalanceForecast } from '@/domain/renewal/forecastSchema';
import type { ThemeChoice } from '@/domain/profile/theme';
import type { Locale } from '@/i18n/locale';
import type { PlainMessageKey } from '@/i18n/translator';
import type { SectionIconName } from '@/primitives/sectionIcons';

/** One line of the sidebar. */
export interface NavLink {
  href: string;
  name: PlainMessageKey;
  icon: SectionIconName;
  /** Only a placeholder stands there (§2): the link says so before somebody follows it. */
  isComing: boolean;
  /** How many things wait there; absent where nothing is counted, null while nobody knows. */
  waiting?: number | null;
}

/** A category of the sidebar (§2); opens and closes on click (§4). */
export interface NavGroup {
  id: string;
  name: PlainMessageKey;
  icon: SectionIconName;
  isOpen: boolean;
  links: readonly NavLink[];
}

/** Where we are: on the page of a link, or somewhere under it. */
export interface NavPosition {
  href: string;
  match: 'page' | 'section';
}

/** One step of the way to this page; without `href` it is only a caption. The last one is the page itself. */
export interface Crumb {
  name: PlainMessageKey;
  href: string | null;
}

/** The cart at a glance (D11): how many is known at once, what they cost when it is worked out. */
export interface CartFigures {
  itemCount: number;
  total: Money | null;
}

/** The account's figures in the top bar: on their way, not to be had, or there. The cart is null while nobody knows. */
export type AccountView =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      balance: Money;
      /** How long the balance lasts; null where that need not be told. */
      forecast: BalanceForecast | null;
      /** `null` while nobody knows: they come from elsewhere than the account. */
      unreadNotifications: number | null;
      unreadMessages: number;
      unpaidItems: number;
      cart: CartFigures | null;
    };

/**
 * Viewer of the portal: a customer, or a visitor of the open catalogues (D22). A customer's e-mail may not be known
 * yet.
 */
export type UserView =
  | { kind: 'customer'; email: string | null; name: string | null }
  | {
      kind: 'guest';
      signInHref: string;
    };

/** Where the shell's own links lead. */
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

/** The demonstration's strip: what leads out of it. */
export interface DemoView {
  signInHref: string;
  registerHref: string;
}

/** An administrator looks at a customer's portal (D33): whose it is, and until when at most. */
export interface ViewingView {
  name: string;
  until: IsoDateTime;
}

/** View of every shell: the sections, and the current place among them. */
export interface ShellFrameView {
  navigation: readonly NavGroup[];
  position: NavPosition | null;
  /** From 768 px up: 16rem with names, or 3rem of icons (§9). */
  sidebar: 'expanded' | 'collapsed';
  /** Below 768 px the sidebar is a drawer of 18rem. */
  drawer: 'closed' | 'open';
  breadcrumb: readonly Crumb[];
  /** The built-in account is shown (D24); null when it is somebody's own, and while nobody knows. */
  demo: DemoView | null;
  hrefs: { home: string };
}

export interface AppShellView extends ShellFrameView {
  /** Null for whoever sees their own. */
  viewing: ViewingView | null;
  account: AccountView;
  user: UserView;
  theme: ThemeChoice;
  hrefs: ShellHrefs;
}

export interface ShellFrameCallbacks {
  /** The sidebar was collapsed or widened. */
  onSidebarToggle: () => void;
  /** A group of the sidebar was opened or closed. */
  onGroupToggle: (id: string) => void;
  /** The drawer of a narrow window opens or closes. */
  onDrawerOpenChange: (isOpen: boolean) => void;
}

/** Callbacks for this device's preferences and for signing out. */
export interface UserMenuCallbacks {
  /** A language was chosen in the user’s menu. */
  onLocaleChange: (locale: Locale) => void;
  /** A theme was chosen in the user’s menu. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The session is to end. */
  onLogout: () => void;
}

export interface PaletteCallbacks {
  /** The command palette is requested. */
  onPaletteOpen: () => void;
  /** A pointer or focus comes near a button that opens it: a good moment to fetch it. */
  onPaletteNear: () => void;
}

export interface AppShellCallbacks extends ShellFrameCallbacks, UserMenuCallbacks, PaletteCallbacks {
  /** Balance and counts could not be read and are to be read again. */
  onAccountRetry: () => void;
  /** An administrator who only looks (D33) pressed what is off for that reason: tell them why. */
  onReasonAsk: (reason: string) => void;
}

/**
 * View of the admin shell (§2: a sample admin is signed in). `user` is the person signed in, `notifications` the
 * badge's count; each is `null` while it is unknown.
 */
export interface AdminShellView extends ShellFrameView {
  user: { name: string; email: string; role: StaffRole } | null;
  /** Role that may only read the page in view; null for one that may act on it. */
  readOnly: StaffRole | null;
  notifications: number | null;
  theme: ThemeChoice;
  hrefs: { home: string; notifications: string; profile: string; settings: string };
}

export interface AdminShellCallbacks extends ShellFrameCallbacks, UserMenuCallbacks, PaletteCallbacks {
  /** A control that the role may not use was pressed: show the reason. */
  onReasonAsk: (reason: string) => void;
}
