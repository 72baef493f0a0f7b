import * as v from 'valibot';
import { type CartEntry } from '@/domain/cart/entry';
/** What is bought, as it goes over the wire: without prices (D21), the numbers of servers as strings. */
export declare const cartEntriesOnWire: v.SchemaWithPipe<
  readonly [
    v.ArraySchema<v.UnknownSchema, undefined>,
    v.MaxLengthAction<unknown[], 200, undefined>,
    v.ArraySchema<
      v.GenericSchema<
        | {
            kind: 'order';
            id: string;
            plan: string;
            configuration: {
              os: {
                family: string;
                version: string;
              } | null;
              software: 'none' | 'lamp' | 'docker' | 'wordpress';
              panel: 'none' | 'cpanel' | 'plesk';
              ipv4: number;
              ipv6: boolean;
              backup: 'none' | 'weekly' | 'daily';
              count: number;
              period: 'month' | '3months' | '6months' | 'year';
              autoRenewal: boolean;
            };
          }
        | {
            serverId: string;
            kind: 'renewal';
            id: string;
            period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
          }
        | {
            serverId: string;
            kind: 'tariff';
            id: string;
            tariff: string;
          },
        | {
            kind: 'order';
            id: string;
            plan: string;
            configuration: {
              os: import('@/domain/order/os').OsChoice | null;
              software: 'none' | 'lamp' | 'docker' | 'wordpress';
              panel: 'none' | 'cpanel' | 'plesk';
              ipv4: number;
              ipv6: boolean;
              backup: 'none' | 'weekly' | 'daily';
              count: number;
              period: 'month' | '3months' | '6months' | 'year';
              autoRenewal: boolean;
            } & {
              os: import('@/domain/order/os').OsChoice;
            };
          }
        | {
            kind: 'renewal';
            id: string;
            serverId: number & {
              readonly __id: 'server';
            };
            period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
          }
        | {
            kind: 'tariff';
            id: string;
            serverId: number & {
              readonly __id: 'server';
            };
            tariff: string;
          }
      >,
      undefined
    >,
    v.CheckAction<
      (
        | {
            kind: 'order';
            id: string;
            plan: string;
            configuration: {
              os: import('@/domain/order/os').OsChoice | null;
              software: 'none' | 'lamp' | 'docker' | 'wordpress';
              panel: 'none' | 'cpanel' | 'plesk';
              ipv4: number;
              ipv6: boolean;
              backup: 'none' | 'weekly' | 'daily';
              count: number;
              period: 'month' | '3months' | '6months' | 'year';
              autoRenewal: boolean;
            } & {
              os: import('@/domain/order/os').OsChoice;
            };
          }
        | {
            kind: 'renewal';
            id: string;
            serverId: number & {
              readonly __id: 'server';
            };
            period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
          }
        | {
            kind: 'tariff';
            id: string;
            serverId: number & {
              readonly __id: 'server';
            };
            tariff: string;
          }
      )[],
      'Two entries of one id'
    >,
  ]
>;
/** The numbers of servers as the strings that they are on the wire. */
export declare function wireEntries(entries: readonly CartEntry[]): (
  | {
      kind: 'order';
      id: string;
      plan: string;
      configuration: {
        os: import('@/domain/order/os').OsChoice | null;
        software: 'none' | 'lamp' | 'docker' | 'wordpress';
        panel: 'none' | 'cpanel' | 'plesk';
        ipv4: number;
        ipv6: boolean;
        backup: 'none' | 'weekly' | 'daily';
        count: number;
        period: 'month' | '3months' | '6months' | 'year';
        autoRenewal: boolean;
      } & {
        os: import('@/domain/order/os').OsChoice;
      };
    }
  | {
      serverId: string;
      kind: 'renewal';
      id: string;
      period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
    }
  | {
      serverId: string;
      kind: 'tariff';
      id: string;
      tariff: string;
    }
)[];
