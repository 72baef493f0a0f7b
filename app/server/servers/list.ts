import { sql } from 'kysely';
import type { serversContract } from '@app/contract/servers';
import type { Received } from '@app/contract/call';
import type { Server, ServerId } from '@/domain/servers/server';
import {
  serverRules,
  type ServerConditions,
  type ServersAbout,
  type ServerSortKey,
} from '@/domain/servers/serverRules';
import type { AttentionFact, AttentionKind } from '@/domain/servers/attention';
import { expiringDays } from '@/domain/servers/expiring';
import { canReboot, canSwitch } from '@/domain/servers/power';
import { knownServerStatuses, lifeCycle, stateOf } from '@/domain/servers/serverStates';
import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';

import type { Db } from '../db/database';
import { listPage, listSource, type ListColumns } from '../paging/listPage';
import { byAddress, byRank, byText, byValue } from '../paging/order';
import { serversNamed } from '../serverStore/read';
import { serverColumns, toServer } from '../serverStore/store';
import { awaitingServers, withAwaitedTariffs } from './awaited';

type Query = Received<typeof serversContract.list, 'query'>;
type ServerOptions = Omit<ServersAbout, 'attention'>;

const columns: ListColumns<ServerSortKey, ServerConditions> = {
  id: 'id',
  sorts: {
    id: byValue('id', 'bigint'),
    domain: byText('domain'),
    ip: byAddress('ip'),
    os: byText('os'),
    tariff: byText('tariff'),
    datacenter: byText('datacenter'),
    endDate: byValue('endDate', 'date'),
    status: byRank('status', lifeCycle),
    price: byValue('monthlyPrice', 'bigint'),
  },
  conditions: {
    status: (status) => sql<boolean>`"status" = ${status}`,
    datacenter: (datacenter) => sql<boolean>`"datacenter" = ${datacenter}`,
    tariff: (tariff) => sql<boolean>`"tariff" = ${tariff}`,
    tag: (tag) => sql<boolean>`"tags" @> to_jsonb(${tag}::text)`,
    endsBefore: (day) => sql<boolean>`"endDate" < ${day}::date`,
  },
  search: (pattern) => sql<boolean>`"searchText" like ${pattern}`,
};

const isOneOf = (statuses: readonly string[]) => sql<boolean>`"status" = any(${statuses}::text[])`;
const rebootable = isOneOf(knownServerStatuses.filter((status) => canReboot({ status })));
const startable = isOneOf(knownServerStatuses.filter((status) => canSwitch('start', { status })));
const suspended = isOneOf(['Suspended']);
const stopped = isOneOf(knownServerStatuses.filter((status) => stateOf(status).isStoppedByStaff));

/** The account's servers of a list, before search and filter. */
function own(db: Db, userId: string, { product, ids }: Pick<Query, 'product' | 'ids'>) {
  let rows = db.selectFrom('server').where('userId', '=', userId);
  if (product !== undefined) rows = rows.where('product', '=', product);
  if (ids !== undefined) rows = rows.where('id', 'in', ids);
  return rows;
}

/** Returns a page of the account's servers (D9) with their awaited tariffs. */
export function serverPage(db: Db, userId: string, query: Query) {
  const source = listSource(own(db, userId, query).select(serverColumns), columns, query, {
    toItems: (rows) => withAwaitedTariffs(db, userId, rows.map(toServer)),
    sums: {
      monthly: sql<number>`"monthlyPrice"`,
      rebootable: sql<number>`case when ${rebootable} then 1 else 0 end`,
      startable: sql<number>`case when ${startable} then 1 else 0 end`,
    },
  });
  return listPage([source], serverRules, query);
}

/** Returns facts about all these servers: `about` of the domain's rules, counted by the database. */
export async function aboutServers(
  db: Db,
  userId: string,
  query: Query,
  today: IsoDate,
): Promise<ServerOptions & { attention: readonly AttentionFact[] }> {
  const attention = await attentionFactsOf(db, userId, query, today);
  return { ...(await optionsOf(db, userId, query)), attention };
}

async function optionsOf(db: Db, userId: string, query: Query): Promise<ServerOptions> {
  const rows = await own(db, userId, query)
    .select(['status', 'datacenter', 'tariff'])
    .select(({ fn }) => fn.min('id').as('first'))
    .groupBy(sql`grouping sets (("status"), ("datacenter"), ("tariff"))`)
    .orderBy('first')
    .$castTo<Record<'status' | 'datacenter' | 'tariff', string | null>>()
    .execute();
  const tags = await own(db, userId, query)
    .select(sql<string>`jsonb_array_elements_text("tags")`.as('tag'))
    .distinct()
    .execute();
  const valuesOf = (name: 'status' | 'datacenter' | 'tariff') => rows.flatMap((row) => row[name] ?? []);
  return {
    statuses: valuesOf('status'),
    datacenters: valuesOf('datacenter'),
    tariffs: valuesOf('tariff'),
    tags: tags.map(({ tag }) => tag).toSorted(),
  };
}

async function attentionFactsOf(
  db: Db,
  userId: string,
  query: Query,
  today: IsoDate,
): Promise<readonly AttentionFact[]> {
  const awaiting = await awaitingServers(db, userId, (ids) =>
    own(db, userId, query).where('id', 'in', ids).select(serverColumns).orderBy('id').execute(),
  );
  const isCancelled = sql<boolean>`"leavesOn" is not null`;
  const expires = sql<boolean>`not ${suspended} and not "autoRenewal" and "leavesOn" is null
    and "endDate" <= ${addDays(today, expiringDays)}::date`;
  const counted = await own(db, userId, query)
    .select([
      sql<number>`count(*) filter (where ${isCancelled})`.as('leaving'),
      sql<ServerId | null>`min("id") filter (where ${isCancelled})`.as('firstCancelled'),
      sql<number>`count(*) filter (where ${suspended})`.as('suspended'),
      sql<ServerId | null>`min("id") filter (where ${suspended})`.as('firstSuspended'),
      sql<number>`count(*) filter (where ${expires})`.as('expiring'),
      sql<ServerId | null>`(array_agg("id" order by "endDate", "id") filter (where ${expires}))[1]`.as(
        'firstExpiring',
      ),
      sql<number>`count(*) filter (where ${stopped})`.as('stopped'),
      sql<ServerId | null>`min("id") filter (where ${stopped})`.as('firstStopped'),
    ])
    .executeTakeFirstOrThrow();
  const { firstSuspended, firstExpiring, firstCancelled, firstStopped } = counted;
  const firsts = await serversNamed(
    db,
    userId,
    [firstSuspended, firstExpiring, firstCancelled, firstStopped].filter((id) => id !== null),
  );
  const known = await withAwaitedTariffs(db, userId, firsts);
  const fact = (kind: AttentionKind, server: Server | undefined, count: number) =>
    server ? [{ kind, server, others: count - 1 }] : [];
  const found = (id: ServerId | null) => known.find((server) => server.id === id);
  return [
    ...fact('awaitedTariff', awaiting[0], awaiting.length),
    ...fact('suspended', found(firstSuspended), counted.suspended),
    ...fact('expiring', found(firstExpiring), counted.expiring).map((each) => ({
      ...each,
      days: daysBetween(today, each.server.endDate),
    })),
    ...fact('leaving', found(firstCancelled), counted.leaving),
    ...fact('stopped', found(firstStopped), counted.stopped),
  ];
}
