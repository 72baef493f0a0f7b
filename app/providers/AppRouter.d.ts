import { type ReactNode } from 'react';
import type { AppHistory } from '@app/stores/history';
export interface AppRouterProps {
  /** The browser's in the app, one in memory in tests. */
  history: AppHistory;
  children: ReactNode;
}
/** React Router over a history whose every way out asks first where changes would be lost. */
export declare function AppRouter({ history, children }: AppRouterProps): import('react').JSX.Element;
/**
 * For a form: while `isDirty`, leaving the page by a link, `navigate()`, Back or Forward asks first, and closing the
 * tab too. Gives the function through which the form's own navigation goes without confirmation, such as the one after saving:
 * `pass(() => navigate(paths.dashboard.vps))`.
 */
export declare function useLeaveGuard({ isDirty }: { isDirty: boolean }): (navigation: () => unknown) => void;
/**
 * Whether the address is still on the page that asks. A page stays on screen while the next one loads: what it writes
 * over its address then would bring the visitor back to it.
 */
export declare function useIsAt(): (pathname: string) => boolean;
/** Calls when a page is left for another; until the code of that one is there, the old one still shows. */
export declare function useOnLeave(onLeave: () => void): void;
/** For what leaves in more than one step, such as ending the session: does it once nothing would be lost by it. */
export declare function useAskToLeave(): (action: () => unknown) => void;
