import { serversContract } from '@app/contract/servers';
import { longestPage } from '@app/contract/shapes';
import { toAddressKey } from '@/domain/list/sortKey';
import { productLines } from '@/domain/catalog/plan';
import { fold } from '@/domain/search/fold';
import type { Server } from '@/domain/servers/server';
import { serverRules, type ServerSortKey } from '@/domain/servers/serverRules';
import { namesOf } from '@/domain/list/listRules';
import { expectSame, expectThat, Skipped } from '../contractViolation';
import { answered, type Case, type TestContext } from '../testContext';

type Query = Record<string, string>;

async function serversBy(context: TestContext, query: Query): Promise<readonly Server[]> {
  const all: Server[] = [];
  let cursor: string | null = null;
  do {
    const whole: Query = { ...query, limit: String(longestPage), ...(cursor === null ? {} : { cursor }) };
    const page: { items: readonly Server[]; next: string | null; total: number } = await answered(
      context,
      context.customer,
      serversContract.list,
      { query: whole },
    );
    all.push(...page.items);
    cursor = page.next;
    if (cursor === null)
      expectSame(`GET /api/servers ${JSON.stringify(query)} total`, page.total, all.length);
  } while (cursor !== null);
  return all;
}

const idsOf = (servers: readonly Server[]) => servers.map(({ id }) => id);

/** Returns filters with one condition each that match some rows, with the rows that the portal's rules select. */
function narrowed(rows: readonly Server[]): readonly { query: Query; fits: (row: Server) => boolean }[] {
  const [first] = rows;
  if (!first) return [];
  const equal = (['status', 'datacenter', 'tariff'] as const).map((name) => ({
    query: { [name]: first[name] },
    fits: (row: Server) => row[name] === first[name],
  }));
  const days = rows.map(({ endDate }) => endDate).toSorted();
  const day = days[Math.floor(days.length / 2)] ?? first.endDate;
  const { endsBefore } = serverRules.conditions;
  const texts = [
    first.domain.toUpperCase(),
    ` ${first.ip} `,
    first.os.slice(1),
    'nothing is called this',
    '%',
  ];
  return [
    ...equal,
    {
      query: { endsBefore: day },
      fits: (row) => endsBefore.by === 'row' && endsBefore.test(row, day),
    },
    ...texts.map((search) => ({
      query: { search },
      fits: (row: Server) =>
        serverRules.searchable(row).some((text) => fold(text).includes(fold(search.trim()))),
    })),
  ];
}

/** Returns the sort keys of a column; null if the order depends on the server's collation. */
function keysOf(key: ServerSortKey, rows: readonly Server[]): readonly (string | number)[] | null {
  const rule = serverRules.sorts[key];
  if (rule.by === 'number') return rows.map(rule.of);
  if (rule.by === 'address') return rows.map((row) => toAddressKey(rule.of(row)));
  // Dates and digits sort the same in every collation.
  return ['endDate', 'status'].includes(key) ? rows.map(rule.of) : null;
}

/** The server searches, filters and sorts long lists by the same rules as the portal (D9). */
export const listCases: readonly Case[] = [
  {
    calls: ['servers.list'],
    title: 'filters and searches by the portal’s own rules',
    async run(context) {
      const rows = await serversBy(context, {});
      if (rows.length === 0) throw new Skipped('the account has no server');
      for (const { query, fits } of narrowed(rows)) {
        const found = await serversBy(context, query);
        expectSame(`GET /api/servers ${JSON.stringify(query)}`, idsOf(found), idsOf(rows.filter(fits)));
      }
    },
  },
  {
    calls: ['servers.list'],
    title: 'gives each server under one product',
    async run(context) {
      const rows = await serversBy(context, {});
      const parts = await Promise.all(productLines.map((product) => serversBy(context, { product })));
      const byProduct = idsOf(parts.flat()).toSorted((one, other) => one - other);
      const all = idsOf(rows).toSorted((one, other) => one - other);
      expectSame('the servers of all products', byProduct, all);
    },
  },
  {
    calls: ['servers.list'],
    title: 'sorts by every column, either way',
    async run(context) {
      const rows = await serversBy(context, {});
      if (rows.length < 2) throw new Skipped('the account has fewer than two servers');
      for (const key of namesOf(serverRules.sorts)) {
        const about = `GET /api/servers sorted by ${key}`;
        const up = await serversBy(context, { sort: key, direction: 'ascending' });
        const down = await serversBy(context, { sort: key, direction: 'descending' });
        expectSame(`${about}, both ways`, idsOf(down.toReversed()), idsOf(up));
        expectSame(`${about}, all of them`, up.length, rows.length);
        const keys = keysOf(key, up);
        const isSorted =
          !keys || keys.every((value, index) => index === 0 || value >= (keys[index - 1] ?? value));
        expectThat(
          isSorted,
          about,
          'ascending rows',
          up.map((row) => serverRules.sorts[key].of(row)),
        );
      }
    },
  },
];
