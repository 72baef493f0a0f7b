import { rubles } from '@/domain/money/money';
import type { OrderId, OrderItem, PlacedOrder } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';

/** Makes the item of a running server, with changes. */
export function makeOrderItem(changes: Partial<OrderItem> = {}): OrderItem {
  return {
    id: '31',
    kind: 'server',
    title: 'vps2048.example.ru',
    serverId: 2048 as ServerId,
    amount: rubles(1577),
    status: 'done',
    startedAt: '2026-11-21T09:30:02Z',
    endedAt: '2026-11-21T09:30:11Z',
    ...changes,
  };
}

/** Makes a delivered order, with changes. */
export function makeOrder(changes: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    id: 7003 as OrderId,
    at: '2026-11-21T09:30:00Z',
    paymentNumber: 'MRD-5012',
    amount: rubles(1577),
    items: [makeOrderItem()],
    ...changes,
  };
}

/** Newest first: one order per state. */
export const exampleOrders: readonly PlacedOrder[] = [
  makeOrder({
    id: 7006 as OrderId,
    at: '2026-11-21T10:08:00Z',
    paymentNumber: 'MRD-5019',
    amount: rubles(3154),
    items: [
      makeOrderItem({
        id: '41',
        title: 'vps2051.example.ru',
        serverId: 2051 as ServerId,
        startedAt: '2026-11-21T10:08:04Z',
        status: 'running',
        endedAt: null,
      }),
      makeOrderItem({
        id: '42',
        title: 'vps2052.example.ru',
        serverId: 2052 as ServerId,
        startedAt: null,
        status: 'queued',
        endedAt: null,
      }),
    ],
  }),
  makeOrder({
    id: 7005 as OrderId,
    at: '2026-11-20T17:30:00Z',
    paymentNumber: 'MRD-5017',
    amount: rubles(2154),
    items: [
      makeOrderItem({
        id: '38',
        title: 'vps2049.example.ru',
        serverId: null,
        amount: rubles(577),
        status: 'failed',
        startedAt: '2026-11-20T17:30:03Z',
        endedAt: '2026-11-20T17:42:00Z',
      }),
      makeOrderItem({
        id: '39',
        title: 'vps2050.example.ru',
        serverId: 2050 as ServerId,
        startedAt: '2026-11-20T17:30:03Z',
        endedAt: '2026-11-20T17:30:12Z',
      }),
    ],
  }),
  makeOrder(),
  makeOrder({
    id: 7002 as OrderId,
    at: '2026-11-12T12:00:00Z',
    paymentNumber: null,
    amount: rubles(3923),
    items: [
      makeOrderItem({
        id: '29',
        kind: 'tariff',
        title: 'shop.example.ru',
        serverId: 1024 as ServerId,
        amount: rubles(3923),
        startedAt: '2026-11-12T12:00:01Z',
        endedAt: '2026-11-12T12:00:06Z',
      }),
    ],
  }),
  makeOrder({
    id: 7001 as OrderId,
    at: '2026-11-02T07:15:00Z',
    paymentNumber: 'MRD-5003',
    items: [
      makeOrderItem({
        id: '20',
        serverId: null,
        status: 'failed',
        startedAt: null,
        endedAt: '2026-11-02T07:33:00Z',
      }),
    ],
  }),
];
