import { DocumentTitle } from '@app/providers/DocumentTitle';
import { PaymentFlow } from './PaymentFlow';
import { usePaymentSession } from './usePaymentSession';

/** Money comes in no order, so there is nothing to price. */
const noMarket = { state: { status: 'ready', value: null }, refresh: () => undefined } as const;

/** Putting money on the balance: the same steps with no order (D4). */
export default function TopUpContainer() {
  const { session, end } = usePaymentSession('topUp');
  return (
    <>
      <DocumentTitle of="payment.title.topUp" />
      {session && (
        <PaymentFlow
          key={session.key}
          purpose="topUp"
          session={session}
          checkout={null}
          market={noMarket}
          onSettled={end}
        />
      )}
    </>
  );
}
