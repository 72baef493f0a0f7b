import { plainQuery } from '@/domain/list/listRules';
import { orderRules } from '@/domain/order/orderRules';
import { paths } from '@/paths';
import { PaidOrderLink } from '@/screens/payment/PaymentScreen/PaidOrderLink';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { useRead } from '@app/reads/useRead';

/** Link to the server or order of a payment, loaded once it is paid. */
export default function PaidOrder({ number }: { number: string }) {
  const { orders } = usePorts();
  const watch = useChanges('servers');
  const { state } = useRead({
    key: `orders/of/${number}`,
    event: 'paid-order-load-failed',
    load: async (signal) => {
      const { items } = await orders.list(
        plainQuery(orderRules, number),
        { cursor: null, limit: 10 },
        signal,
      );
      return items.find(({ paymentNumber }) => paymentNumber === number) ?? null;
    },
    watch,
  });
  // Without the order the list leads to the server.
  const order = state.status === 'ready' ? state.value : null;
  return (
    <PaidOrderLink
      view={state.status === 'loading' ? state : { status: 'ready', order }}
      serversHref={paths.dashboard.vps}
    />
  );
}
