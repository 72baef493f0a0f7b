import { useCallback, useEffect, useState } from 'react';
import { usePorts } from '@app/providers/PortsProvider';
import type { PlansLoad } from './toCatalogView';

/** What is on sale, of all three catalogues: going from one to another asks once. */
export function usePlans(): { load: PlansLoad; retry: () => void } {
  const { catalog, log } = usePorts();
  const [load, setLoad] = useState<PlansLoad>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    catalog.plans(abort.signal).then(
      (plans) => !abort.signal.aborted && setLoad({ status: 'ready', plans }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        log.event('plans-load-failed', { error: String(error) });
        setLoad({ status: 'failed', reason: navigator.onLine ? 'unexpected' : 'offline' });
      },
    );
    return () => abort.abort();
  }, [catalog, log, attempt]);
  const retry = useCallback(() => {
    setLoad({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { load, retry };
}
