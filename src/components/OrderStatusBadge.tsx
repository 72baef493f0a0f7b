import type { OrderStatus } from '@/domain/order/placedOrder';
import { createStatusBadge } from './createStatusBadge';

/** Badge of an order's status. */
export const OrderStatusBadge = createStatusBadge<OrderStatus>(
  { inProgress: 'info', done: 'success', partlyRefunded: 'warning', refunded: 'danger' },
  (status) => `orders.status.${status}`,
);
