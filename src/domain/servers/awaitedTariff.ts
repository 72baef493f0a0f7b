import type { CartEntry } from '../cart/entry';
import type { Server, ServerId } from '../server';
import { tariffInPlaceOf } from '../tariffSpecs';

/** A bill that waits for its money, and what paying it delivers; null for nothing. */
export interface OpenBill {
  readonly id: number;
  readonly entries: readonly CartEntry[] | null;
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

/**
 * Whether a bill is for nothing but another tariff of this server: then the next change of it takes the bill's place, so that
 * there are never two to be paid (D28). An order of several things stays.
 */
export function isTariffBill({ entries }: OpenBill, id: ServerId): boolean {
  const [only, ...others] = entries ?? [];
  return others.length === 0 && only?.kind === 'tariff' && only.serverId === id;
}
