import { orderRules } from '@/domain/order/orderRules';
import { OrderListScreen } from '@/screens/orders/OrderListScreen/OrderListScreen';
import { toOrderListView } from '@/screens/orders/OrderListScreen/orderListView';
import { useList } from '@app/lists/useList';
import { useOrders } from '@app/reads/pageReads';

/** What was paid for, and how far it is. */
export default function OrderListContainer() {
  const { list, actions } = useList(orderRules, useOrders());
  return <OrderListScreen {...actions} view={toOrderListView({ list })} />;
}
