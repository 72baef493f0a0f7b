import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { PortError } from '@/domain/results/portError';
import { toPortError } from '@app/ports/toPortError';
import { useOnReturn } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast, type NewNotice } from '@app/providers/ToastProvider';

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

/**
 * Runs a task that tells whether it succeeded; false, and nothing is run, while another is under way. Tasks about
 * different subjects, such as rows of a list, run side by side.
 */
export type Lock = (task: () => Promise<boolean>, subject?: number | string) => Promise<boolean>;

/**
 * Effect of a success on the lock. `repeatable`: it is released. `once`: the success navigates away, so the lock
 * holds until the user comes back before the next page has come. `final`: the lock holds, because the action is
 * done for good, such as a payment.
 */
export type AfterSuccess = 'repeatable' | 'once' | 'final';

/**
 * One task at a time, however fast a button is pressed: the lock is taken at once, not with the next render.
 *
 * @param onReleased somebody came back to the page that a success was leading away from
 */
export function useLock(after: AfterSuccess, onReleased?: () => void): Lock {
  const taken = useRef(new Map<number | string, 'running' | 'done'>());
  useOnReturn(() => {
    const done = [...taken.current].filter(([, stage]) => stage === 'done');
    if (after !== 'once' || done.length === 0) return;
    for (const [subject] of done) taken.current.delete(subject);
    onReleased?.();
  });
  return useCallback(
    async (task, subject = '') => {
      if (taken.current.has(subject)) return false;
      taken.current.set(subject, 'running');
      let isDone = false;
      try {
        isDone = await task();
      } finally {
        if (isDone && after !== 'repeatable') taken.current.set(subject, 'done');
        else taken.current.delete(subject);
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
export function useSingleCall(after: AfterSuccess): SingleCall {
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

/** Notice to show after a call, if any. */
export type Notice = NewNotice | false | null | undefined;

/** Action at one press, without a question or a form. */
export interface Action<Value> {
  /** Name of a failure in the log. */
  event: string;
  call: Promise<Value>;
  onDone?: (value: Value) => Notice;
  /** Takes back what showed at once, and gives the words for it; none where the screen itself says it. */
  onFailed: (failure: PortError) => Omit<NewNotice, 'type'> | false;
}

/** Follows a call wherever the person is by its end: its failure is logged, and told in a notice. Always the same function. */
export function useAction(): <Value>(action: Action<Value>) => Promise<void> {
  const { log } = usePorts();
  const toast = useToast();
  return useCallback(
    async ({ event, call, onDone, onFailed }) => {
      const notice = await call.then(onDone, (error: unknown): Notice => {
        log.event(event, { error: String(error) });
        const failure = toPortError(error);
        const words = onFailed(failure);
        // The shell has told the administrator that viewing changes nothing (D33).
        if (failure.code === 'viewOnly') return null;
        return words && { type: 'error', ...words };
      });
      if (notice) toast(notice);
    },
    [log, toast],
  );
}
