import { oneOf, type ListRules } from '../list/listRules';
import {
  orderStatuses,
  orderStatusOf,
  type OrderId,
  type OrderStatus,
  type PlacedOrder,
} from './placedOrder';

/** Columns of the list of orders, all sortable. */
export const orderSorts = ['id', 'items', 'at', 'amount', 'status'] as const;
export type OrderSortKey = (typeof orderSorts)[number];

export interface OrderConditions {
  status: OrderStatus;
}

/** Rules of the list of orders. Search matches number, payment and ordered items. */
export const orderRules: ListRules<PlacedOrder, OrderId, OrderSortKey, OrderConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, paymentNumber, items }) => [
    `#${id}`,
    paymentNumber ?? '',
    ...items.map(({ title }) => title),
  ],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    items: { by: 'number', of: ({ items }) => items.length },
    at: { by: 'text', of: ({ at }) => at },
    amount: { by: 'number', of: ({ amount }) => amount },
    status: { by: 'number', of: (order) => orderStatuses.indexOf(orderStatusOf(order)) },
  },
  usualSort: { key: 'id', direction: 'descending' },
  conditions: { status: oneOf('status', orderStatuses, orderStatusOf) },
};
