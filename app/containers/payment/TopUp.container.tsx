import { useLocation } from 'react-router-dom';
import { parseReturn } from '@/screens/payment/PaymentScreen/toReturnedView';
import { PaymentFlow } from './PaymentFlow';
import { ReturnedPayment } from './ReturnedPayment';
import { usePaymentSession } from './usePaymentSession';

/** Balance top-up: the same steps without an order (D4). */
export default function TopUpContainer() {
  const returned = parseReturn(useLocation().search);
  return returned === null ? <TopUp /> : <ReturnedPayment key={returned} purpose="topUp" id={returned} />;
}

function TopUp() {
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
