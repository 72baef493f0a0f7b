import { toIsoDateTime } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import { orderRules } from '@/domain/order/orderRules';
import type { OrderId, OrderItem, PlacedOrder } from '@/domain/order/placedOrder';
import type { Server, ServerId } from '@/domain/servers/server';
import { isSetUp } from '@/domain/servers/serverStates';
import type { OrdersPort } from '@app/ports/ports';
import { answersParts } from './answersParts';
import type { Latency } from './latency';
import { notPersisted, type Persistence } from './persistence';

/** An item of a paid order after its delivery. */
export type Delivered = Pick<OrderItem, 'kind' | 'title' | 'serverId' | 'amount' | 'status' | 'fromBackup'>;

/** Stores an order of delivered items. */
export interface SampleOrders {
  place(items: readonly Delivered[], payment: { number: string; amount: Money }): void;
}

/** Id of the first order. */
const firstId = 7001;

/**
 * Orders of the demonstration. Each is in progress until its new servers are set up.
 *
 * @param serverOf finds a server; null if there is none
 */
export function ordersSample(
  latency: Latency,
  now: () => Date,
  serverOf: (id: ServerId) => Pick<Server, 'status'> | null,
  { before, persist }: Persistence<readonly PlacedOrder[]> = notPersisted,
): OrdersPort & SampleOrders {
  let orders = before ?? [];
  function currentItem(item: OrderItem): OrderItem {
    const server = item.serverId === null ? null : serverOf(item.serverId);
    return {
      ...item,
      serverId: server && item.serverId,
      status: item.status === 'queued' && (!server || isSetUp(server.status)) ? 'done' : item.status,
    };
  }
  const current = (order: PlacedOrder): PlacedOrder => ({ ...order, items: order.items.map(currentItem) });
  return {
    place(items, { number, amount }) {
      const at = toIsoDateTime(now());
      const id = (firstId + orders.length) as OrderId;
      const placed = items.map((item, index): OrderItem => {
        const endedAt = item.status === 'queued' ? null : at;
        return { ...item, id: `${id}-${index}`, startedAt: endedAt, endedAt };
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
