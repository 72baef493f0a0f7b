import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toIsoDate } from '@/domain/dates';
import { kopecks, sumMoney } from '@/domain/money';
import { compareTexts, rank } from '@/domain/list/ranking';
import type { Server, ServerId } from '@/domain/server';
import { ServerIndex } from '@/domain/serverIndex';
import { addressValues, statusSortText } from '@/domain/serverRanking';
import { emptyServerQuery, serverSortKeys, type ServerQuery, type ServerSortKey } from '@/domain/serverRules';
import { makeServers } from '@/sample-data/manyServers';
import { makeServer, sampleServers } from '@/sample-data/servers';

/** The query as one would write it without thinking of speed. */
function naive(servers: readonly Server[], { search, filter, sort }: ServerQuery): Server[] {
  const needle = search.trim().toLowerCase();
  const found = servers.filter(
    ({ domain, ip, os, status, datacenter, tariff, endDate }) =>
      [domain, ip, os].some((text) => text.toLowerCase().includes(needle)) &&
      (filter.status === null || status === filter.status) &&
      (filter.datacenter === null || datacenter === filter.datacenter) &&
      (filter.tariff === null || tariff === filter.tariff) &&
      (filter.endsBefore === null || endDate < filter.endsBefore),
  );
  if (!sort) return found;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return found.toSorted((a, b) => sign * compareBy(sort.key, a, b));
}

function compareBy(key: ServerSortKey, a: Server, b: Server): number {
  switch (key) {
    case 'id':
      return a.id - b.id;
    case 'price':
      return a.monthlyPrice - b.monthlyPrice;
    case 'ip': {
      const octets = (ip: string) => ip.split('.').reduce((value, octet) => value * 256 + Number(octet), 0);
      return octets(a.ip) - octets(b.ip);
    }
    case 'status':
      return compareTexts(statusSortText(a.status), statusSortText(b.status));
    default:
      return compareTexts(a[key], b[key]);
  }
}

const server = fc
  .record({
    domain: fc.oneof(
      fc.constantFrom('node9.ru', 'node10.ru', 'Ёлка.рф', 'елка.рф', 'api.example.ru'),
      fc.string({ maxLength: 12 }).filter((text) => !text.includes('\n')),
    ),
    ip: fc.ipV4(),
    os: fc.constantFrom('Ubuntu 22.04', 'Debian 12', 'debian 9'),
    tariff: fc.constantFrom('Naos[GB]', 'Sirius[NL]'),
    datacenter: fc.constantFrom('ru', 'de'),
    endDate: fc.constantFrom('2026-12-01', '2027-01-15', '2027-01-16'),
    status: fc.constantFrom('Active', 'Suspended', 'Ordered', 'Activation', 'Moving'),
    monthlyPrice: fc.constantFrom(57700, 157700, 387700).map(kopecks),
  })
  .map((changes): Partial<Server> => ({ ...changes, endDate: toIsoDate(changes.endDate) ?? '2026-12-01' }));

const servers = fc
  .array(server, { maxLength: 40 })
  .map((list) =>
    list.map((changes, index) => makeServer({ ...changes, id: ((index * 7919) % 1000) as ServerId })),
  );

const query: fc.Arbitrary<ServerQuery> = fc.record({
  search: fc.constantFrom('', 'n', 'no', 'node', 'node1', ' API ', 'ub', '1', '18', '.', 'ё', 'zzz', 'u\n1'),
  filter: fc.record({
    status: fc.option(fc.constantFrom('Active', 'Moving', 'Unheard')),
    datacenter: fc.option(fc.constantFrom('ru', 'Mars')),
    tariff: fc.option(fc.constantFrom('Naos[GB]')),
    endsBefore: fc.option(fc.constantFrom('2026-12-01' as const, '2027-01-16' as const)),
  }),
  sort: fc.option(
    fc.record({
      key: fc.constantFrom(...serverSortKeys),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
});

describe('the server index', () => {
  // proves: SERVERS-03, SERVERS-30
  test('answers every series of queries as a plain filter and a stable sort would', () => {
    fc.assert(
      fc.property(servers, fc.array(query, { minLength: 1, maxLength: 8 }), (list, queries) => {
        const index = new ServerIndex(list);
        for (const each of queries) {
          const result = index.run(each);
          const expected = naive(list, each);
          expect(Array.from(result.order, (position) => list[position])).toEqual(expected);
          expect(result.total).toBe(sumMoney(expected.map(({ monthlyPrice }) => monthlyPrice)));
          expect(result.rebootableCount).toBe(expected.filter(({ status }) => status === 'Active').length);
          expect(list.filter((_, position) => result.isListed(position))).toHaveLength(expected.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a ranking made elsewhere gives the same order', () => {
    const list = makeServers(500);
    const here = new ServerIndex(list);
    const there = new ServerIndex(list);
    for (const key of serverSortKeys) {
      there.prepare(key, rank(structuredClone(here.job(key))));
      expect(there.isPrepared(key)).toBe(true);
      for (const direction of ['ascending', 'descending'] as const) {
        const query = { ...emptyServerQuery, sort: { key, direction } };
        expect(there.run(query).order).toEqual(here.run(query).order);
      }
    }
  });

  // proves: SERVERS-19
  test('the four sample servers cost 6308.00 together (§2, D9)', () => {
    expect(new ServerIndex(sampleServers).run(emptyServerQuery).total).toBe(630_800);
  });

  test('a search never spans two fields', () => {
    const index = new ServerIndex([makeServer({ domain: 'a.ru', ip: '1.2.3.4' })]);
    expect(index.run({ ...emptyServerQuery, search: 'ru1' }).order).toHaveLength(0);
    expect(index.run({ ...emptyServerQuery, search: 'A.RU' }).order).toHaveLength(1);
  });

  test('addresses sort by their octets, what is not IPv4 comes last', () => {
    const addresses = ['2a00::2', '10.0.0.9', '9.255.0.1', '10.0.0.10', '10.0.0', '300.1.1.1'];
    const values = addressValues(addresses);
    const sorted = addresses.toSorted(
      (a, b) => (values[addresses.indexOf(a)] ?? 0) - (values[addresses.indexOf(b)] ?? 0),
    );
    expect(sorted.slice(0, 3)).toEqual(['9.255.0.1', '10.0.0.9', '10.0.0.10']);
  });
});

test('the sample generator gives the same servers every time', () => {
  expect(makeServers(50)).toEqual(makeServers(50));
  expect(new Set(makeServers(2000).map(({ id }) => id)).size).toBe(2000);
});

test('a date is a real day or nothing', () => {
  expect(
    ['2026-02-28', '2026-02-30', '2026-13-01', '26-01-01', '2026-01-01T00:00', ''].map(toIsoDate),
  ).toEqual(['2026-02-28', null, null, null, null, null]);
});
