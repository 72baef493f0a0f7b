import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOf, filterOf, longestSearch, namesOf } from '@/domain/list/listRules';
import { firstRowOf, formatListUrl, pageOf, parseListUrl } from '@/domain/list/listUrl';
import { serverRules } from '@/domain/servers/serverRules';

const plain = {
  query: { search: '', filter: filterOf(serverRules.conditions), sort: null },
  page: 1,
  picked: null,
};
const parse = (search: string) => parseListUrl(search, serverRules);
const format = (address: ReturnType<typeof parse>) => formatListUrl(address, serverRules);

// tests: SERVERS-29
test('an address has what was requested, and nothing for the plain list', () => {
  expect(format(plain)).toBe('');
  const address = {
    query: {
      search: 'a&b=ё',
      filter: {
        status: 'Active',
        datacenter: 'ru',
        tariff: 'Naos[GB]',
        tag: 'сайт',
        endsBefore: '2026-12-31' as const,
      },
      sort: { key: 'price' as const, direction: 'descending' as const },
    },
    page: 7,
    picked: null,
  };
  expect(parse(format(address))).toEqual(address);
});

test('every address comes back from its own text', () => {
  const text = fc.string({ maxLength: 60 });
  const word = fc.option(text.filter((value) => value !== ''));
  fc.assert(
    fc.property(
      fc.record({
        query: fc.record({
          search: text.map((value) => value.trim()),
          filter: fc.record({
            status: word,
            datacenter: word,
            tariff: word,
            tag: word,
            endsBefore: fc.option(fc.constantFrom('2026-01-01' as const)),
          }),
          sort: fc.option(
            fc.record({
              key: fc.constantFrom(...namesOf(serverRules.sorts)),
              direction: fc.constantFrom('ascending' as const, 'descending' as const),
            }),
          ),
        }),
        page: fc.integer({ min: 1, max: 999_999 }),
        picked: fc.constant(null),
      }),
      (address) => {
        expect(parse(format(address))).toEqual(address);
      },
    ),
  );
});

// tests: ROUTE-08
test('nonsense is ignored, one parameter at a time', () => {
  for (const search of [
    `?q=${'x'.repeat(10_000)}`,
    '?sort=password&page=0',
    '?sort=--price&page=-1&before=2026-02-30',
    '?page=1e9&status=&sort=',
    '?page=7%00&before=%FF',
    '?__proto__=1&constructor=2',
  ]) {
    expect(parse(search)).toEqual(plain);
  }
  expect(parse('?page=NaN&q=shop&sort=nothing').query.search).toBe('shop');
  expect(parse('?q=first&q=second').query.search).toBe('first');
});

// tests: SERVERS-29
test('the address counts pages of 50 rows, from 51 rows on (D9)', () => {
  expect([pageOf(0, 200), pageOf(49, 200), pageOf(50, 200), pageOf(199, 200)]).toEqual([1, 1, 2, 4]);
  expect([pageOf(40, 50), pageOf(50, 51), pageOf(9, 0)]).toEqual([1, 2, 1]);
});

test('the longest search and value are 200 characters, without a NUL; the address has no spaces around a search', () => {
  const longest = 'x'.repeat(longestSearch);
  expect(parse(`?q=${longest}`).query.search).toBe(longest);
  expect(parse(`?q=${longest}x`).query.search).toBe('');
  // No call takes a NUL.
  expect(parse('?q=a%00').query.search).toBe('');
  const { parse: parseValue } = anyOf('tariff', () => '');
  expect([parseValue(longest), parseValue(`${longest}x`), parseValue('')]).toEqual([longest, null, null]);
  expect(format({ ...plain, query: { ...plain.query, search: '  shop ' } })).toBe('?q=shop');
});

test('a minus before the column is descending, and only there', () => {
  expect(parse('?sort=-price').query.sort).toEqual({ key: 'price', direction: 'descending' });
  expect(parse('?sort=price').query.sort).toEqual({ key: 'price', direction: 'ascending' });
  expect(parse('?sort=pri-ce').query.sort).toBeNull();
});

test('page 3 starts with row 100, and row 50 of 50 is on the only page', () => {
  expect([firstRowOf(1), firstRowOf(3)]).toEqual([0, 100]);
  expect([pageOf(50, 50), pageOf(120, 50)]).toEqual([1, 1]);
});
