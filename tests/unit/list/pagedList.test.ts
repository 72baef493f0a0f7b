import { expect, test } from 'vitest';
import { plainQuery } from '@/domain/list/listRules';
import {
  partOf,
  readRows,
  readWholeList,
  rowsPerPart,
  rowsToLoad,
  type PartRequest,
} from '@/domain/list/pagedList';
import { serverRules } from '@/domain/servers/serverRules';
import { makeServers } from '../../../stories/kit/manyServers';

const rows = makeServers(1300);
const query = plainQuery(serverRules, '');
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Reads parts of the rows and notes each request. */
function reader(mostRows = Number.POSITIVE_INFINITY) {
  const requests: PartRequest[] = [];
  return {
    requests,
    read: async (asked: typeof query, part: PartRequest) => {
      requests.push(part);
      return partOf(rows, serverRules, asked, { ...part, limit: Math.min(part.limit, mostRows) });
    },
  };
}

test('parts follow each other to the end, each with the totals of the whole query', () => {
  const first = partOf(rows, serverRules, query, { cursor: null, limit: 1000 });
  expect(first).toMatchObject({ next: '1000', total: 1300 });
  expect(first.items).toHaveLength(1000);
  const last = partOf(rows, serverRules, query, { cursor: '1000', limit: 300 });
  expect(last).toMatchObject({ next: null, total: 1300, sums: first.sums });
  expect([...idsOf(first.items), ...idsOf(last.items)]).toEqual(
    idsOf(rows.toSorted((one, other) => one.id - other.id)),
  );
  expect(partOf(rows, serverRules, query, { cursor: '2000', limit: 10 })).toMatchObject({
    items: [],
    next: null,
  });
});

test('a first part of 200 rows is enough for a reader at the top', async () => {
  const { requests, read } = reader();
  const part = await readRows(read, query, rowsToLoad(0));
  expect(requests).toEqual([{ cursor: null, limit: rowsPerPart }]);
  expect(rowsPerPart).toBe(200);
  expect(part.items).toHaveLength(200);
});

test('a reader in the middle gets parts of 500 rows at most until the wanted row', async () => {
  const { requests, read } = reader();
  const part = await readRows(read, query, rowsToLoad(1000));
  expect(rowsToLoad(1000)).toBe(1100);
  expect(requests).toEqual([
    { cursor: null, limit: 500 },
    { cursor: '500', limit: 500 },
    { cursor: '1000', limit: 200 },
  ]);
  expect(part).toMatchObject({ next: '1200', total: 1300 });
  expect(new Set(idsOf(part.items)).size).toBe(1200);
});

test('a list that ends before the wanted row is read to its end, and a server may send fewer rows', async () => {
  const { requests, read } = reader(400);
  const part = await readRows(read, query, 5000);
  expect(requests.map(({ cursor }) => cursor)).toEqual([null, '400', '800', '1200']);
  expect(part).toMatchObject({ next: null });
  expect(part.items).toHaveLength(1300);
});

test('a short list is its only part, searched here', async () => {
  const read = readWholeList(serverRules, async () => rows);
  const all = await read(query, { cursor: null, limit: 1 });
  expect(all).toMatchObject({ next: null, total: 1300 });
  expect(all.items).toHaveLength(1300);
  const [server] = rows;
  const found = await read(plainQuery(serverRules, server?.domain ?? ''), { cursor: null, limit: 1 });
  expect(idsOf(found.items)).toContain(server?.id);
  expect(found.total).toBeLessThan(1300);
});
