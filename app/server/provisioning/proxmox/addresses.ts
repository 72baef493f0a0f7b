import { sql } from 'kysely';
import { isIPv4 } from 'node:net';
import type { Db } from '../../db/database';
import type { PooledAddresses, Wanted } from '../simulatedPool';
import { ipv4Number, ipv4Text, type ProxmoxSite } from './config';

/* Addresses of the machines on Proxmox VE. A returned one waits in quarantine before another server gets it. */

/** Any number that nothing else locks by (db/migrate.ts). */
const lockId = 4_205_661;
const dayMs = 86_400_000;

class NoAddress extends Error {}

/** The first free ones of the candidates. */
async function take(
  tx: Db,
  serverId: number,
  candidates: Iterable<string>,
  { count, now }: { count: number; now: Date },
): Promise<readonly string[]> {
  if (count <= 0) return [];
  const rows = await tx.selectFrom('proxmoxAddress').select(['address', 'serverId', 'freeAfter']).execute();
  const isTaken = new Set(
    rows
      .filter((row) => row.serverId !== null || (row.freeAfter !== null && row.freeAfter > now))
      .map(({ address }) => address),
  );
  const taken: string[] = [];
  for (const address of candidates) {
    if (isTaken.has(address)) continue;
    taken.push(address);
    if (taken.length === count) break;
  }
  if (taken.length < count) throw new NoAddress();
  await tx
    .insertInto('proxmoxAddress')
    .values(taken.map((address) => ({ address, serverId, freeAfter: null })))
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ serverId, freeAfter: null }))
    .execute();
  return taken;
}

function* addressesOf({ ipv4 }: Pick<ProxmoxSite, 'ipv4'>): Generator<string> {
  for (const { from, to } of ipv4)
    for (let value = ipv4Number(from); value <= ipv4Number(to); value += 1) yield ipv4Text(value);
}

function* networksOf({ ipv6 }: Pick<ProxmoxSite, 'ipv6'>): Generator<string> {
  if (!ipv6) return;
  const [prefix = ''] = ipv6.network.split('::');
  for (let place = 1; place < 65_536; place += 1) yield `${prefix}:${place.toString(16)}::/64`;
}

/** Returns addresses to the pool, in quarantine. */
async function giveBack(
  tx: Db,
  serverId: number,
  addresses: readonly string[],
  freeAfter: Date,
): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .updateTable('proxmoxAddress')
    .set({ serverId: null, freeAfter })
    .where('serverId', '=', serverId)
    .where('address', 'in', [...addresses])
    .execute();
}

/** Creates the pool of addresses. */
export function proxmoxPool(db: Db, quarantineDays: number, clock: () => Date) {
  const quarantineEnd = () => new Date(clock().getTime() + quarantineDays * dayMs);
  const ownOf = (tx: Db, serverId: number) =>
    tx
      .selectFrom('proxmoxAddress')
      .select('address')
      .where('serverId', '=', serverId)
      .orderBy('address')
      .execute();
  return {
    /** Assigns what a server wants and does not have, and takes back what it has too much; null if not enough is free. */
    async assign(serverId: number, site: ProxmoxSite, wanted: Wanted): Promise<PooledAddresses | null> {
      const { ip, ipv4, ipv6Subnet } = wanted;
      try {
        return await db.transaction().execute(async (tx) => {
          await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
          const own = (await ownOf(tx, serverId)).map(({ address }) => address);
          const kept = own
            .filter((address) => isIPv4(address))
            .toSorted((one, other) => Number(other === ip) - Number(one === ip))
            .slice(0, ipv4);
          const network = ipv6Subnet === '' ? undefined : own.find((address) => !isIPv4(address));
          const returned = own.filter((address) => !kept.includes(address) && address !== network);
          await giveBack(tx, serverId, returned, quarantineEnd());
          const now = clock();
          const added = await take(tx, serverId, addressesOf(site), { count: ipv4 - kept.length, now });
          const networks = await take(tx, serverId, networksOf(site), {
            count: ipv6Subnet === '' || network !== undefined ? 0 : 1,
            now,
          });
          return { addresses: [...kept, ...added], ipv6Subnet: network ?? networks[0] ?? null };
        });
      } catch (error) {
        if (error instanceof NoAddress) return null;
        throw error;
      }
    },
    /** Takes everything back. */
    async release(serverId: number): Promise<void> {
      const own = (await ownOf(db, serverId)).map(({ address }) => address);
      await giveBack(db, serverId, own, quarantineEnd());
    },
  };
}

/** The pool of addresses of Proxmox VE. */
export type ProxmoxPool = ReturnType<typeof proxmoxPool>;

/** Network cards and cloud-init's addresses of a machine: a card per IPv4 address, IPv6 on the first. */
export function networkOf(
  { addresses, ipv6Subnet }: PooledAddresses,
  { bridge, ipv4, ipv6 }: ProxmoxSite,
): Record<string, string> {
  const entries = addresses.flatMap((address, index): [string, string][] => {
    const value = ipv4Number(address);
    const range = ipv4.find(({ from, to }) => ipv4Number(from) <= value && value <= ipv4Number(to));
    const parts = [`ip=${address}/${range?.prefix ?? 32}`];
    if (index === 0 && range) parts.push(`gw=${range.gateway}`);
    if (index === 0 && ipv6Subnet !== null && ipv6)
      parts.push(`ip6=${ipv6Subnet.replace('::/64', '::1/64')}`, `gw6=${ipv6.gateway}`);
    return [
      [`net${index}`, `virtio,bridge=${bridge},firewall=1`],
      [`ipconfig${index}`, parts.join(',')],
    ];
  });
  return Object.fromEntries(entries);
}
