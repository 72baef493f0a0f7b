import { useCallback, useEffect, useState } from 'react';
import { usePorts } from '@app/providers/PortsProvider';
import { toAccess, type AccessState } from './access';

/** Asks once who is signed in and whether that matters here (D22); `retry` asks again. */
export function useAccess(): { access: AccessState; retry: () => void } {
  const { auth } = usePorts();
  const [access, setAccess] = useState<AccessState>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    Promise.all([auth.config(), auth.session()]).then(
      ([config, session]) => isWanted && setAccess(toAccess(config, session)),
      // The calls answer with a failure instead of rejecting; an adapter that rejects anyway is treated alike.
      () => isWanted && setAccess({ status: 'known', mode: 'open', user: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [auth, attempt]);
  const retry = useCallback(() => {
    setAccess({ status: 'checking' });
    setAttempt((count) => count + 1);
  }, []);
  return { access, retry };
}
