import { type RefObject } from 'react';
import type { PortError } from '@/domain/portError';
/** Whether the screen is still there, for what comes back after it was left. */
export declare function useIsHere(): RefObject<boolean>;
/** Runs a task that tells whether it succeeded; false, and nothing is run, while another is under way. */
export type Lock = (task: () => Promise<boolean>) => Promise<boolean>;
/**
 * One task at a time, however fast a button is pressed: the lock is taken at once, not with the next render. A success
 * that leads away keeps it (`once`), so nothing is sent twice on the way out.
 */
export declare function useLock(after: 'once' | 'repeatable'): Lock;
/** Starts a call and tells how it went; what arrives after the screen was left is dropped. */
export type SingleCall = <Value>(
  start: () => Promise<Value>,
  onDone: (value: Value) => void,
  onFailed: (failure: PortError) => void,
) => void;
/** One call at a time; see `useLock`. */
export declare function useSingleCall(after: 'once' | 'repeatable'): SingleCall;
