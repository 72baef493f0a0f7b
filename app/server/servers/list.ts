import { isIP } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import type { serversContract } from '@app/contract/servers';
import type { Received } from '@app/contract/call';
import { toIsoDate } from '@/domain/dates';
import { rowsPerPage } from '@/domain/list/listRules';
import { fold } from '@/domain/search/fold';
import type { Server } from '@/domain/server';
import { lifeCycle, type ServerSortKey } from '@/domain/serverRules';
import type { Db } from '../db/database';
import { parseCursor, toCursor } from '../http/cursor';
import { serverColumns, toServer } from './store';

type Query = Received<typeof serversContract.list, 'query'>;

/** What a list is sorted by: an expression, its type, and whether a text is a value of that type. */
interface Order {
  readonly by: RawBuilder<unknown>;
  readonly type: 'bigint' | 'text' | 'inet' | 'date';
}

const isValueOf: Readonly<Record<Order['type'], (text: string) => boolean>> = {
  bigint: (text) => /^\d{1,15}$/.test(text),
  text: (text) => !text.includes('\0'),
  inet: (text) => isIP(text) > 0,
  date: (text) => toIsoDate(text) !== null,
};

const column = (name: string, type: Order['type'] = 'text'): Order => ({ by: sql.ref(name), type });

const orders: Readonly<Record<ServerSortKey, Order>> = {
  id: column('id', 'bigint'),
  domain: column('domain'),
  ip: column('ip', 'inet'),
  os: column('os'),
  tariff: column('tariff'),
  datacenter: column('datacenter'),
  endDate: column('endDate', 'date'),
  // Along a server's life; words that the portal does not know come last.
  status: {
    by: sql`coalesce(array_position(array[${sql.join(lifeCycle.map((status) => sql.lit(status)))}], "status"), 9)::bigint`,
    type: 'bigint',
  },
  price: column('monthlyPrice', 'bigint'),
};

/** The account's servers that a query asks for, before they are sorted and cut into pages. */
function matching(db: Db, userId: string, query: Query) {
  let rows = db.selectFrom('server').where('userId', '=', userId);
  for (const name of ['product', 'status', 'datacenter', 'tariff'] as const) {
    const value = query[name];
    if (value !== undefined) rows = rows.where(name, '=', value);
  }
  if (query.endsBefore !== undefined) rows = rows.where('endDate', '<', query.endsBefore);
  const needle = fold(query.search?.trim() ?? '');
  return needle === '' ? rows : rows.where(sql<boolean>`strpos("searchText", ${needle}) > 0`);
}

/** A page of the account's servers (D9); without a sorted column, oldest first. */
export async function serverPage(
  db: Db,
  userId: string,
  query: Query,
): Promise<{ items: Server[]; next: string | null; total: number }> {
  const { limit = rowsPerPage, sort = 'id', direction = 'ascending' } = query;
  const { by, type } = orders[sort];
  const way = direction === 'ascending' ? 'asc' : 'desc';
  let page = matching(db, userId, query)
    .select([
      ...serverColumns,
      (type === 'inet' ? sql<string>`host(${by})` : sql<string>`${by}::text`).as('sortedBy'),
    ])
    .orderBy(by, way)
    .orderBy('id', way)
    .limit(limit + 1);
  if (query.cursor !== undefined) {
    const { value, id } = parseCursor(query.cursor, isValueOf[type]);
    const behind = sql.raw(direction === 'ascending' ? '>' : '<');
    page = page.where(sql<boolean>`(${by}, "id") ${behind} (${value}::${sql.raw(type)}, ${id}::bigint)`);
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toServer),
    next: last ? toCursor({ value: last.sortedBy, id: last.id }) : null,
    // The only page is all there is.
    total: query.cursor === undefined && !last ? rows.length : await count(db, userId, query),
  };
}

async function count(db: Db, userId: string, query: Query): Promise<number> {
  const { total } = await matching(db, userId, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
