import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { unreadCount } from '@/domain/notifications';
import { AppShell } from '@/patterns/AppShell';
import { useNotifications } from '@app/containers/notifications/useNotifications';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { groupIds, sectionAt, sectionName, type GroupId } from '@app/routes/sections';
import { gateDecision } from './access';
import { AccessGate } from './AccessGate';
import { RouteAnnouncer } from './RouteAnnouncer';
import { toAppShellView } from './toAppShellView';
import { useAccess } from './useAccess';
import { useAccount } from './useAccount';
import type { ShellContext } from './useAccountRefresh';
import { useCartFigures } from './useCartFigures';
import { useLogout } from './useLogout';
import { useSidebar } from './useSidebar';

/** §2: only Products/Services is open at first. */
const openAtFirst: ReadonlySet<GroupId> = new Set<GroupId>(['products']);

/** The layout around every dashboard page: navigation, account figures, session, focus. */
export default function DashboardShellContainer() {
  const { pathname, search } = useLocation();
  const { theme, setLocale, setTheme } = usePreferences();
  const { access, retry: retryAccess } = useAccess();
  const { account, retry: retryAccount, refresh: refreshAccount } = useAccount();
  const { state: notifications, retry: retryNotifications } = useNotifications();
  const { cart, retry: retryCart } = useCartFigures();
  const { sidebar, toggle, isDrawerOpen, setDrawerOpen } = useSidebar();
  const [openGroups, setOpenGroups] = useState(openAtFirst);
  const [drawerPath, setDrawerPath] = useState(pathname);
  const content = useRef<HTMLElement>(null);
  const logout = useLogout();

  // Arriving somewhere closes the drawer; decided while rendering, so that the old page never shows without it.
  if (drawerPath !== pathname) {
    setDrawerPath(pathname);
    setDrawerOpen(false);
  }

  const gate = (
    <AccessGate access={access} onRetry={retryAccess}>
      <Outlet
        context={
          {
            refreshAccount,
            user: access.status === 'known' ? access.user : null,
          } satisfies ShellContext
        }
      />
    </AccessGate>
  );
  const decision = gateDecision(access, pathname);
  // Behind an address of no page there is nothing to sign in for: a stranger gets the plain 404 (D6).
  if (sectionAt(pathname) === null && (decision === 'signIn' || decision === 'unreachable'))
    return <Outlet />;
  // A visitor on the way to sign in has no business with the account around the page.
  if (decision === 'signIn') return gate;

  return (
    <AppShell
      contentRef={content}
      view={toAppShellView({
        location: { pathname, search },
        openGroups,
        sidebar,
        drawer: isDrawerOpen ? 'open' : 'closed',
        account,
        unreadNotifications:
          notifications.status === 'ready' ? unreadCount(notifications.notifications) : null,
        cart,
        access,
        theme,
      })}
      onSidebarToggle={toggle}
      onGroupToggle={(id) => setOpenGroups((open) => toggled(open, id))}
      onDrawerOpenChange={setDrawerOpen}
      onAccountRetry={() => {
        retryAccount();
        if (notifications.status === 'failed') retryNotifications();
        retryCart();
      }}
      onLocaleChange={setLocale}
      onThemeChange={setTheme}
      onLogout={logout}
    >
      <RouteAnnouncer content={content} nameOf={nameOf} />
      {gate}
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
