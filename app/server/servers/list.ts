import { isIP } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import type { serversContract } from '@app/contract/servers';
import type { Received } from '@app/contract/call';
import { toIsoDate } from '@/domain/dates';
import { isoDateSchema } from '@/domain/isoDateSchema';
import { rowsPerPage } from '@/domain/list/listRules';
import { fold } from '@/domain/search/fold';
import { serverFields, type Server } from '@/domain/server';
import { serverRules, type ServerSortKey } from '@/domain/serverRules';
import { lifeCycle } from '@/domain/servers/serverStates';
import type { Db } from '../db/database';
import { parseCursor, toCursor } from '../paging/cursor';
import { serverColumns, toServer } from '../serverStore/store';
import type { StoredServer } from '../serverStore/tables';

type Query = Received<typeof serversContract.list, 'query'>;

/** What a list is sorted by: an expression, its type, and whether a text is a value of that type. */
interface Order {
  readonly by: RawBuilder<unknown>;
  readonly type: 'bigint' | 'text' | 'inet' | 'date';
}

const isValueOf: Readonly<Record<Order['type'], (text: string) => boolean>> = {
  bigint: (text) => /^\d{1,15}$/.test(text),
  text: () => true,
  inet: (text) => isIP(text) > 0,
  date: (text) => toIsoDate(text) !== null,
};

/** What is not sorted by a column of the same name. */
const orders: Readonly<Record<Exclude<ServerSortKey, keyof StoredServer> | 'status' | 'ip', Order>> = {
  // Along a server's life; words that the portal does not know come last.
  status: {
    by: sql`coalesce(array_position(array[${sql.join(lifeCycle.map((status) => sql.lit(status)))}], "status"), 9)::bigint`,
    type: 'bigint',
  },
  price: { by: sql.ref('monthlyPrice'), type: 'bigint' },
  // Servers without an address come after those with one, as in the browser (addressRanks).
  ip: { by: sql`coalesce("ip", 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'::inet)`, type: 'inet' },
};

const typeOf = { number: 'bigint', text: 'text', address: 'inet' } as const;

/** What the browser sorts short lists by decides how long ones are sorted here; a day sorts there as its text. */
function orderOf(key: ServerSortKey): Order {
  if (key === 'status' || key === 'price' || key === 'ip') return orders[key];
  const isDay = key !== 'id' && serverFields[key] === isoDateSchema;
  return { by: sql.ref(key), type: isDay ? 'date' : typeOf[serverRules.sorts[key].by] };
}

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
  const { by, type } = orderOf(sort);
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
