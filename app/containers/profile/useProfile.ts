import { useCallback, useEffect, useState } from 'react';
import type { Profile } from '@/domain/profile/profile';
import { usePorts } from '@app/providers/PortsProvider';

/** How far the profile is. */
export type ProfileLoad =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | { status: 'ready'; profile: Profile };

/** Asks for the profile once; `retry` asks again. Leaving makes the answer count for nothing. */
export function useProfile(): { load: ProfileLoad; retry: () => void } {
  const { account } = usePorts();
  const [load, setLoad] = useState<ProfileLoad>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    account.profile(abort.signal).then(
      (profile) => !abort.signal.aborted && setLoad({ status: 'ready', profile }),
      () =>
        !abort.signal.aborted &&
        setLoad({ status: 'error', reason: navigator.onLine ? 'unexpected' : 'offline' }),
    );
    return () => abort.abort();
  }, [account, attempt]);
  const retry = useCallback(() => {
    setLoad({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { load, retry };
}
