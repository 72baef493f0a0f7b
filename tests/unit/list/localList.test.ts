import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toIsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney } from '@/domain/money/money';
import type { Server, ServerId } from '@/domain/servers/server';
import { each, LocalList } from '@/domain/list/localList';
import { anyOf, filterOf, namesOf, type ListRules } from '@/domain/list/listRules';
import { toAddressKey, toSortKey } from '@/domain/list/sortKey';
import { serverRules, type ServerQuery, type ServerSortKey } from '@/domain/servers/serverRules';
import { makeServers } from '../../../stories/kit/manyServers';
import { makeServer, sampleServers } from '@/sample-data/servers';

const emptyQuery: ServerQuery = { search: '', filter: filterOf(serverRules.conditions), sort: null };
const sortKeys = namesOf(serverRules.sorts);
const indexOf = (list: readonly Server[]) => new LocalList(list, serverRules);
/** Texts as a reader orders them: numbers by value, everything else by character. */
function compareTexts(one: string, other: string): number {
  const partsOf = (text: string) => searchForm(text).match(/[0-9]+|[^0-9]/g) ?? [];
  const [ones, others] = [partsOf(one), partsOf(other)];
  for (const [index, part] of ones.entries()) {
    const against = others[index];
    if (against === undefined) return 1;
    const isNumber = (text: string) => /^[0-9]/.test(text);
    if (isNumber(part) && isNumber(against)) {
      if (BigInt(part) !== BigInt(against)) return BigInt(part) < BigInt(against) ? -1 : 1;
    } else if (part !== against) return part < against ? -1 : 1;
  }
  return ones.length - others.length;
}

const searchForm = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** The query as one would write it without thinking of speed. */
function naive(servers: readonly Server[], { search, filter, sort }: ServerQuery): Server[] {
  const needle = searchForm(search.trim());
  const found = servers.filter(
    ({ domain, ip, os, status, datacenter, tariff, endDate, tags }) =>
      [domain, ip, os, ...tags].some((text) => searchForm(text).includes(needle)) &&
      (filter.status === null || status === filter.status) &&
      (filter.datacenter === null || datacenter === filter.datacenter) &&
      (filter.tariff === null || tariff === filter.tariff) &&
      (filter.tag === null || tags.includes(filter.tag)) &&
      (filter.endsBefore === null || endDate < filter.endsBefore),
  );
  const { key, direction } = sort ?? { key: 'id', direction: 'ascending' };
  const sign = direction === 'ascending' ? 1 : -1;
  return found.toSorted((a, b) => sign * (compareBy(key, a, b) || a.id - b.id));
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
      return lifeOf(a.status) - lifeOf(b.status) || compareTexts(a.status, b.status);
    default:
      return compareTexts(a[key], b[key]);
  }
}

const life = ['Ordered', 'Activation', 'Active', 'Stopping', 'Off', 'Suspended'];
const lifeOf = (status: string) => (life.includes(status) ? life.indexOf(status) : life.length);

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
    status: fc.constantFrom('Active', 'Suspended', 'Ordered', 'Activation', 'Stopping', 'Off', 'Moving'),
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
    tag: fc.option(fc.constantFrom('site', 'Mail')),
    endsBefore: fc.option(fc.constantFrom('2026-12-01' as const, '2027-01-16' as const)),
  }),
  sort: fc.option(
    fc.record({
      key: fc.constantFrom(...sortKeys),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
});

describe('a list at hand', () => {
  // tests: SERVERS-03, SERVERS-30
  test('answers every series of queries as a plain filter and a stable sort would', () => {
    fc.assert(
      fc.property(servers, fc.array(query, { minLength: 1, maxLength: 8 }), (list, queries) => {
        const index = indexOf(list);
        for (const query of queries) {
          const result = index.run(query);
          const expected = naive(list, query);
          expect([...each(result.rows)]).toEqual(expected);
          expect(result.count).toBe(expected.length);
          expect(result.sums).toEqual({
            monthly: sumMoney(expected.map(({ monthlyPrice }) => monthlyPrice)),
            rebootable: expected.filter(({ status }) => status === 'Active').length,
            startable: expected.filter(({ status }) => status === 'Off').length,
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  // tests: SERVERS-19
  test('the four sample servers cost 6308.00 together (§2, D9)', () => {
    expect(indexOf(sampleServers).run(emptyQuery).sums.monthly).toBe(630_800);
  });

  test('a search never spans two fields', () => {
    const index = indexOf([makeServer({ domain: 'a.ru', ip: '1.2.3.4' })]);
    expect(index.run({ ...emptyQuery, search: 'ru1' }).rows).toHaveLength(0);
    expect(index.run({ ...emptyQuery, search: 'A.RU' }).rows).toHaveLength(1);
  });

  test('ё is found as е, and a space of a formatted sum as the one that is typed', () => {
    const index = indexOf([makeServer({ domain: 'Ёлка.рф', os: '1\u00a0577\u202fRUB' })]);
    for (const search of ['елка', 'ЁЛКА', '1 577 rub'])
      expect(index.run({ ...emptyQuery, search }).rows).toHaveLength(1);
  });

  test('a search that no address may carry finds nothing', () => {
    const index = indexOf([makeServer({ domain: 'x'.repeat(300) })]);
    expect(index.run({ ...emptyQuery, search: 'x'.repeat(200) }).rows).toHaveLength(1);
    expect(index.run({ ...emptyQuery, search: 'x'.repeat(201) }).rows).toHaveLength(0);
  });

  test('the usual order applies while no column is requested; equals sort by id in its direction', () => {
    const rules: ListRules<{ id: number; age: number }, number, 'age', { age: string }> = {
      id: ({ id }) => id,
      searchable: ({ id }) => [`${id}`],
      sorts: { age: { by: 'number', of: ({ age }) => age } },
      conditions: { age: anyOf('age', ({ age }) => `${age}`) },
      usualSort: { key: 'age', direction: 'descending' },
    };
    const index = new LocalList(
      [1, 5, 3, 5].map((age, id) => ({ id, age })),
      rules,
    );
    const idsOf = (sort: { key: 'age'; direction: 'ascending' } | null) =>
      Array.from(each(index.run({ search: '', filter: { age: null }, sort }).rows), ({ id }) => id);
    expect(idsOf(null)).toEqual([3, 1, 2, 0]);
    expect(idsOf({ key: 'age', direction: 'ascending' })).toEqual([0, 2, 1, 3]);
  });
});

describe('keys', () => {
  test('addresses sort by value: version 4, version 6, then everything else', () => {
    const inOrder = [
      '9.255.0.1',
      '10.0.0.9',
      '10.0.0.10',
      '::1',
      '2a00::2',
      '2a00:0:0::10',
      '2a00:1::',
      'fe80::1/64',
      '',
      '10.0.0',
      '2a00::1::2',
      '300.1.1.1',
      'none',
    ];
    const byKey = (one: string, other: string) => (toAddressKey(one) < toAddressKey(other) ? -1 : 1);
    expect(inOrder.toReversed().toSorted(byKey)).toEqual(inOrder);
  });

  test('one address written in two ways has one key', () => {
    expect(toAddressKey('2A00::2')).toBe(toAddressKey('2a00:0:0:0:0:0:0:2'));
  });

  test.each([
    ['Node9', 'node000000000009'],
    ['node009', 'node000000000009'],
    ['Ёлка-0', 'елка-000000000000'],
    ['v1234567890123', 'v1234567890123'],
    ['', ''],
  ])('the key of %j is %j', (text, key) => {
    expect(toSortKey(text)).toBe(key);
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
