import type { Loaded } from '@/domain/loaded';
import { useCallback, useEffect, useState } from 'react';
import { usePorts } from '@app/providers/PortsProvider';
import { request, type Load } from './request';

export interface Loading<Value> {
  state: Loaded<Value>;
  /** Asks again, and shows that it does. */
  retry: () => void;
  /** What was asked for is another by now: another call has said so. */
  replace: (value: Value) => void;
}

/**
 * Asks when the screen appears, and again on `retry`; leaving makes the answer count for nothing. `load` has to stay
 * the same function while it asks for the same; null where there is nothing to ask for, which stays `loading`. A
 * failure is logged as `event`.
 */
export function useLoaded<Value>(event: string, load: Load<Value> | null): Loading<Value> {
  const { log } = usePorts();
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!load) return undefined;
    return request(
      load,
      (value) => setState({ status: 'ready', value }),
      (reason, error) => {
        log.event(event, { error: String(error) });
        setState({ status: 'error', reason });
      },
    );
  }, [event, load, log, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const replace = useCallback((value: Value) => setState({ status: 'ready', value }), []);
  return { state, retry, replace };
}
