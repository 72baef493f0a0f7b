import { sql } from 'kysely';
import type { usageContract } from '@app/contract/usage';
import type { Handlers } from '../routing/contractRoutes';
import { discounts } from './discounts';
import { spending } from './spending';
import { traffic, trafficOf } from './traffic';

/** Handlers of an account's resources. */
export const usageRoutes: Handlers<typeof usageContract> = {
  discounts,
  spending,
  traffic,
  trafficOf,
  async addresses({ db, caller }) {
    const servers = await db
      .selectFrom('server')
      .select(['id', 'domain', 'status', sql<string | null>`host("ip")`.as('main')])
      .where('userId', '=', caller.id)
      .execute();
    if (servers.length === 0) return { items: [] };
    const rows = await db
      .selectFrom('serverAddress')
      .select('serverId')
      .select([
        // A network keeps its length; a single address has none.
        sql<string>`abbrev("address")`.as('address'),
        sql<string>`host("address")`.as('host'),
        sql<4 | 6>`family("address")`.as('family'),
      ])
      .where(
        'serverId',
        'in',
        servers.map(({ id }) => id),
      )
      // An expression: the index of addresses would be read whole for its order.
      .orderBy(sql`"address" + 0`)
      .execute();
    const stored = await db
      .selectFrom('reverseName')
      .select(['address', 'name'])
      .where('userId', '=', caller.id)
      .where('name', 'is not', null)
      .execute();
    const names = new Map(stored.map(({ address, name }) => [address, name]));
    return {
      items: servers
        .toSorted((one, other) => one.id - other.id)
        .flatMap(({ id, domain, status, main }) =>
          rows
            .filter(({ serverId }) => serverId === id)
            .map(({ address, host, family }) => ({
              serverId: String(id),
              domain,
              status,
              address,
              version: family === 4 ? ('ipv4' as const) : ('ipv6' as const),
              isMain: host === main,
              // Until its owner sets another, the main address has the name of the server.
              reverseName: (names.get(host) ?? (host === main ? domain : '')) || null,
            }))
            .toSorted((one, other) => Number(other.isMain) - Number(one.isMain)),
        ),
    };
  },
};
