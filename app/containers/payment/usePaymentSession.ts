import type { Settled } from '@/screens/payment/PaymentScreen/paymentState';
import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
import { parseBills } from '@/screens/payment/PaymentScreen/parseBills';
import { parseStepUrl } from '@/screens/payment/PaymentScreen/paymentSteps';
import { endPayment, resumePayment, type PaymentSession } from '@app/stores/paymentSession';

export interface HeldSession {
  /** `null`: there is no order to pay. */
  session: PaymentSession | null;
  /** The payment was accepted. */
  end: (settled: Settled) => void;
}

/** Returns the payment that the address names; it survives steps, reload, Back and Forward. */
export function usePaymentSession(purpose: PaymentPurpose): HeldSession {
  const location = useLocation();
  const [held, setHeld] = useState(() => ({
    at: location.key,
    session: resumePayment(paymentLocationOf(location, purpose), null),
  }));
  if (held.at !== location.key)
    setHeld({
      at: location.key,
      session: resumePayment(paymentLocationOf(location, purpose), held.session),
    });
  const { session } = held;
  return {
    session,
    end: (settled) => {
      if (!session) return;
      endPayment(purpose, session.key, settled);
      setHeld((current) =>
        current.session?.key === session.key
          ? { ...current, session: { ...current.session, settled } }
          : current,
      );
    },
  };
}

function paymentLocationOf({ state, search }: Location<unknown>, purpose: PaymentPurpose) {
  return { purpose, state, isUnderWay: parseStepUrl(search) !== 'none', bills: parseBills(search) };
}
