import { useCallback, useRef } from 'react';

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
