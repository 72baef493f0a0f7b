import { sql, type Selectable } from 'kysely';
import { serverRules, type ServerConditions, type ServerKey } from '@/domain/admin/lists';
import {
  adminServerStatuses,
  adminServerStatusOf,
  serverStatusOf,
  type AdminServer,
  type AdminServerId,
  type AdminServerStatus,
} from '@/domain/admin/server';
import type { ServerChange } from '@/domain/admin/serverForm';
import type { Grouped } from '@/domain/admin/grouped';
import { isSameHost } from '@/domain/servers/hostName';
import type { DatacenterId, PlanName } from '@/domain/catalog/plan';
import type { ServerId } from '@/domain/servers/server';
import { lifeCycle } from '@/domain/servers/serverStates';
import { powerCommand, powerNote, powerStateOf, stateAfter, type PowerAction } from '@/domain/servers/power';
import { lockOwner } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { foundServer, serverRow, serversOf } from '../serverStore/read';
import { storeChanged, toEditable } from '../serverStore/store';
import type { ServerTable } from '../serverStore/tables';
import { addOperations } from '../provisioning/operations';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byAddress, byRank, byText, byValue } from '../paging/order';
import { countRows } from './countRows';
import { searchOwners, type OwnerSearch } from '../paging/searchOwners';

/* All customers' servers, for administrators to see and change (D33). */

/** A server and its customer. */
export interface OwnedServer {
  readonly server: AdminServer;
  readonly userId: string;
}

const columns = [
  'id',
  'userId',
  'domain',
  'status',
  'datacenter',
  'ip',
  'tariff',
  'createdOn',
  'endDate',
] as const;

function toOwned(
  row: Pick<Selectable<ServerTable>, (typeof columns)[number]> & { email: string },
): OwnedServer {
  return {
    userId: row.userId,
    server: {
      // Both areas use the same number.
      id: row.id as number as AdminServerId,
      name: row.domain,
      user: row.email,
      status: adminServerStatusOf(row.status),
      // Sold from the catalogue, so data centre and plan are known ids.
      datacenter: row.datacenter as DatacenterId,
      ip: row.ip ?? '',
      plan: row.tariff as PlanName,
      created: row.createdOn,
      expires: row.endDate,
    },
  };
}

const owned = (db: Db) =>
  db
    .selectFrom('server')
    .innerJoin('user', 'user.id', 'server.userId')
    .select(columns.map((column) => `server.${column}` as const))
    .select('user.email');

/** Stored statuses that map to an admin status. */
const storedStatuses = (status: AdminServerStatus) =>
  lifeCycle.filter((stored) => adminServerStatusOf(stored) === status);

const listColumns = (orOwner: OwnerSearch): ListColumns<ServerKey, ServerConditions> => ({
  id: 'server.id',
  sorts: {
    id: byValue('server.id', 'bigint'),
    name: byText('server.domain'),
    user: byText('user.email'),
    status: byRank('server.status', adminServerStatuses.map(storedStatuses)),
    datacenter: byText('server.datacenter'),
    ip: byAddress('server.ip'),
    plan: byText('server.tariff'),
    created: byValue('server.createdOn', 'date'),
    expires: byValue('server.endDate', 'date'),
  },
  conditions: {
    status: (status) => sql<boolean>`"server"."status" in (${sql.join(storedStatuses(status))})`,
    datacenter: (datacenter) => sql<boolean>`"server"."datacenter" = ${datacenter}`,
  },
  search: (pattern) => orOwner(sql<boolean>`"server"."adminText" like ${pattern}`, 'server.userId'),
});

/** Counts the servers. */
async function countServers(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('accountSummary')
    .select(sql<number>`coalesce(sum("servers"), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page of the servers of all customers (§2 '/admin/servers'). */
export async function serverPage(db: Db, query: ListRequest<ServerKey, ServerConditions>) {
  const source = listSource(owned(db), listColumns(await searchOwners(db, query.search)), query, {
    toItems: (rows) => rows.map((row) => toOwned(row).server),
    counted: db.selectFrom('server'),
    whole: async () => ({ total: await countServers(db), sums: {} }),
  });
  return listPage([source], serverRules, query);
}

/** Returns a customer's newest servers and their total number. */
export async function newestServers(db: Db, userId: string, limit: number) {
  const own = owned(db).where('server.userId', '=', userId);
  const rows = await own.orderBy('server.id', 'desc').limit(limit).execute();
  return { items: rows.map((row) => toOwned(row).server), total: await countRows(own) };
}

/** Counts all servers by status, data centre and plan. The database groups them, because there are many. */
export async function serverFigures(
  db: Db,
): Promise<readonly Grouped<Pick<AdminServer, 'status' | 'datacenter' | 'plan'>>[]> {
  const rows = await db
    .selectFrom('server')
    .select((field) => ['status', 'datacenter', 'tariff', field.fn.countAll<number>().as('count')])
    .groupBy(['status', 'datacenter', 'tariff'])
    .orderBy('datacenter')
    .execute();
  return rows.map(({ status, datacenter, tariff, count }) => ({
    status: adminServerStatusOf(status),
    datacenter: datacenter as DatacenterId,
    plan: tariff as PlanName,
    count,
  }));
}

/** Counts the servers of these accounts; accounts without servers are omitted. */
export async function serverCounts(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('server')
    .select((field) => ['userId', field.fn.countAll<number>().as('count')])
    .where('userId', 'in', [...userIds])
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** Locks the customer and returns a server, so that concurrent changes see each other. */
export async function lockServer(tx: Db, id: AdminServerId): Promise<OwnedServer> {
  const row = owned(tx).where('server.id', '=', id as number as ServerId);
  const owner = await lockOwner(tx, async () => (await row.executeTakeFirst())?.userId);
  if (owner === null) throw refusal('notFound');
  return toOwned(await row.executeTakeFirstOrThrow());
}

/** Starts, stops or restarts a server of a locked customer and adds a history entry (D32). The status must allow it. */
export async function setServerPower(
  tx: Db,
  { server, userId }: OwnedServer,
  requested: PowerAction,
  now: Date,
): Promise<void> {
  const id = server.id as number as ServerId;
  const [before, after] = [powerStateOf(serverStatusOf(server.status)), stateAfter(requested)];
  const action = powerCommand(before, after);
  if (action !== null)
    await addOperations(tx, userId, [{ serverId: id, title: server.name, command: { action } }], now);
  if (before !== after)
    await tx
      .updateTable('server')
      .set(({ eb }) => ({ status: serverStatusOf(after), version: eb('version', '+', 1) }))
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute();
  const kind = powerNote(before, after);
  if (kind !== null)
    await tx
      .insertInto('serverEvent')
      .values({ userId, serverId: id, at: now, kind, actor: 'support', detail: null })
      .execute();
}

/** Changes name and end date of a server of a locked customer. */
export async function changeServer(
  tx: Db,
  { server, userId }: OwnedServer,
  { name, expires }: ServerChange,
  now: Date,
): Promise<void> {
  const id = server.id as number as ServerId;
  const others = (await serversOf(tx, userId)).filter((each) => each.id !== id);
  if (others.some(({ domain }) => isSameHost(domain, name))) throw refusal('domainTaken');
  const before = toEditable(await foundServer(serverRow(tx, userId, id)));
  const editable = {
    ...before,
    server: { ...before.server, domain: name, endDate: expires },
    settings: { ...before.settings, domain: name },
  };
  await storeChanged(tx, userId, { editable, notes: [] }, now);
}
