import { toIsoDateTime } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import type { Db } from '../db/database';

/** Maximum number of listed events. */
const shownEvents = 500;

/** Returns the newest events of a server's history (D32). */
export async function eventsOf(db: Db, userId: string, id: ServerId): Promise<ServerEvent[]> {
  const rows = await db
    .selectFrom('serverEvent')
    .select(['id', 'at', 'kind', 'actor', 'detail', 'token', 'member'])
    .where('userId', '=', userId)
    .where('serverId', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownEvents)
    .execute();
  return rows.map(({ id: eventId, at, token, member, ...event }) => ({
    ...event,
    ...(token !== null && { token }),
    ...(member !== null && { member }),
    id: String(eventId),
    at: toIsoDateTime(at),
  }));
}

/** The same without the owner; empty for a deleted server. */
export async function eventsOfServer(db: Db, serverId: number): Promise<ServerEvent[]> {
  const id = serverId as ServerId;
  const owner = await db.selectFrom('server').select('userId').where('id', '=', id).executeTakeFirst();
  return owner ? eventsOf(db, owner.userId, id) : [];
}
