import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AdminShell } from '@/patterns/AdminShell';
import { ForbiddenScreen } from '@/screens/access/ForbiddenScreen/ForbiddenScreen';
import type { AccessState } from '@app/containers/shell/access';
import { AccessGate } from '@app/containers/shell/AccessGate';
import { RouteAnnouncer } from '@app/containers/shell/RouteAnnouncer';
import { SessionFrame } from '@app/containers/shell/SessionFrame';
import { useAccess } from '@app/containers/shell/useAccess';
import { useLogout } from '@app/containers/shell/useLogout';
import { useSidebar } from '@app/containers/shell/useSidebar';
import { usePalette } from '@app/containers/palette/usePalette';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useAdminAccount } from '@app/reads/adminReads';
import { adminLinkAt, adminName, type AdminGroupId } from '@/pages/admin';
import { adminGroupIds } from '@/pages/adminNavigation';
import { paths, withQuery } from '@/paths';
import { toAdminShellView } from './toAdminShellView';

const loadPalette = () => import('./AdminPalette.container');

const allGroups: ReadonlySet<AdminGroupId> = new Set(adminGroupIds);

/** The admin area (§2), for administrators only where access is by session (D22): nothing of it shows before that is known. */
export default function AdminShellContainer() {
  const session = useAccess();
  return (
    <SessionFrame session={session}>
      {(access) => <AdminArea access={access} onAccessRetry={session.retry} />}
    </SessionFrame>
  );
}

function AdminArea({ access, onAccessRetry }: { access: AccessState; onAccessRetry: () => void }) {
  const { pathname, search } = useLocation();
  const user = access.status === 'known' ? access.user : null;
  return (
    <AccessGate
      access={access}
      onRetry={onAccessRetry}
      need="admin"
      forbidden={
        <>
          <DocumentTitle of="admin.forbidden.title" />
          <ForbiddenScreen
            view={{
              email: user?.email ?? '',
              homeHref: paths.dashboard.vps,
              signInHref: withQuery(paths.login, { returnTo: pathname + search }),
            }}
          />
        </>
      }
    >
      <AdminFrame access={access} />
    </AccessGate>
  );
}

function AdminFrame({ access }: { access: AccessState }) {
  const { pathname } = useLocation();
  const { theme, setLocale, setTheme } = usePreferences();
  const { sidebar, toggle, isDrawerOpen, setDrawerOpen } = useSidebar();
  const { state: account } = useAdminAccount();
  const [openGroups, setOpenGroups] = useState(allGroups);
  const [drawerPath, setDrawerPath] = useState(pathname);
  const content = useRef<HTMLElement>(null);
  const logout = useLogout();
  const palette = usePalette(loadPalette);

  // Arriving somewhere closes the drawer; decided while rendering, so that the old page never shows without it.
  if (drawerPath !== pathname) {
    setDrawerPath(pathname);
    setDrawerOpen(false);
  }

  return (
    <AdminShell
      contentRef={content}
      view={toAdminShellView({
        pathname,
        openGroups,
        sidebar,
        drawer: isDrawerOpen ? 'open' : 'closed',
        // Unknown until it is there, and when it could not be had.
        account: account.status === 'ready' ? account.value : null,
        access,
        theme,
      })}
      onSidebarToggle={toggle}
      onGroupToggle={(id) =>
        setOpenGroups(
          (open) =>
            new Set(adminGroupIds.filter((group) => (group === id ? !open.has(group) : open.has(group)))),
        )
      }
      onDrawerOpenChange={setDrawerOpen}
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
      <Outlet />
      {palette.Palette && <palette.Palette onLogout={logout} onClose={palette.close} />}
    </AdminShell>
  );
}

function nameOf(pathname: string) {
  const key = adminLinkAt(pathname);
  return key && adminName(key);
}
