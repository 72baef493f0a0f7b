import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyServerQuery, serverSortKeys } from '@/domain/serverQuery';
import { formatServerListUrl, parseServerListUrl } from '@/domain/serverListUrl';

const plain = { query: emptyServerQuery, page: 1 };

// proves: SERVERS-29
test('an address says what was asked, and nothing for the plain list', () => {
  expect(formatServerListUrl(plain)).toBe('');
  const address = {
    query: {
      search: 'a&b=ё',
      filter: {
        status: 'Active',
        datacenter: 'ru',
        tariff: 'Naos[GB]',
        endsBefore: '2026-12-31' as const,
      },
      sort: { key: 'price' as const, direction: 'descending' as const },
    },
    page: 7,
  };
  expect(parseServerListUrl(formatServerListUrl(address))).toEqual(address);
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
            endsBefore: fc.option(fc.constantFrom('2026-01-01' as const)),
          }),
          sort: fc.option(
            fc.record({
              key: fc.constantFrom(...serverSortKeys),
              direction: fc.constantFrom('ascending' as const, 'descending' as const),
            }),
          ),
        }),
        page: fc.integer({ min: 1, max: 999_999 }),
      }),
      (address) => {
        expect(parseServerListUrl(formatServerListUrl(address))).toEqual(address);
      },
    ),
  );
});

// proves: ROUTE-08
test('nonsense is ignored, one parameter at a time', () => {
  for (const search of [
    `?q=${'x'.repeat(10_000)}`,
    '?sort=password&page=0',
    '?sort=--price&page=-1&before=2026-02-30',
    '?page=1e9&status=&sort=',
    '?page=7%00&before=%FF',
    '?__proto__=1&constructor=2',
  ]) {
    expect(parseServerListUrl(search)).toEqual(plain);
  }
  expect(parseServerListUrl('?page=NaN&q=shop&sort=nothing').query.search).toBe('shop');
  expect(parseServerListUrl('?q=first&q=second').query.search).toBe('first');
});
