import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { ProductLine } from '@/domain/catalog/plan';
import type { OptionPrices } from '@/domain/pricing/optionPrices';
import type { PaidLevel } from '@/domain/pricing/paidLevel';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import type { ServerSettings } from '@/domain/servers/serverSettings';

/** Settings that have no column of their own. */
export type StoredSettings = Omit<ServerSettings, 'domain' | 'ip' | 'os' | 'autoRenewal' | 'renewalPeriod'>;

type Json<Value> = ColumnType<Value, string, string>;

/**
 * Fields of a server with a column of the same name. The tariff that it waits for is stored in the bills (awaited.ts).
 */
export type StoredServer = Omit<Server, 'awaitedTariff' | 'ip'> & {
  /** Null until it is set up. */
  ip: string | null;
};

/** A rented server, with all that can be changed about it. */
export interface ServerTable extends Omit<StoredServer, 'paidLevels'> {
  paidLevels: ColumnType<readonly PaidLevel[], string | undefined, string>;
  userId: string;
  /** Product line whose list contains it (D30). */
  product: ProductLine;
  /** The domain as DNS knows it: no two servers of an account have the same. */
  host: string;
  createdOn: IsoDate;
  /** Gigabytes. */
  memory: number;
  settings: Json<StoredSettings>;
  /** Null where they were sold by the lists of their day. */
  optionPrices: ColumnType<OptionPrices | null, string | null | undefined, string | null>;
  /** Assigned addresses. The database lets no address belong to two servers (0240). */
  addresses: Json<readonly string[]>;
  ipv6Subnets: Json<readonly string[]>;
  /** Text that a search looks into, folded (search/fold.ts). */
  searchText: string;
  /** Text that an administrator's search looks into, folded; the database generates it. */
  adminText: GeneratedAlways<string>;
  /** While its account is suspended, the status that it returns to (D44); null otherwise. */
  heldStatus: ColumnType<ServerStatus | null, undefined, ServerStatus | null>;
  /** Grows with every change. */
  version: Generated<number>;
  /**
   * When it is seen to whether something happens to it by itself (renewals); the database brings it forward when what decides
   * that changes. Null for not before then.
   */
  lookAt: ColumnType<Date | null, Date | undefined, Date | null>;
}

/** An address or IPv6 network of a server, which the database keeps by the columns of `server`. */
export interface ServerAddressTable {
  address: string;
  serverId: ServerId;
}

/** The history of a server (D32). */
export interface ServerEventTable {
  id: Generated<number>;
  userId: string;
  serverId: ServerId;
  at: Date;
  kind: ServerEvent['kind'];
  actor: ServerEvent['actor'];
  detail: string | null;
}

declare module '../db/schema' {
  interface Schema {
    server: ServerTable;
    serverEvent: ServerEventTable;
    serverAddress: ServerAddressTable;
  }
}
