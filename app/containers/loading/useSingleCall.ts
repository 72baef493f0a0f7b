import type { CallResult } from '@/domain/callResult';
import { useCallback, useRef } from 'react';
import { useIsHere } from './useIsHere';

/** Starts a call and says how it went; answers that arrive after the screen was left are dropped. */
export type SingleCall = <Value>(
  start: () => Promise<CallResult<Value>>,
  settle: (result: CallResult<Value>) => void,
) => void;

/**
 * One call at a time, however fast the button is pressed: the lock is taken at once, not with the next render. A
 * success that leads away keeps it (`once`), so nothing is sent twice on the way out.
 */
export function useSingleCall(after: 'once' | 'repeatable'): SingleCall {
  const isBusy = useRef(false);
  const isHere = useIsHere();
  return useCallback(
    (start, settle) => {
      if (isBusy.current) return;
      isBusy.current = true;
      // A port rejects for what it did not foresee: to the person that is a server out of reach.
      void start()
        .catch(() => ({ ok: false, failure: { kind: 'unreachable', reason: 'network' } }) as const)
        .then((result) => {
          isBusy.current = after === 'once' && result.ok;
          if (isHere.current) settle(result);
        });
    },
    [after, isHere],
  );
}
