import { useOutletContext } from 'react-router-dom';
import type { SessionAnswer } from '@/domain/auth/answers';

/** What the shell hands to the pages inside it. */
export interface ShellContext {
  /** Asks for the account's figures again, without hiding those that are shown. */
  refreshAccount: () => void;
  /** Who is signed in; null for nobody, and while that is not known. */
  user: SessionAnswer['user'];
}

const nothingToRefresh = () => {};

/** For a page that has changed the balance or what is unpaid: the top bar follows. Outside the shell it does nothing. */
export function useAccountRefresh(): () => void {
  return useOutletContext<ShellContext | null>()?.refreshAccount ?? nothingToRefresh;
}

/** Who is signed in, null for nobody (D22). A page renders visibly only once that is known. */
export function useSessionUser(): SessionAnswer['user'] {
  return useOutletContext<ShellContext | null>()?.user ?? null;
}
