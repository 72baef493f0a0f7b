import { orderRules } from '@/domain/order/orderRules';
import { OrderListScreen } from '@/screens/orders/OrderListScreen/OrderListScreen';
import { toOrderListView } from '@/screens/orders/OrderListScreen/orderListView';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';

/** Paid orders and their progress. */
export default function OrderListContainer() {
  const { orders } = usePorts();
  const { list, actions } = useList(orderRules, {
    key: 'orders',
    event: 'orders-load-failed',
    readPart: orders.list,
    // Every step of an order changes its servers.
    watch: useChanges('servers'),
  });
  return <OrderListScreen {...actions} view={toOrderListView({ list })} />;
}
