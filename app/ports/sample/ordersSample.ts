import type { IsoDateTime } from '@/domain/dates';
import type { Money } from '@/domain/money';
import { orderRules } from '@/domain/order/orderRules';
import type { OrderId, OrderItem, PlacedOrder } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/server';
import type { OrdersPort } from '@app/ports/ports';
import { answersParts } from './answersParts';
import type { Latency } from './latency';
import { notPersisted, type Persistence } from './persistence';

/** What was delivered of a paid cart. */
export type Delivered = Pick<OrderItem, 'kind' | 'title' | 'serverId' | 'amount'>;

/** Where an order of what was delivered is stored. */
export interface SampleOrders {
  place(items: readonly Delivered[], payment: { number: string; amount: Money }): void;
}

/** The number that the first order has. */
const firstId = 7001;

/**
 * Orders of the demonstration. Each is in progress until its new servers are set up.
 *
 * @param isSetUp whether a server is past being ordered
 */
export function ordersSample(
  latency: Latency,
  now: () => Date,
  isSetUp: (id: ServerId) => boolean,
  { before, persist }: Persistence<readonly PlacedOrder[]> = notPersisted,
): OrdersPort & SampleOrders {
  let orders = before ?? [];
  const current = (order: PlacedOrder): PlacedOrder => ({
    ...order,
    items: order.items.map((item) =>
      item.status === 'queued' && item.serverId !== null && isSetUp(item.serverId)
        ? { ...item, status: 'done' }
        : item,
    ),
  });
  return {
    place(items, { number, amount }) {
      // An ISO string of a Date is an IsoDateTime; the library only says string.
      const at = now().toISOString() as IsoDateTime;
      const id = (firstId + orders.length) as OrderId;
      const placed = items.map((item, index): OrderItem => {
        const isNew = item.kind === 'server';
        return {
          ...item,
          id: `${id}-${index}`,
          status: isNew ? 'queued' : 'done',
          startedAt: isNew ? null : at,
          endedAt: isNew ? null : at,
        };
      });
      orders = [{ id, at, paymentNumber: number, amount, items: placed }, ...orders];
      persist(orders);
    },
    list: answersParts(latency)(() => orders.map(current), orderRules),
    async order(id, signal) {
      await latency(signal);
      const found = orders.find((order) => order.id === id);
      return found ? current(found) : null;
    },
  };
}
