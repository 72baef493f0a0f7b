import { sql, type Insertable, type Selectable } from 'kysely';
import { hostKey } from '@/domain/servers/hostName';
import type { ProductLine } from '@/domain/catalog/plan';
import { fold } from '@/domain/search/fold';
import { serverFields, type Server, type ServerId } from '@/domain/servers/server';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import { serverRules } from '@/domain/servers/serverRules';
import type { ChangedServer } from '@/domain/servers/changedServer';
import { autoSubnet, type EditableServer } from '@/domain/servers/serverSettings';
import type { Db } from '../db/database';
import { settingsOf } from '../settings/storedSettings';
import type { ServerTable, StoredServer } from './tables';

const { awaitedTariff: _awaited, ...storedFields } = serverFields;

/** Columns of a `Server`. */
export const serverColumns = ['id', ...Object.keys(storedFields)] as readonly (keyof StoredServer)[];

/** A stored server. */
export type ServerRow = Selectable<ServerTable>;

/** Converts a row; its awaited tariff is stored with the bills (awaited.ts). */
export function toServer(row: StoredServer): Server {
  const server = Object.fromEntries(
    serverColumns.map((name) => [name, row[name]]),
  ) as unknown as StoredServer;
  return { ...server, ip: row.ip ?? '', awaitedTariff: null };
}

export function toEditable(row: ServerRow): EditableServer {
  const { domain, os, autoRenewal, renewalPeriod, createdOn, memory, settings } = row;
  const { optionPrices, addresses, ipv6Subnets } = row;
  const server = toServer(row);
  return {
    server,
    createdOn,
    memory,
    settings: { ...settings, domain, ip: server.ip, os, autoRenewal, renewalPeriod },
    ...(optionPrices && { optionPrices }),
    addresses,
    ipv6Subnets: ipv6Subnets.length > 0 ? ipv6Subnets : [autoSubnet],
  };
}

function columnsOf({
  server,
  createdOn,
  memory,
  settings,
  optionPrices,
  addresses,
  ipv6Subnets,
}: EditableServer) {
  const { domain: _, ip: __, os: ___, autoRenewal: ____, renewalPeriod: _____, ...rest } = settings;
  const { awaitedTariff: ______, ...columns } = server;
  return {
    ...columns,
    ip: server.ip || null,
    host: hostKey(server.domain),
    createdOn,
    memory,
    paidLevels: JSON.stringify(server.paidLevels),
    nextPrices: JSON.stringify(server.nextPrices),
    tags: JSON.stringify(server.tags),
    settings: JSON.stringify(rest),
    optionPrices: optionPrices ? JSON.stringify(optionPrices) : null,
    addresses: JSON.stringify(addresses),
    ipv6Subnets: JSON.stringify(ipv6Subnets.filter((subnet) => subnet !== autoSubnet)),
    searchText: fold(serverRules.searchable(server).join('\n')),
  } satisfies Omit<Insertable<ServerTable>, 'userId' | 'product'>;
}

/** A history event to store. */
type NewEvent = Omit<ServerEvent, 'id' | 'at'> & { readonly at: Date };

/** Rows per statement, which may have 65 535 parameters. */
const rowsAtOnce = 1000;

/** Adds servers with their history to an account. */
export async function insertServers(
  tx: Db,
  userId: string,
  added: readonly { product: ProductLine; editable: EditableServer; events: readonly NewEvent[] }[],
): Promise<void> {
  const { graceDays } = await settingsOf(tx);
  const rows = added.map(({ product, editable }) => ({
    userId,
    product,
    ...columnsOf(editable),
    graceDays,
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insertInto('server')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  const events = added.flatMap(({ editable, events: own }) =>
    own.map((event) => ({ ...event, userId, serverId: editable.server.id })),
  );
  for (let from = 0; from < events.length; from += rowsAtOnce)
    await tx
      .insertInto('serverEvent')
      .values(events.slice(from, from + rowsAtOnce))
      .execute();
}

/** Stores a changed server, by default changed by the customer; returns its version. */
export async function storeChanged(
  tx: Db,
  userId: string,
  { editable, notes }: ChangedServer,
  now: Date,
  actor: ServerEvent['actor'] = 'customer',
): Promise<number> {
  const { id, ...columns } = columnsOf(editable);
  const { version } = await tx
    .updateTable('server')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (notes.length > 0)
    await tx
      .insertInto('serverEvent')
      .values(notes.map((note) => ({ ...note, userId, serverId: id, at: now, actor })))
      .execute();
  return version;
}

/** Reserves unused server ids. */
export async function newServerIds(tx: Db, count: number): Promise<readonly ServerId[]> {
  const { rows } = await sql<{ id: ServerId }>`
    select nextval('"server_id_seq"') as "id" from generate_series(1, ${sql.lit(count)})`.execute(tx);
  return rows.map(({ id }) => id);
}
