import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Router, useLocation } from 'react-router-dom';
import type { LeaveDialogProps } from '@/components/LeaveDialog';
import { lazyPart } from '@/primitives/lazyPart';
import type { AppHistory } from '@app/stores/history';
import { LeaveGuard } from '@app/stores/leaveGuard';
import { PlainLeaveDialog } from './PlainLeaveDialog';

const GuardContext = createContext<LeaveGuard | null>(null);

// Loads with the first unsaved change. Should it not arrive, the question still must.
const loadDialog = (): Promise<{ default: ComponentType<LeaveDialogProps> }> =>
  import('@/components/LeaveDialog').catch(() => ({ default: PlainLeaveDialog }));
const LeaveDialog = lazyPart(loadDialog);

export interface AppRouterProps {
  /** The browser's in the app, one in memory in tests. */
  history: AppHistory;
  children: ReactNode;
}

/** React Router over a history whose every way out asks first where changes would be lost. */
export function AppRouter({ history, children }: AppRouterProps) {
  const [guard] = useState(() => new LeaveGuard(history));
  const [{ action, location }, setPlace] = useState(guard.place);
  const isAsking = useSyncExternalStore(guard.subscribe, guard.isAsking);
  useLayoutEffect(() => guard.listen((place) => startTransition(() => setPlace(place))), [guard]);
  return (
    <GuardContext value={guard}>
      <Router location={location} navigationType={action} navigator={guard}>
        {children}
      </Router>
      {isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </GuardContext>
  );
}

function useGuard(): LeaveGuard {
  const guard = use(GuardContext);
  if (!guard) throw new Error('No AppRouter above');
  return guard;
}

/**
 * For a form: while `isDirty`, leaving the page by a link, `navigate()`, Back or Forward asks first, and closing the
 * tab too. Gives the function through which the form's own navigation goes without confirmation, such as the one after saving:
 * `pass(() => navigate(paths.dashboard.vps))`.
 */
export function useLeaveGuard({ isDirty }: { isDirty: boolean }): (navigation: () => unknown) => void {
  const guard = useGuard();
  useEffect(() => {
    if (!isDirty) return;
    void loadDialog();
    return guard.hold();
  }, [guard, isDirty]);
  return guard.pass;
}

/**
 * Whether the address is still on the page that asks. A page stays on screen while the next one loads: what it writes
 * over its address then would bring the visitor back to it.
 */
export function useIsAt(): (pathname: string) => boolean {
  const guard = useGuard();
  return useCallback((pathname) => guard.place.location.pathname === pathname, [guard]);
}

/** Calls when a page is left for another; until the code of that one is there, the old one still shows. */
export function useOnLeave(onLeave: () => void): void {
  const { onLeave: subscribe } = useGuard();
  const latest = useEffectEvent(onLeave);
  useEffect(() => subscribe(() => latest()), [subscribe]);
}

/**
 * Calls when somebody comes back to the page before the one they were leaving it for had come: it is still the same page,
 * which must not go on waiting to be gone.
 */
export function useOnReturn(onReturn: () => void): void {
  const { pathname } = useLocation();
  const isAt = useIsAt();
  useOnLeave(() => {
    if (isAt(pathname)) onReturn();
  });
}

/** For what leaves in more than one step, such as ending the session: does it once nothing would be lost by it. */
export function useAskToLeave(): (action: () => unknown) => void {
  return useGuard().ask;
}
