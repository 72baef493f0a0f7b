import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AccessState } from '@/domain/auth/access';
import { AdminShell } from '@/patterns/AdminShell';
import { toAdminShellView } from '@/patterns/appShell/adminShellView';
import { ForbiddenScreen } from '@/screens/access/ForbiddenScreen/ForbiddenScreen';
import { userSettingsTabHref } from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';
import { AccessGate } from '@app/session/AccessGate';
import { RouteAnnouncer } from '@app/routes/RouteAnnouncer';
import { SessionFrame } from '@app/session/SessionFrame';
import { useAccess } from '@app/session/useAccess';
import { useShellFrame } from '@app/containers/shell/useShellFrame';
import { useToast } from '@app/providers/ToastProvider';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useAdminAccount } from '@app/reads/adminReads';
import { useDeskCounts } from '@app/reads/deskReads';
import { adminLinkAt, adminName, adminPages, type AdminGroupId } from '@/pages/admin';
import { adminGroupIds } from '@/pages/adminNavigation';
import { paths, withQuery } from '@/paths';

const loadPalette = () => import('./AdminPalette.container');

const allGroups: ReadonlySet<AdminGroupId> = new Set(adminGroupIds);

/**
 * The admin area (§2), for administrators only if access is by session (D22); nothing is shown before that is known.
 */
export default function AdminShellContainer() {
  const session = useAccess();
  return (
    <SessionFrame session={session} need="admin">
      {(access) => <AdminArea access={access} onAccessRetry={session.retry} />}
    </SessionFrame>
  );
}

function AdminArea({ access, onAccessRetry }: { access: AccessState; onAccessRetry: () => void }) {
  const { pathname, search } = useLocation();
  const user = access.status === 'known' ? access.user : null;
  if (access.status === 'known' && access.secondFactorRequired)
    return <Navigate replace to={userSettingsTabHref('security')} />;
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
  const { pathname, search } = useLocation();
  const { state: account } = useAdminAccount();
  const { state: counts } = useDeskCounts();
  const toast = useToast();
  const here = adminLinkAt(pathname);
  const { contentRef, logout, palette, state, actions } = useShellFrame(
    adminGroupIds,
    allGroups,
    here && adminPages[here].group,
    loadPalette,
  );
  return (
    <AdminShell
      {...actions}
      contentRef={contentRef}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      view={toAdminShellView({
        ...state,
        location: { pathname, search },
        // Null while loading and after a failure.
        account: account.status === 'ready' ? account.value : null,
        waitingTickets: counts.status === 'ready' ? counts.value.unanswered : null,
        access,
      })}
    >
      <RouteAnnouncer content={contentRef} nameOf={nameOf} />
      <Outlet />
      {palette.Palette && <palette.Palette onLogout={logout} onClose={palette.close} />}
    </AdminShell>
  );
}

function nameOf(pathname: string) {
  const key = adminLinkAt(pathname);
  return key && adminName(key);
}
