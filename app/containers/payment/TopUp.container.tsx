import { PaymentFlow } from './PaymentFlow';
import { usePaymentSession } from './usePaymentSession';

/** Putting money on the balance: the same steps with no order (D4). */
export default function TopUpContainer() {
  const { session, end } = usePaymentSession('topUp');
  if (!session) return null;
  return (
    <PaymentFlow
      key={session.key}
      purpose="topUp"
      session={session}
      checkout={null}
      market={null}
      onSettled={end}
    />
  );
}
