import { useCallback, useEffect, useRef } from 'react';
import { request } from './request';

/** One request at a time: a newer one, or leaving the page, aborts the one on its way, whose answer then counts for nothing. */
export function useLatestRequest() {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return useCallback(<Value>(...asked: Parameters<typeof request<Value>>) => {
    stop.current?.();
    stop.current = request(...asked);
  }, []);
}
