import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import { stepSearch } from '@/screens/payment/PaymentScreen/paymentSteps';
import type { PaymentPurpose, PaymentStepId } from '@/screens/payment/PaymentScreen/paymentView';
import { returnedTitle, toReturnedView } from '@/screens/payment/PaymentScreen/toReturnedView';
import { billPaymentPath } from '@/paths';
import { lazyPart } from '@/primitives/lazyPart';
import { printPage } from '@app/device/print';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePaymentProgress } from '@app/reads/pageReads';
import { rememberPaid } from '@app/stores/paidEntries';
import { forgetPayment, storedCheckout } from '@app/stores/paymentSession';

// Loaded after the payment.
const PaidOrder = lazyPart(() => import('./PaidOrder'));

/** Page after returning from the bank, with the payment's live status. */
export function ReturnedPayment({ purpose, id }: { purpose: PaymentPurpose; id: number }) {
  const { state, refresh } = usePaymentProgress(id);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = toReturnedView(purpose, state);
  const order = state.status === 'ready' ? (state.value?.order ?? null) : null;
  const bills = state.status === 'ready' ? (state.value?.bills ?? []) : [];
  const isPaid = view.status === 'paid';

  useEffect(() => {
    if (!isPaid) return;
    forgetPayment(purpose);
    rememberPaid(order?.entries.map((entry) => entry.id) ?? []);
  }, [isPaid, purpose, order]);

  // Uses this tab's input, or on another device the order's data.
  const again = (step: PaymentStepId) =>
    void navigate(bills.length > 0 ? billPaymentPath(bills) : { pathname, search: stepSearch(step) }, {
      state: order && { checkout: storedCheckout(purpose) ?? { ...order, origin: 'configurator' } },
    });

  function screen() {
    switch (view.status) {
      case 'waiting':
        return <PaymentScreen view={view} />;
      case 'noOrder':
        return <PaymentScreen view={view} />;
      case 'paid':
      case 'awaiting':
        return (
          <PaymentScreen
            view={view}
            onPrint={() => void printPage()}
            {...(view.status === 'paid' &&
              purpose === 'order' && { orderLink: <PaidOrder number={view.payment.number} /> })}
          />
        );
      case 'failed':
        return (
          <PaymentScreen
            view={view}
            onTryAgain={() => again('confirmation')}
            onOtherMethod={() => again('method')}
          />
        );
      case 'loading':
      case 'error':
        return <PaymentScreen view={view} onRetry={() => void refresh()} />;
    }
  }

  return (
    <>
      <DocumentTitle of={returnedTitle(view)} />
      {screen()}
    </>
  );
}
