import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { ServerSpec } from './provisioner';

/** Part of a server's specification that determines its addresses. */
export type Wanted = Pick<ServerSpec, 'datacenter' | 'ip' | 'ipv4' | 'ipv6Subnet'>;

/** Addresses of a server, the main one first, and its IPv6 network. */
export interface PooledAddresses {
  readonly addresses: readonly string[];
  readonly ipv6Subnet: string | null;
}

/** Public addresses for simulated servers. */
export interface AddressPool {
  /** Assigns missing addresses and releases excess ones; null if too few are free. */
  readonly assign: (serverId: number, wanted: Wanted) => Promise<PooledAddresses | null>;
  /** Releases all addresses of a server. */
  readonly release: (serverId: number) => Promise<void>;
}

/** Number of addresses in a data centre: a quarter of a 16-bit network, without its first and last. */
const usualSize = 16_382;

/** Id of the advisory lock; must differ from other ids (db/migrate.ts). */
const lockId = 4_205_240;

/** Data centres with a block of addresses of their own, in the order of the blocks. */
const ownBlocks = ['ru', 'us', 'nl', 'de', 'gb'];

/** Returns the block of a data centre; those that were added later share one. */
function blockOf(datacenter: string): number {
  const index = ownBlocks.indexOf(datacenter);
  return index === -1 ? ownBlocks.length : index;
}

class PoolExhausted extends Error {}

/** Inserts free addresses for a server; `candidate` computes the nth address of the data centre. */
async function take(
  tx: Db,
  serverId: number,
  { count, size, candidate }: { count: number; size: number; candidate: string },
): Promise<readonly string[]> {
  if (count <= 0) return [];
  // One by one, because the query ends at the first free ones.
  const { rows } = await sql<{ address: string }>`
    insert into "simulatedAddress" ("address", "serverId")
    select "free", ${serverId}::bigint from (
      select ${sql.raw(candidate)} as "free"
      from (select (${serverId}::bigint * 5 + "n") % ${size}::bigint as "place" from generate_series(0, ${size}::bigint - 1) "n") "places"
    ) "candidates"
    where (select "taken"."serverId" from "simulatedAddress" "taken" where "taken"."address" = "free") is null
    limit ${count}
    returning "address"`.execute(tx);
  if (rows.length < count) throw new PoolExhausted();
  return rows.map(({ address }) => address);
}

/**
 * Assigns addresses in a transaction, one server of a data centre at a time. IPv4 addresses come from RFC 2544's
 * network for tests, IPv6 networks from RFC 3849's for documentation.
 */
export async function assignAddresses(
  tx: Db,
  serverId: number,
  { datacenter, ip, ipv4, ipv6Subnet }: Wanted,
  size = usualSize,
): Promise<PooledAddresses> {
  const block = blockOf(datacenter);
  await sql`select pg_advisory_xact_lock(${lockId}, ${block})`.execute(tx);
  const { rows } = await sql<{ address: string; isNetwork: boolean }>`
    select "address", family("address") = 6 as "isNetwork" from "simulatedAddress" where "serverId" = ${serverId}
    order by "address"`.execute(tx);
  const own = rows.filter(({ isNetwork }) => !isNetwork).map(({ address }) => address);
  const networks = rows.filter(({ isNetwork }) => isNetwork).map(({ address }) => address);
  const kept = own.toSorted((one, other) => Number(other === ip) - Number(one === ip)).slice(0, ipv4);
  const keptNetworks = networks.slice(0, ipv6Subnet === '' ? 0 : 1);
  const returned = rows.filter(({ address }) => ![...kept, ...keptNetworks].includes(address));
  if (returned.length > 0)
    await sql`delete from "simulatedAddress" where "serverId" = ${serverId}
      and "address" in (${sql.join(returned.map(({ address }) => sql`${address}::inet`))})`.execute(tx);
  const addresses = await take(tx, serverId, {
    count: ipv4 - kept.length,
    size,
    candidate: `'198.18.0.0'::inet + ${block * (usualSize + 2) + 1} + "place"`,
  });
  const added = await take(tx, serverId, {
    count: ipv6Subnet === '' ? 0 : 1 - keptNetworks.length,
    size,
    candidate: `('2001:db8:${(block + 1).toString(16)}:' || to_hex("place") || '::/64')::inet`,
  });
  return { addresses: [...kept, ...addresses], ipv6Subnet: keptNetworks[0] ?? added[0] ?? null };
}

/** Creates a pool in the database, shared by its instances. */
export function databasePool(db: Db, size = usualSize): AddressPool {
  return {
    async assign(serverId, wanted) {
      try {
        return await db.transaction().execute((tx) => assignAddresses(tx, serverId, wanted, size));
      } catch (error) {
        if (error instanceof PoolExhausted) return null;
        throw error;
      }
    },
    async release(serverId) {
      await db.deleteFrom('simulatedAddress').where('serverId', '=', serverId).execute();
    },
  };
}

/** A pool without storage: addresses are computed from the server's number and never run out. */
export const numberedPool: AddressPool = {
  assign(serverId, { ip, ipv4, ipv6Subnet }) {
    const own = Array.from({ length: 8 }, (_, index) => {
      const value = serverId * 8 + index;
      return `10.${(value >> 16) & 255}.${(value >> 8) & 255}.${value & 255}`;
    });
    return Promise.resolve({
      addresses: own.toSorted((one, other) => Number(other === ip) - Number(one === ip)).slice(0, ipv4),
      ipv6Subnet: ipv6Subnet === '' ? null : `2001:db8:ff:${(serverId & 0xffff).toString(16)}::/64`,
    });
  },
  release: () => Promise.resolve(),
};
