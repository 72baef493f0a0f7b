import { useCallback, useEffect, useState } from 'react';
import { usePorts } from '@app/providers/PortsProvider';

export type Loaded<Value> = { status: 'loading' | 'error' } | { status: 'ready'; value: Value };

export interface Loading<Value> {
  state: Loaded<Value>;
  retry: () => void;
  /** What was asked for again and answered otherwise. */
  replace: (value: Value) => void;
}

/** Asks when the screen appears, and again on `retry`. `load` has to stay the same function; `name` is for the log. */
export function useLoaded<Value>(
  name: string,
  load: (signal: AbortSignal) => Promise<Value>,
): Loading<Value> {
  const { log } = usePorts();
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ status: 'ready', value });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        log.event(`${name}-load-failed`, { error: String(error) });
        setState({ status: 'error' });
      },
    );
    return () => abort.abort();
  }, [name, load, log, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const replace = useCallback((value: Value) => setState({ status: 'ready', value }), []);
  return { state, retry, replace };
}
