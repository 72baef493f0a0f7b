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
import { leaveTo } from '@app/device/leaveTo';
import type { AppHistory } from '@app/stores/history';
import { LeaveGuard } from '@app/stores/leaveGuard';
import { PlainLeaveDialog } from './PlainLeaveDialog';

const GuardContext = createContext<LeaveGuard | null>(null);

// Loaded with the first unsaved change. If that fails, the browser's own confirmation is used.
const loadDialog = (): Promise<{ default: ComponentType<LeaveDialogProps> }> =>
  import('@/components/LeaveDialog').catch(() => ({ default: PlainLeaveDialog }));
const LeaveDialog = lazyPart(loadDialog);

export interface AppRouterProps {
  /** The browser's history in the app, one in memory in tests. */
  history: AppHistory;
  children: ReactNode;
}

/** React Router over a history that asks before unsaved changes are lost. */
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
 * Guards a form: while `isDirty`, links, `navigate()`, Back, Forward and closing the tab ask first. Returns a
 * function for navigation without confirmation, for example after saving: `pass(() =>
 * navigate(paths.dashboard.vps))`.
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
 * Returns a function that tests whether the address is still of this page. While the next page loads, this one must
 * not change the address.
 */
export function useIsAt(): (pathname: string) => boolean {
  const guard = useGuard();
  return useCallback((pathname) => guard.place.location.pathname === pathname, [guard]);
}

/** Calls when a page is left; the page stays visible until the next one is loaded. */
export function useOnLeave(onLeave: () => void): void {
  const { onLeave: subscribe } = useGuard();
  const latest = useEffectEvent(onLeave);
  useEffect(() => subscribe(() => latest()), [subscribe]);
}

/** Calls when the user returns before the next page was loaded: the page is still mounted and must unlock. */
export function useOnReturn(onReturn: () => void): void {
  const { pathname } = useLocation();
  const isAt = useIsAt();
  useOnLeave(() => {
    if (isAt(pathname)) onReturn();
  });
}

/** Returns a function that loads another page without confirmation: after `useAskToLeave`. A stable function. */
export function useLoadPage(): (address: string) => void {
  const guard = useGuard();
  return useCallback(
    (address) => {
      guard.release();
      leaveTo(address);
    },
    [guard],
  );
}

/** Returns a function that runs an action in several steps, such as signing out, after asking about unsaved changes. */
export function useAskToLeave(): (action: () => unknown) => void {
  return useGuard().ask;
}
