import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { PortError } from '@/domain/results/portError';
import { toPortError } from '@app/ports/toPortError';
import { useOnReturn } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast, type NewNotice } from '@app/providers/ToastProvider';

/** Whether the screen is still mounted, for late answers. */
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
 * Runs a task that returns whether it succeeded; returns false without running it while another one is pending. Tasks
 * about different subjects, such as rows, run in parallel.
 */
export type Lock = (task: () => Promise<boolean>, subject?: number | string) => Promise<boolean>;

/**
 * Effect of a success on the lock. `repeatable`: it is released. `once`: the success navigates away, so the lock holds
 * until the user comes back. `final`: the lock holds, because the action is done for good, such as a payment.
 */
export type AfterSuccess = 'repeatable' | 'once' | 'final';

/**
 * Allows one task at a time. The lock is taken at once, not with the next render, so that fast presses cannot run
 * twice.
 *
 * @param onReleased called when the user returns to the page after a success that navigated away
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

/** Starts a call and reports its result; results after leaving the screen are dropped. */
export type SingleCall = <Value>(
  start: () => Promise<Value>,
  onDone: (value: Value) => void,
  onFailed: (failure: PortError) => void,
) => void;

/** Allows one call at a time; see `useLock`. */
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

/** An action without a confirmation or a form. */
export interface Action<Value> {
  /** Log name of a failure. */
  event: string;
  call: Promise<Value>;
  onDone?: (value: Value) => Notice;
  /** Reverts the optimistic update and returns the failure's text; false if the screen itself shows it. */
  onFailed: (failure: PortError) => Omit<NewNotice, 'type'> | false;
}

/** Runs an action wherever the user goes meanwhile: its failure is logged and shown as a notice. A stable function. */
export function useAction(): <Value>(action: Action<Value>) => Promise<void> {
  const { log } = usePorts();
  const toast = useToast();
  return useCallback(
    async ({ event, call, onDone, onFailed }) => {
      const notice = await call.then(onDone, (error: unknown): Notice => {
        log.event(event, { error: String(error) });
        const failure = toPortError(error);
        const words = onFailed(failure);
        // The shell has explained that viewing is read-only (D33).
        if (failure.code === 'viewOnly') return null;
        return words && { type: 'error', ...words };
      });
      if (notice) toast(notice);
    },
    [log, toast],
  );
}
