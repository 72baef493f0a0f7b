import { useLocation } from 'react-router-dom';
import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import { toNoOrderView } from '@/screens/payment/PaymentScreen/toPaymentView';
import { parseReturn } from '@/screens/payment/PaymentScreen/toReturnedView';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { PaymentFlow } from './PaymentFlow';
import { ReturnedPayment } from './ReturnedPayment';
import { usePaymentSession } from './usePaymentSession';

/** Payment of bills: the same steps for a known sum (D35). */
export default function BillPaymentContainer() {
  const returned = parseReturn(useLocation().search);
  return returned === null ? (
    <BillPayment />
  ) : (
    <ReturnedPayment key={returned} purpose="bills" id={returned} />
  );
}

function BillPayment() {
  const { session, end } = usePaymentSession('bills');
  return session ? (
    <PaymentFlow
      key={session.key}
      purpose="bills"
      session={session}
      checkout={null}
      market={null}
      onSettled={end}
    />
  ) : (
    <>
      <DocumentTitle of="payment.title.bills" />
      <PaymentScreen view={toNoOrderView('settled')} />
    </>
  );
}
