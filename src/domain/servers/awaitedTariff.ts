import type { CartEntry } from '../cart/entry';
import type { PricedSettings } from './serverSettings';
import type { Server, ServerId } from './server';
import { tariffInPlaceOf } from '@/domain/catalog/tariffSpecs';

/** Options of a server that wait for their money (D38). */
export interface AwaitedOptions {
  readonly serverId: ServerId;
  readonly options: PricedSettings;
}

/** An open payment, and what it delivers once it is paid. */
export interface OpenBill {
  readonly id: number;
  /** Null of a charge that delivers no entries. */
  readonly entries: readonly CartEntry[] | null;
  readonly options?: AwaitedOptions | null | undefined;
}

/** The tariff that each server moves to once a bill is paid (D28); of several bills for one server the newest counts. */
export function awaitedTariffs(bills: readonly OpenBill[]): ReadonlyMap<ServerId, string> {
  const awaited = new Map<ServerId, string>();
  for (const { entries } of bills.toSorted((one, other) => one.id - other.id))
    for (const entry of entries ?? []) if (entry.kind === 'tariff') awaited.set(entry.serverId, entry.tariff);
  return awaited;
}

/** A server with the tariff that it waits for. */
export function withAwaited(server: Server, awaited: ReadonlyMap<ServerId, string>): Server {
  const star = awaited.get(server.id);
  const tariff = star === undefined ? null : tariffInPlaceOf(server.tariff, star);
  return { ...server, awaitedTariff: tariff === server.tariff ? null : tariff };
}

/** The options that a server has once a bill is paid (D38); null where no bill is open for any. */
export function awaitedOptionsOf(bills: readonly OpenBill[], id: ServerId): PricedSettings | null {
  return bills.find(({ options }) => options?.serverId === id)?.options?.options ?? null;
}

/** Whether the price of an open payment depends on a server: any of its entries, or its options, are for it (D39). */
export function isPricedBy({ entries, options }: Omit<OpenBill, 'id'>, id: ServerId): boolean {
  return (
    options?.serverId === id ||
    (entries ?? []).some((entry) => entry.kind !== 'order' && entry.serverId === id)
  );
}

/** The servers that paying for this changes. */
export function changedServers({ entries, options }: Omit<OpenBill, 'id'>): ReadonlySet<ServerId> {
  const named = (entries ?? []).flatMap((entry) => (entry.kind === 'order' ? [] : entry.serverId));
  return new Set(options ? [...named, options.serverId] : named);
}
