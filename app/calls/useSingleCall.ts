import type { PortError } from '@/domain/portError';
import { useCallback, useRef } from 'react';
import { toPortError } from '@app/ports/toPortError';
import { useIsHere } from './useIsHere';

/** Starts a call and tells how it went; what arrives after the screen was left is dropped. */
export type SingleCall = <Value>(
  start: () => Promise<Value>,
  onDone: (value: Value) => void,
  onFailed: (failure: PortError) => void,
) => void;

/**
 * One call at a time, however fast the button is pressed: the lock is taken at once, not with the next render. A
 * success that leads away keeps it (`once`), so nothing is sent twice on the way out.
 */
export function useSingleCall(after: 'once' | 'repeatable'): SingleCall {
  const isBusy = useRef(false);
  const isHere = useIsHere();
  return useCallback(
    (start, onDone, onFailed) => {
      if (isBusy.current) return;
      isBusy.current = true;
      start().then(
        (value) => {
          isBusy.current = after === 'once';
          if (isHere.current) onDone(value);
        },
        (error: unknown) => {
          isBusy.current = false;
          if (isHere.current) onFailed(toPortError(error));
        },
      );
    },
    [after, isHere],
  );
}
