import type { OrderStatus } from '@/domain/order/placedOrder';
import { createStatusBadge } from './createStatusBadge';

/** How far an order is as a whole. */
export const OrderStatusBadge = createStatusBadge<OrderStatus>(
  { inProgress: 'info', done: 'success', partlyRefunded: 'warning', refunded: 'danger' },
  (status) => `orders.status.${status}`,
);
