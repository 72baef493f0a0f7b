import type { FirewallSet } from '@/domain/servers/firewall';
import type { ColumnType, Generated } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { OrderItemKind } from '@/domain/order/placedOrder';
import type { OptionPrices } from '@/domain/pricing/optionPrices';
import type { PricedSettings, ServerSettings } from '@/domain/servers/serverSettings';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import type { InstalledSshKey } from '@/domain/sshKeys/sshKey';
import type { NextStep } from './proxmox/stepList';
import type { Command, Progress } from './provisioner';

/** An order: the items of one payment. */
export interface OrderTable {
  id: Generated<number>;
  userId: string;
  at: Date;
  /** Null if it was charged to the balance at once. */
  paymentId: number | null;
  /** Kopecks. */
  amount: number;
  /** E-mail of the colleague who placed it, filled by the database (migration 740). */
  member: ColumnType<string | null, never, never>;
}

/** An address or IPv6 network of a simulated server. */
export interface SimulatedAddressTable {
  address: string;
  serverId: number;
}

/** State of a server before a change that may fail: its tariff, options, system or status. */
export type Undo =
  | ({ readonly tariff: string; readonly memory: number } & PricesBefore)
  | ({
      readonly options: PricedSettings;
      readonly optionPrices: OptionPrices;
      readonly panelUrl: string | null;
    } & PricesBefore &
      Partial<SystemBefore>)
  | SystemBefore
  | { readonly status: ServerStatus };

/** System and software of a server before a reinstallation. */
interface SystemBefore {
  readonly system: Pick<ServerSettings, 'os' | 'software'>;
}

/** Prices of a server before a change. */
interface PricesBefore {
  /** Change of the monthly price in kopecks; negative for a cheaper tariff. */
  readonly added: number;
  readonly paid: Pick<Server, 'monthlyPrice' | 'paidLevels' | 'endDate'>;
}

/** An operation on a server. Operations of one server run one after another. */
export interface OperationTable {
  id: Generated<number>;
  /** Null after the account was deleted; its servers are still destroyed. */
  userId: string | null;
  /** The server may be deleted already. */
  serverId: ServerId;
  orderId: number | null;
  /** Kind of order item; null for an operation outside of orders, such as a restart. */
  item: OrderItemKind | null;
  /** Name shown to the customer: a plan, a domain. */
  title: string;
  /** Paid amount in kopecks, refunded to the balance if the operation fails. */
  amount: Generated<number>;
  /** Paid period of the server; null for none. */
  coversFrom: ColumnType<IsoDate | null, IsoDate | null | undefined, IsoDate | null>;
  coversUntil: ColumnType<IsoDate | null, IsoDate | null | undefined, IsoDate | null>;
  /** Kopecks stated in completion certificates, and the first day not yet stated. */
  acted: Generated<number>;
  actedUntil: ColumnType<IsoDate | null, never, IsoDate | null>;
  /** Null if the provisioner has nothing to do. */
  command: ColumnType<Command | null, string | null, never>;
  undo: ColumnType<Undo | null, string | null | undefined, never>;
  /** SSH keys on the disk that it leaves; null if they are unknown, or if the disk stays. */
  installedKeys: ColumnType<readonly InstalledSshKey[] | null, string | null | undefined, never>;
  /** Backup that a new server was ordered with, of its creation and of the restore that follows; null for none. */
  fromBackup: ColumnType<OrderedBackup | null, string | null | undefined, never>;
  /**
   * Sealed new passwords (passwords.ts), deleted when the operation ends, or with the end of the restore that a new
   * server was ordered with.
   */
  passwords: ColumnType<string | null, string | null | undefined, string | null>;
  /** Incremented when an administrator retries it; the provisioner sees each round as a new operation. */
  round: Generated<number>;
  status: Generated<'queued' | 'running' | 'done' | 'failed'>;
  createdAt: Date;
  /** Time at which the provisioner accepted it. */
  startedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Progress that the callback reported. */
  reported: ColumnType<Progress | null, never, string | null>;
  /** Name of the API token that requested it, filled by the database (migration 530). */
  token: ColumnType<string | null, never, never>;
  /** E-mail of the colleague who requested it, filled by the database (migration 640). */
  member: ColumnType<string | null, never, never>;
  /** Reason of the failure. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An operation on Proxmox VE, and how far it is. */
export interface ProxmoxOperationTable {
  key: string;
  serverId: number;
  /** Without passwords. */
  command: ColumnType<Command, string, never>;
  /** New passwords, sealed, until the machine has them. */
  passwords: string | null;
  /** Node that a new machine is placed on, and its memory. */
  node: ColumnType<string | null, never, string | null>;
  memoryGb: ColumnType<number | null, never, number | null>;
  /** Number of finished steps. */
  step: Generated<number>;
  /** The next step; null if an earlier release has written the row. */
  next: ColumnType<NextStep | null, never, string>;
  /** Running task of Proxmox. */
  task: ColumnType<string | null, never, string | null>;
  /** Its end; null while it runs. */
  progress: ColumnType<Progress | null, never, string>;
  startedAt: Date;
}

/** An address of a machine on Proxmox VE. Without a server it is in quarantine. */
export interface ProxmoxAddressTable {
  address: string;
  serverId: number | null;
  freeAfter: Date | null;
}

/** Firewall of a server on Proxmox VE, for its next machine. */
export interface ProxmoxFirewallTable {
  serverId: number;
  firewall: ColumnType<FirewallSet, string, string>;
}

/** A server whose machine the portal did not create, by the machine's number at the provisioner. */
export interface AdoptedMachineTable {
  serverId: number;
  machine: string;
}

declare module '../db/schema' {
  interface Schema {
    order: OrderTable;
    operation: OperationTable;
    simulatedAddress: SimulatedAddressTable;
    proxmoxOperation: ProxmoxOperationTable;
    proxmoxAddress: ProxmoxAddressTable;
    proxmoxFirewall: ProxmoxFirewallTable;
    adoptedMachine: AdoptedMachineTable;
  }
}
