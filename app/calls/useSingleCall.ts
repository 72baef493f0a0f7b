import type { PortError } from '@/domain/portError';
import { useCallback } from 'react';
import { toPortError } from '@app/ports/toPortError';
import { useIsHere } from './useIsHere';
import { useLock } from './useLock';

/** Starts a call and tells how it went; what arrives after the screen was left is dropped. */
export type SingleCall = <Value>(
  start: () => Promise<Value>,
  onDone: (value: Value) => void,
  onFailed: (failure: PortError) => void,
) => void;

/** One call at a time; see `useLock`. */
export function useSingleCall(after: 'once' | 'repeatable'): SingleCall {
  const lock = useLock(after);
  const isHere = useIsHere();
  return useCallback(
    (start, onDone, onFailed) =>
      void lock(() =>
        start().then(
          (value) => {
            if (isHere.current) onDone(value);
            return true;
          },
          (error: unknown) => {
            if (isHere.current) onFailed(toPortError(error));
            return false;
          },
        ),
      ),
    [lock, isHere],
  );
}
