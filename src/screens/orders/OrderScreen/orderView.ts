import type { Loaded } from '@/domain/results/loaded';
import type { Money } from '@/domain/money/money';
import {
  orderStatusOf,
  orderSteps,
  refundOf,
  type OrderId,
  type OrderItem,
  type OrderStatus,
  type OrderStep,
  type PlacedOrder,
} from '@/domain/order/placedOrder';
import { paths, serverPath, withQuery } from '@/paths';

/** An item of an order with its steps. */
export interface OrderItemView extends Pick<OrderItem, 'id' | 'kind' | 'title' | 'amount' | 'fromBackup'> {
  steps: readonly OrderStep[];
  /** Page of the server; null if it does not exist. */
  serverHref: string | null;
}

/** The states of the screen. */
export type OrderView =
  | { status: 'loading'; id: OrderId }
  | { status: 'error'; id: OrderId; reason: 'offline' | 'unexpected' }
  | { status: 'noSuchOrder'; listHref: string }
  | {
      status: 'ready';
      order: PlacedOrder;
      orderStatus: OrderStatus;
      items: readonly OrderItemView[];
      /** Refunded amount; zero if everything was delivered. */
      refund: Money;
      paymentHref: string;
      catalogHref: string;
    };

export interface OrderScreenProps {
  view: OrderView;
  onRetry: () => void;
}

/** Parses the order id of an address; null if invalid. */
export function orderIdOf(search: string): OrderId | null {
  const [id = '', ...others] = new URLSearchParams(search).getAll('id');
  return others.length === 0 && /^[1-9]\d{0,14}$/.test(id) ? (Number(id) as OrderId) : null;
}

/** Makes the screen's view. */
export function toOrderView(id: OrderId | null, load: Loaded<PlacedOrder | null>): OrderView {
  const noSuchOrder = { status: 'noSuchOrder', listHref: paths.dashboard.orders } as const;
  if (id === null) return noSuchOrder;
  if (load.status !== 'ready') return { id, ...load };
  const order = load.value;
  if (order === null) return noSuchOrder;
  return {
    status: 'ready',
    order,
    orderStatus: orderStatusOf(order),
    items: order.items.map((item) => ({
      id: item.id,
      kind: item.kind,
      title: item.title,
      amount: item.amount,
      fromBackup: item.fromBackup,
      steps: orderSteps(order, item),
      serverHref: item.serverId === null ? null : serverPath(item.serverId),
    })),
    refund: refundOf(order),
    paymentHref: withQuery(paths.dashboard.paymentsHistory, { q: order.paymentNumber ?? undefined }),
    catalogHref: paths.dashboard.vpsCatalog,
  };
}
