import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import { useMarket } from '@app/containers/market/useMarket';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { PaymentFlow } from './PaymentFlow';
import { toNoOrderView } from './toPaymentView';
import { usePaymentSession } from './usePaymentSession';

/** Where there is no order there is nothing to choose, to type or to send. */
const nothing = () => undefined;

/** Payment of an order or a checkout (§2 'Payment method route', D4, D20). */
export default function OrderPaymentContainer() {
  const { session, end } = usePaymentSession('order');
  const market = useMarket();
  return (
    <>
      <DocumentTitle of="payment.title.order" />
      {session ? (
        <PaymentFlow key={session.key} purpose="order" session={session} market={market} onSettled={end} />
      ) : (
        <PaymentScreen
          view={toNoOrderView('none')}
          onMethodChange={nothing}
          onAmountChange={nothing}
          onCurrencyChange={nothing}
          onPromoDrop={nothing}
          onPayerChoose={nothing}
          onPayersRetry={nothing}
          onPayerChange={nothing}
          onPayerKeepChange={nothing}
          onSubmit={nothing}
          onRetry={nothing}
          onTryAgain={nothing}
          onPrint={nothing}
        />
      )}
    </>
  );
}
