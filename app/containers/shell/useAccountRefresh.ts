import { useOutletContext } from 'react-router-dom';

/** What the shell hands to the pages inside it. */
export interface ShellContext {
  /** Asks for the account's figures again, without hiding those that are shown. */
  refreshAccount: () => void;
}

const nothingToRefresh = () => {};

/** For a page that has changed the balance or what is unpaid: the top bar follows. Outside the shell it does nothing. */
export function useAccountRefresh(): () => void {
  return useOutletContext<ShellContext | null>()?.refreshAccount ?? nothingToRefresh;
}
