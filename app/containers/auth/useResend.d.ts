import type { ResendState } from '@/screens/auth/VerifyScreen/resendState';
export interface ResendControl {
  state: ResendState;
  /** Asks for a new code. Does nothing while one is on its way or was sent a moment ago. */
  send: (email: string) => void;
  /** Forgets a failure. */
  clear: () => void;
}
/** Sending the code again (§2). */
export declare function useResend(onFailed: () => void): ResendControl;
