import type { CartEntry } from '../cart/entry';
import type { PricedSettings } from './serverSettings';
import type { Server, ServerId } from './server';
import { tariffInPlaceOf } from '@/domain/catalog/tariffSpecs';

/** Options of a server that wait for payment (D38). */
export interface AwaitedOptions {
  readonly serverId: ServerId;
  readonly options: PricedSettings;
}

/** An open payment and its delivery. */
export interface OpenBill {
  readonly id: number;
  /** Null for a charge without entries. */
  readonly entries: readonly CartEntry[] | null;
  readonly options?: AwaitedOptions | null | undefined;
}

/** Returns the tariff of each server once a bill is paid (D28); the newest bill of a server wins. */
export function awaitedTariffs(bills: readonly OpenBill[]): ReadonlyMap<ServerId, string> {
  const awaited = new Map<ServerId, string>();
  for (const { entries } of bills.toSorted((one, other) => one.id - other.id))
    for (const entry of entries ?? []) if (entry.kind === 'tariff') awaited.set(entry.serverId, entry.tariff);
  return awaited;
}

/** Returns a server with its awaited tariff. */
export function withAwaited(server: Server, awaited: ReadonlyMap<ServerId, string>): Server {
  const star = awaited.get(server.id);
  const tariff = star === undefined ? null : tariffInPlaceOf(server.tariff, star);
  return { ...server, awaitedTariff: tariff === server.tariff ? null : tariff };
}

/** Returns the options of a server once a bill is paid (D38); null without such a bill. */
export function awaitedOptionsOf(bills: readonly OpenBill[], id: ServerId): PricedSettings | null {
  return bills.find(({ options }) => options?.serverId === id)?.options?.options ?? null;
}

/** Whether the price of an open payment depends on a server through its entries or options (D39). */
export function isPricedBy({ entries, options }: Omit<OpenBill, 'id'>, id: ServerId): boolean {
  return (
    options?.serverId === id ||
    (entries ?? []).some((entry) => entry.kind !== 'order' && entry.serverId === id)
  );
}

/** Returns the servers that a payment changes. */
export function changedServers({ entries, options }: Omit<OpenBill, 'id'>): ReadonlySet<ServerId> {
  const named = (entries ?? []).flatMap((entry) => (entry.kind === 'order' ? [] : entry.serverId));
  return new Set(options ? [...named, options.serverId] : named);
}
