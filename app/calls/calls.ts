import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { PortError } from '@/domain/portError';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast, type NewNotice } from '@app/providers/ToastProvider';

/* Of one file because every page that has any of these has most of them: apart, each would be a chunk to fetch. */

/** Whether the screen is still there, for what comes back after it was left. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Runs a task that tells whether it succeeded; false, and nothing is run, while another is under way. */
export type Lock = (task: () => Promise<boolean>) => Promise<boolean>;

/**
 * One task at a time, however fast a button is pressed: the lock is taken at once, not with the next render. A success
 * that leads away keeps it (`once`), so nothing is sent twice on the way out.
 */
export function useLock(after: 'once' | 'repeatable'): Lock {
  const isTaken = useRef(false);
  return useCallback(
    async (task) => {
      if (isTaken.current) return false;
      isTaken.current = true;
      let isDone = false;
      try {
        isDone = await task();
      } finally {
        isTaken.current = isDone && after === 'once';
      }
      return isDone;
    },
    [after],
  );
}

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

/** What is done at one press, without a question or a form. */
export interface Act<Value> {
  /** What the log calls a failure. */
  event: string;
  call: Promise<Value>;
  onDone?: (value: Value) => void;
  /** Takes back what showed at once, and gives the words for it. */
  onFailed: () => Omit<NewNotice, 'type'>;
}

/** Follows a call wherever the person is by its end: its failure is logged, and told in a notice. Always the same function. */
export function useAct(): <Value>(act: Act<Value>) => Promise<void> {
  const { log } = usePorts();
  const toast = useToast();
  return useCallback(
    ({ event, call, onDone, onFailed }) =>
      call.then(onDone, (error: unknown) => {
        log.event(event, { error: String(error) });
        toast({ type: 'error', ...onFailed() });
      }),
    [log, toast],
  );
}
