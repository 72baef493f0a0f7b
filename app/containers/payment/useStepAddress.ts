import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PaymentStepId } from '@/screens/payment/PaymentScreen/paymentView';
import type { PaymentSession } from '@app/stores/paymentSession';
import { parseStepUrl, stepSearch } from '@/screens/payment/PaymentScreen/paymentSteps';

/** Returns the browser history state of a payment: its order as specified, and its key. */
function stateOf({ key, checkout }: PaymentSession) {
  return checkout ? { checkout, payment: key } : { payment: key };
}

/**
 * Keeps the address true: a step that is not shown is replaced by the one that is, and the entry of the browser's
 * history names its payment. `shown` is `null` while there is no step to name. `startAt` leaves no step behind it for Back.
 */
export function useStepAddress(
  session: PaymentSession,
  shown: PaymentStepId | null,
): { goTo: (step: PaymentStepId) => void; startAt: (step: PaymentStepId) => void; leaveSteps: () => void } {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const requested = parseStepUrl(search);
  const isNamed =
    typeof state === 'object' && state !== null && 'payment' in state && state.payment === session.key;
  const isTrue = shown === null || requested === 'none' || requested === shown;
  const target = isTrue ? search : stepSearch(shown);
  useEffect(() => {
    if (isNamed && isTrue) return;
    void navigate({ pathname, search: target }, { replace: true, state: stateOf(session) });
  }, [isNamed, isTrue, target, pathname, session, navigate]);
  return {
    goTo: (step) => void navigate({ pathname, search: stepSearch(step) }, { state: stateOf(session) }),
    startAt: (step) =>
      void navigate({ pathname, search: stepSearch(step) }, { replace: true, state: stateOf(session) }),
    leaveSteps: () => void navigate({ pathname }, { replace: true, state: stateOf(session) }),
  };
}
