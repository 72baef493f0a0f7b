import { useLocation } from 'react-router-dom';
import { OrderScreen } from '@/screens/orders/OrderScreen/OrderScreen';
import { orderIdOf, toOrderView } from '@/screens/orders/OrderScreen/orderView';
import { useOrder } from '@app/reads/pageReads';

/** An order's steps at `?id=`, as they happen. */
export default function OrderContainer() {
  const id = orderIdOf(useLocation().search);
  const { state, refresh } = useOrder(id);
  return <OrderScreen view={toOrderView(id, state)} onRetry={() => void refresh()} />;
}
