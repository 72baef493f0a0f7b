import { useCallback, useEffect, useState } from 'react';
import { usePorts } from '@app/providers/PortsProvider';

export type FailureReason = 'offline' | 'unexpected';

export type AdminData<Value> =
  { status: 'loading' } | { status: 'error'; reason: FailureReason } | { status: 'ready'; value: Value };

/** What a rejected call of the port is taken for. */
export function failureReason(): FailureReason {
  return navigator.onLine ? 'unexpected' : 'offline';
}

/** Asks when the screen appears, and again on `retry`. `load` has to stay the same function; `name` is for the log. */
export function useAdminData<Value>(
  name: string,
  load: (signal: AbortSignal) => Promise<Value>,
): { data: AdminData<Value>; retry: () => void } {
  const { log } = usePorts();
  const [data, setData] = useState<AdminData<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => abort.signal.aborted || setData({ status: 'ready', value }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        log.event(`admin-${name}-failed`, { error: String(error) });
        setData({ status: 'error', reason: failureReason() });
      },
    );
    return () => abort.abort();
  }, [name, load, log, attempt]);
  const retry = useCallback(() => {
    setData({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { data, retry };
}
