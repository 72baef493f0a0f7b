import { useCallback, useEffect, useState } from 'react';
import { request } from '@app/containers/loading/request';
import { usePorts } from '@app/providers/PortsProvider';
import type { AccountState } from './toAppShellView';

/** The account's figures; a failure is a state with a retry, never an invented zero. */
export function useAccount(): {
  account: AccountState;
  retry: () => void;
  /** Asks again while the last figures stay in sight. */
  refresh: () => void;
} {
  const { account: port, log } = usePorts();
  const [account, setAccount] = useState<AccountState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      request(
        port.summary,
        (summary) => setAccount({ status: 'ready', summary }),
        (_reason, error) => {
          log.event('account-summary-failed', { error: String(error) });
          setAccount({ status: 'error' });
        },
      ),
    [port, log, attempt],
  );
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setAccount({ status: 'loading' });
    refresh();
  }, [refresh]);
  return { account, retry, refresh };
}
