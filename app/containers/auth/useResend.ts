import type { ResendState } from '@/screens/auth/VerifyScreen/resendState';
import { useEffect, useState } from 'react';
import { RESEND_CONFIRMATION_MS } from '@/domain/auth/constants';
import { useSingleCall } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';

export interface ResendControl {
  state: ResendState;
  /** Asks for a new code. Does nothing while one is on its way or was sent a moment ago. */
  send: (email: string) => void;
  /** Forgets a failure. */
  clear: () => void;
}

/** Sending the code again (§2). */
export function useResend(onFailed: () => void): ResendControl {
  const { auth } = usePorts();
  const call = useSingleCall('repeatable');
  const [state, setState] = useState<ResendState>({ status: 'idle' });
  const isSent = state.status === 'sent';

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setState({ status: 'idle' }), RESEND_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  function send(email: string) {
    if (isSent) return;
    call(
      () => {
        setState({ status: 'pending' });
        return auth.resendCode({ email });
      },
      () => setState({ status: 'sent' }),
      (failure) => {
        setState({ status: 'failed', failure });
        onFailed();
      },
    );
  }

  return {
    state,
    send,
    clear: () => setState((current) => (current.status === 'failed' ? { status: 'idle' } : current)),
  };
}
