import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { asInCart, type Checkout } from '@/domain/cart/checkout';
import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import type { NoOrderReason } from '@/screens/payment/PaymentScreen/paymentView';
import { storedExclusions } from '@app/stores/cartExclusions';
import { serversOf, useCatalogBasis } from '@app/reads/useCatalogBasis';
import { isPaid } from '@app/stores/paidEntries';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useCart } from '@app/providers/useCart';
import { PaymentFlow } from './PaymentFlow';
import { ReturnedPayment } from './ReturnedPayment';
import { parseReturn } from '@/screens/payment/PaymentScreen/toReturnedView';
import { toNoOrderView } from '@/screens/payment/PaymentScreen/toPaymentView';
import type { PaymentSession } from '@app/stores/paymentSession';
import { usePaymentSession } from './usePaymentSession';

/** Payment of an order or a checkout (§2 'Payment method route', D4, D20). */
export default function OrderPaymentContainer() {
  const returned = parseReturn(useLocation().search);
  return returned === null ? (
    <OrderPayment />
  ) : (
    <ReturnedPayment key={returned} purpose="order" id={returned} />
  );
}

function OrderPayment() {
  const { session, end } = usePaymentSession('order');
  const checkout = useRemainingCheckout(session);
  const market = useCatalogBasis(checkout && serversOf(checkout.entries));
  return session && checkout && checkout.entries.length > 0 ? (
    <PaymentFlow
      key={session.key}
      purpose="order"
      session={session}
      checkout={checkout}
      market={market}
      onSettled={end}
    />
  ) : (
    <>
      <DocumentTitle of="payment.title.order" />
      <PaymentScreen view={toNoOrderView(noOrderReason(session))} />
    </>
  );
}

/**
 * Returns the unpaid part of the checkout. It follows changes of the cart after the payment started (Back, Remove,
 * Forward).
 */
function useRemainingCheckout(session: PaymentSession | null): Checkout | null {
  const cart = useCart();
  const entries = cart.status === 'ready' ? cart.entries : null;
  return useMemo(() => {
    const checkout = session?.checkout ?? null;
    // Paid entries have left the cart.
    if (!checkout || !entries || session?.settled) return checkout;
    const excluded = storedExclusions();
    return asInCart(
      checkout,
      entries.filter(({ id }) => !excluded.has(id)),
    );
  }, [session, entries]);
}

function noOrderReason(session: PaymentSession | null): NoOrderReason {
  if (!session?.checkout) return 'none';
  return session.checkout.entries.some(({ id }) => isPaid(id)) ? 'paid' : 'removed';
}
