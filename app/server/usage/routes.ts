import { sql } from 'kysely';
import type { usageContract } from '@app/contract/usage';
import type { Handlers } from '../routing/contractRoutes';

/** Handlers of an account's resources. */
export const usageRoutes: Handlers<typeof usageContract> = {
  async addresses({ db, caller }) {
    const rows = await db
      .selectFrom('server')
      .innerJoin('serverAddress', 'serverAddress.serverId', 'server.id')
      .select(['server.id', 'server.domain', 'server.status'])
      .select([
        // A network keeps its length; a single address has none.
        sql<string>`case when masklen("address") in (32, 128) then host("address") else text("address") end`.as(
          'address',
        ),
        sql<4 | 6>`family("address")`.as('family'),
        sql<boolean>`coalesce("server"."ip" = host("address"), false)`.as('isMain'),
      ])
      .where('server.userId', '=', caller.id)
      .orderBy('server.id')
      .orderBy('isMain', 'desc')
      .orderBy('serverAddress.address')
      .execute();
    return {
      items: rows.map(({ id, family, ...row }) => ({
        ...row,
        serverId: String(id),
        version: family === 4 ? 'ipv4' : 'ipv6',
      })),
    };
  },
};
