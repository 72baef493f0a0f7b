import { paths, sectionName } from '@/paths';
import { Outlet, useLocation } from 'react-router-dom';
import { gateDecision, type AccessNeed, type AccessState } from '@/domain/auth/access';
import { unreadCount } from '@/domain/notifications/notifications';
import { AppShell } from '@/patterns/AppShell';
import { toAppShellView } from '@/patterns/appShell/appShellView';
import { useAccountSummary, useNotifications } from '@app/reads/shellReads';
import { useReads } from '@app/reads/useReads';
import { lazyPart } from '@/primitives/lazyPart';
import { isPublic, sectionAt, type GroupId } from '@/pages/dashboard';
import { groupIds, groupOf } from '@/pages/dashboardNavigation';
import { viewRefused } from '@app/ports/viewRefusal';
import { AccessGate } from '@app/session/AccessGate';
import { RouteAnnouncer } from '@app/routes/RouteAnnouncer';
import { SessionFrame } from '@app/session/SessionFrame';
import { useAccess } from '@app/session/useAccess';
import { useActing } from './useActing';
import { useCartFigures } from './useCartFigures';
import { useCartMove } from './useCartMove';
import type { ShellContext } from '@app/session/useSessionUser';
import { useViewNotice } from './useViewNotice';
import { useShellFrame } from './useShellFrame';

/** Initially only Products/Services and the current page's group are open (§2). */
const openAtFirst: ReadonlySet<GroupId> = new Set<GroupId>(['products']);

// Few days have an incident: its strip arrives with the first.
const Incidents = lazyPart(() => import('./Incidents.container'));

const loadPalette = () => import('@app/containers/palette/DashboardPalette.container');

/** Layout of every dashboard page, while there is a session (D22). */
export default function DashboardShellContainer() {
  const session = useAccess();
  const need = isPublic(useLocation().pathname) ? 'nothing' : 'session';
  return (
    <SessionFrame session={session} need={need}>
      {(access) => <DashboardShell access={access} need={need} onAccessRetry={session.retry} />}
    </SessionFrame>
  );
}

interface DashboardShellProps {
  access: AccessState;
  need: AccessNeed;
  onAccessRetry: () => void;
}

/** Navigation, account figures and focus management. */
function DashboardShell({ access, need, onAccessRetry }: DashboardShellProps) {
  const { pathname, search } = useLocation();
  const hasAccount = gateDecision(access, 'session') === 'show';
  const account = useAccountSummary(hasAccount);
  const notifications = useNotifications(hasAccount);
  const { cart, refresh: refreshCart } = useCartFigures();
  const viewedUntil = access.status === 'known' ? access.viewedUntil : undefined;
  const acting = useActing(access, { pathname, search });
  // An administrator's or a colleague's own cart must not be moved into another account.
  const isOwn = access.status === 'known' && !viewedUntil && !access.acting;
  useCartMove(isOwn && access.user ? access.user.email : null);
  useViewNotice(viewedUntil !== undefined, acting);
  // After a sign-in, these figures may belong to another user.
  const isUncertain = useReads().isClaimed && access.status === 'checking';
  const { contentRef, logout, palette, state, actions } = useShellFrame(
    groupIds,
    openAtFirst,
    groupOf(sectionAt(pathname)),
    loadPalette,
    viewedUntil && paths.admin.users,
  );

  const gate = (
    <AccessGate access={access} need={need} onRetry={onAccessRetry}>
      <Outlet
        context={
          {
            user: access.status === 'known' ? access.user : null,
            isOwner: access.status !== 'known' || access.acting === undefined,
          } satisfies ShellContext
        }
      />
    </AccessGate>
  );
  const decision = gateDecision(access, need);
  // An unknown address needs no sign-in: a visitor gets the plain 404 (D6).
  if (sectionAt(pathname) === null && (decision === 'signIn' || decision === 'unreachable'))
    return <Outlet />;
  // The sign-in page is shown without the shell.
  if (decision === 'signIn') return gate;

  const incidents = account.state.status === 'ready' ? account.state.value.incidents : [];
  const view = toAppShellView({
    ...state,
    location: { pathname, search },
    account: isUncertain ? { status: 'loading' } : account.state,
    unreadNotifications:
      notifications.state.status === 'ready' ? unreadCount(notifications.state.value) : null,
    cart,
    access,
    roleReason: acting && acting.reason,
  });
  return (
    <AppShell
      {...actions}
      contentRef={contentRef}
      view={view}
      strips={
        <>
          {acting?.strip}
          {incidents.length > 0 && <Incidents incidents={incidents} />}
        </>
      }
      onReasonAsk={viewRefused}
      onAccountRetry={() => {
        void account.refresh();
        if (notifications.state.status === 'error') void notifications.refresh();
        refreshCart();
      }}
    >
      <RouteAnnouncer content={contentRef} nameOf={nameOf} />
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
