import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueCountries } from '@/domain/profile/countries';
import { catalogLayouts, catalogPeriods, catalogSorts } from '@/screens/catalog/CatalogScreen/catalogTypes';
import {
  formatCatalogUrl,
  parseCatalogUrl,
  type CatalogAddress,
} from '@/screens/catalog/CatalogScreen/catalogUrl';

const plain: CatalogAddress = {
  country: null,
  period: 'month',
  sort: 'price',
  layout: null,
  compare: [],
  isComparing: false,
  showsAll: false,
};

test('the catalogue as it opens needs no words', () => {
  expect(formatCatalogUrl(plain)).toBe('');
  expect(parseCatalogUrl('')).toEqual(plain);
});

test('every address comes back from its own text', () => {
  fc.assert(
    fc.property(
      fc.record({
        country: fc.option(fc.constantFrom(...catalogueCountries)),
        period: fc.constantFrom(...catalogPeriods),
        sort: fc.constantFrom(...catalogSorts),
        layout: fc.option(fc.constantFrom(...catalogLayouts)),
        compare: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 100 }), { maxLength: 4 }),
        isComparing: fc.boolean(),
        showsAll: fc.boolean(),
      }),
      (address) => {
        expect(parseCatalogUrl(formatCatalogUrl(address))).toEqual(address);
      },
    ),
  );
});

// tests: CATALOG-04, ROUTE-08
describe('invalid values count as absent', () => {
  const long = 'x'.repeat(10_000);

  test.each([
    '?period=Monthly',
    '?period=',
    '?period=4months',
    '?period=year&period=year',
    `?period=${long}`,
    '?period=__proto__',
    '?layout=list',
    '?dc=XX',
    '?dc=GBR',
    '?dc=',
    '?dc=GB&dc=NL',
    `?dc=${long}`,
    '?dc=__proto__',
    '?dc=constructor',
    '?sort=password',
    '?sort=price&sort=-price',
    '?view=admin',
    '?rows=1',
    '?compare=',
    `?compare=${long}`,
    '?__proto__=1&constructor=2&toString=3',
    '?%',
    `?${long}`,
  ])('%s', (search) => {
    expect(parseCatalogUrl(search)).toEqual(plain);
  });

  test('one bad word does not spoil the others', () => {
    expect(parseCatalogUrl('?dc=nl&period=century&sort=-cpu')).toEqual({
      ...plain,
      country: 'NL',
      sort: '-cpu',
    });
  });

  test('what is compared is named once, four at most, and may be any words', () => {
    const names = ['a', 'a', '__proto__', '<b>', 'd', 'e', long];
    const search = `?${names.map((name) => `compare=${encodeURIComponent(name)}`).join('&')}`;
    expect(parseCatalogUrl(search).compare).toEqual(['a', '__proto__', '<b>', 'd']);
  });

  test('any text is read without a fault', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseCatalogUrl(text)));
  });
});
