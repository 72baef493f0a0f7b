import { sectionName } from '@/paths';
import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { unreadCount } from '@/domain/notifications';
import { AppShell } from '@/patterns/AppShell';
import { usePalette } from '@app/containers/palette/usePalette';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useAccountSummary, useNotifications } from '@app/reads/shellReads';
import { useReads } from '@app/reads/useReads';
import { sectionAt, type GroupId } from '@/pages/dashboard';
import { groupIds } from '@/pages/dashboardNavigation';
import { gateDecision, type AccessState } from './access';
import { AccessGate } from './AccessGate';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SessionFrame } from './SessionFrame';
import { toAppShellView } from './toAppShellView';
import { useAccess } from './useAccess';
import { useCartFigures } from './useCartFigures';
import { useLogout } from './useLogout';
import type { ShellContext } from './useSessionUser';
import { useSidebar } from './useSidebar';

/** §2: only Products/Services is open at first. */
const openAtFirst: ReadonlySet<GroupId> = new Set<GroupId>(['products']);

const loadPalette = () => import('@app/containers/palette/DashboardPalette.container');

/** The layout around every dashboard page, for as long as there is a session to show it by (D22). */
export default function DashboardShellContainer() {
  const session = useAccess();
  return (
    <SessionFrame session={session}>
      {(access) => <DashboardShell access={access} onAccessRetry={session.retry} />}
    </SessionFrame>
  );
}

interface DashboardShellProps {
  access: AccessState;
  onAccessRetry: () => void;
}

/** Navigation, account figures, focus. */
function DashboardShell({ access, onAccessRetry }: DashboardShellProps) {
  const { pathname, search } = useLocation();
  const { theme, setLocale, setTheme } = usePreferences();
  const account = useAccountSummary();
  const notifications = useNotifications();
  const { cart, refresh: refreshCart } = useCartFigures();
  // Whoever has just signed in may be another than the one these figures are of.
  const isUncertain = useReads().isClaimed && access.status === 'checking';
  const { sidebar, toggle, isDrawerOpen, setDrawerOpen } = useSidebar();
  const [openGroups, setOpenGroups] = useState(openAtFirst);
  const [drawerPath, setDrawerPath] = useState(pathname);
  const content = useRef<HTMLElement>(null);
  const logout = useLogout();
  const palette = usePalette(loadPalette);

  // Arriving somewhere closes the drawer; decided while rendering, so that the old page never shows without it.
  if (drawerPath !== pathname) {
    setDrawerPath(pathname);
    setDrawerOpen(false);
  }

  const gate = (
    <AccessGate access={access} onRetry={onAccessRetry}>
      <Outlet context={{ user: access.status === 'known' ? access.user : null } satisfies ShellContext} />
    </AccessGate>
  );
  const decision = gateDecision(access, pathname);
  // Behind an address of no page there is nothing to sign in for: a stranger gets the plain 404 (D6).
  if (sectionAt(pathname) === null && (decision === 'signIn' || decision === 'unreachable'))
    return <Outlet />;
  // A visitor on the way to sign in has no business with the account around the page.
  if (decision === 'signIn') return gate;

  const view = toAppShellView({
    location: { pathname, search },
    openGroups,
    sidebar,
    drawer: isDrawerOpen ? 'open' : 'closed',
    account: isUncertain ? { status: 'loading' } : account.state,
    unreadNotifications:
      notifications.state.status === 'ready' ? unreadCount(notifications.state.value) : null,
    cart,
    access,
    theme,
  });
  return (
    <AppShell
      contentRef={content}
      view={view}
      onSidebarToggle={toggle}
      onGroupToggle={(id) => setOpenGroups((open) => toggled(open, id))}
      onDrawerOpenChange={setDrawerOpen}
      onAccountRetry={() => {
        void account.refresh();
        if (notifications.state.status === 'error') void notifications.refresh();
        refreshCart();
      }}
      onPaletteOpen={() => {
        setDrawerOpen(false);
        palette.open();
      }}
      onPaletteNear={palette.near}
      onLocaleChange={setLocale}
      onThemeChange={setTheme}
      onLogout={logout}
    >
      <RouteAnnouncer content={content} nameOf={nameOf} />
      {gate}
      {palette.Palette && (
        <palette.Palette
          signInHref={view.user.kind === 'guest' ? view.user.signInHref : null}
          onLogout={logout}
          onClose={palette.close}
        />
      )}
    </AppShell>
  );
}

function nameOf(pathname: string) {
  const key = sectionAt(pathname);
  return key && sectionName(key);
}

function toggled(open: ReadonlySet<GroupId>, id: string): ReadonlySet<GroupId> {
  return new Set(groupIds.filter((group) => (group === id ? !open.has(group) : open.has(group))));
}
