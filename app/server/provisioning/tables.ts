import type { ColumnType, Generated } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { OrderItemKind } from '@/domain/order/placedOrder';
import type { OptionPrices } from '@/domain/pricing/optionPrices';
import type { PricedSettings } from '@/domain/servers/serverSettings';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import type { Command, Progress } from './provisioner';

/** Order: everything that a customer has paid for at once. */
export interface OrderTable {
  id: Generated<number>;
  userId: string;
  at: Date;
  /** Null for what was charged to the balance at once. */
  paymentId: number | null;
  /** Kopecks. */
  amount: number;
}

/** An address or IPv6 network that a simulated server has been assigned. */
export interface SimulatedAddressTable {
  address: string;
  serverId: number;
}

/** A server before a change that may fail for good: its tariff, its options, or its status before a change of power. */
export type Undo =
  | ({ readonly tariff: string; readonly memory: number } & PricesBefore)
  | ({
      readonly options: PricedSettings;
      readonly optionPrices: OptionPrices;
      readonly panelUrl: string | null;
    } & PricesBefore)
  | { readonly status: ServerStatus };

/** The prices of a server before a change. */
interface PricesBefore {
  /** Kopecks a month that the change added; below zero for a change to a cheaper one. */
  readonly added: number;
  readonly paid: Pick<Server, 'monthlyPrice' | 'paidLevels' | 'endDate'>;
}

/** Something that is to be done to a server, and how far it is. Those of one server are done one after another. */
export interface OperationTable {
  id: Generated<number>;
  /** Null once the account is deleted; its servers are destroyed all the same. */
  userId: string | null;
  /** Of a server that may be gone. */
  serverId: ServerId;
  orderId: number | null;
  /** Kind of order item; null for an operation that nobody ordered, such as a restart. */
  item: OrderItemKind | null;
  /** Name that the customer knows it by: a plan, a domain. */
  title: string;
  /** Kopecks that were paid for it, and go back to the balance when it fails for good. */
  amount: Generated<number>;
  /** The time of its server that was paid for by it; null for none. */
  coversFrom: ColumnType<IsoDate | null, IsoDate | null | undefined, IsoDate | null>;
  coversUntil: ColumnType<IsoDate | null, IsoDate | null | undefined, IsoDate | null>;
  /** Kopecks that certificates have stated of it, and the first day not yet stated. */
  acted: Generated<number>;
  actedUntil: ColumnType<IsoDate | null, never, IsoDate | null>;
  /** Null where the provisioner has nothing to do. */
  command: ColumnType<Command | null, string | null, never>;
  undo: ColumnType<Undo | null, string | null | undefined, never>;
  /** New passwords, sealed (passwords.ts), until it is done or has failed. */
  passwords: ColumnType<string | null, string | null | undefined, string | null>;
  /** Grows when an administrator starts it again: the provisioner knows each round as an operation of its own. */
  round: Generated<number>;
  status: Generated<'queued' | 'running' | 'done' | 'failed'>;
  createdAt: Date;
  /** When the provisioner accepted it. */
  startedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Progress that the callback reported. */
  reported: ColumnType<Progress | null, never, string | null>;
  /** Name of the API token that requested it; the database knows it (migration 530). */
  token: ColumnType<string | null, never, never>;
  /** E-mail of the colleague who requested it; the database knows it (migration 640). */
  member: ColumnType<string | null, never, never>;
  /** Why it failed. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '../db/schema' {
  interface Schema {
    order: OrderTable;
    operation: OperationTable;
    simulatedAddress: SimulatedAddressTable;
  }
}
