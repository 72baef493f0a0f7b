import type { IsoDateTime } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import type { OrderedBackup } from './orderedBackup';

/** Id of an order, shown as `#7001`. */
export type OrderId = number & { readonly __id: 'order' };

/** Kinds of order items: a new server, a renewal, another tariff, other options. */
export const orderItemKinds = ['server', 'renewal', 'tariff', 'options'] as const;
export type OrderItemKind = (typeof orderItemKinds)[number];

/** `queued` waits for setup, `running` is being set up, `failed` failed for good and was refunded. */
export const orderItemStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type OrderItemStatus = (typeof orderItemStatuses)[number];

/** One server of an order. */
export interface OrderItem {
  id: string;
  kind: OrderItemKind;
  /** Plan name, or the domain of a server. */
  title: string;
  /** Null if the server was never created or no longer exists. */
  serverId: ServerId | null;
  /** Paid amount; refunded to the balance if the item fails for good. */
  amount: Money;
  status: OrderItemStatus;
  /** Null while it is queued. */
  startedAt: IsoDateTime | null;
  /** When it was done or failed. */
  endedAt: IsoDateTime | null;
  /** Backup of another server that a new one gets once it is set up; absent for none. */
  fromBackup?: Pick<OrderedBackup, 'serverName' | 'madeAt'> | undefined;
}

/** Order that was paid in one payment, and its progress. */
export interface PlacedOrder {
  id: OrderId;
  at: IsoDateTime;
  /** Number of the payment; null for a charge to the balance. */
  paymentNumber: string | null;
  /** E-mail of the colleague who placed it; absent for the owner and the portal. */
  member?: string | undefined;
  amount: Money;
  /** In number order. */
  items: readonly OrderItem[];
}

export const orderStatuses = ['inProgress', 'done', 'partlyRefunded', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const isOpen = ({ status }: Pick<OrderItem, 'status'>) => status === 'queued' || status === 'running';

/** Returns the amount of an order that was refunded to the balance. */
export function refundOf({ items }: { items: readonly Pick<OrderItem, 'status' | 'amount'>[] }): Money {
  return kopecks(sumMoney(items.filter(({ status }) => status === 'failed').map(({ amount }) => amount)));
}

/** Returns the status of an order: in progress while any of its items is. */
export function orderStatusOf({ items }: { items: readonly Pick<OrderItem, 'status'>[] }): OrderStatus {
  if (items.some(isOpen)) return 'inProgress';
  const failed = items.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return 'done';
  return failed === items.length ? 'refunded' : 'partlyRefunded';
}

export type OrderStepKind = 'paid' | 'activation' | 'active' | 'refunded';

/** A step of an item: done, current or upcoming. */
export interface OrderStep {
  kind: OrderStepKind;
  state: 'done' | 'current' | 'ahead' | 'failed';
  at: IsoDateTime | null;
}

/**
 * Returns the steps of an item: payment, activation, active. A refund replaces the last step if the item failed for
 * good.
 */
export function orderSteps(
  { at: paidAt }: Pick<PlacedOrder, 'at'>,
  { status, startedAt, endedAt }: Pick<OrderItem, 'status' | 'startedAt' | 'endedAt'>,
): readonly OrderStep[] {
  const paid: OrderStep = { kind: 'paid', state: 'done', at: paidAt };
  if (status === 'failed')
    return [
      paid,
      { kind: 'activation', state: 'failed', at: startedAt },
      { kind: 'refunded', state: 'done', at: endedAt },
    ];
  const isDone = status === 'done';
  return [
    paid,
    { kind: 'activation', state: isDone ? 'done' : 'current', at: startedAt },
    { kind: 'active', state: isDone ? 'done' : 'ahead', at: endedAt },
  ];
}
