import { describe, expect, test } from 'vitest';
import { toAddressKey, toSortKey } from '@/domain/list/sortKey';

const sorted = (texts: readonly string[], keyOf: (text: string) => string) =>
  texts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

test('numbers sort by value, whatever zeros they begin with; ё sorts as е', () => {
  expect(sorted(['srv 10', 'srv 9', 'srv 100'], toSortKey)).toEqual(['srv 9', 'srv 10', 'srv 100']);
  expect(toSortKey('a007')).toBe(toSortKey('a7'));
  expect(toSortKey('a0')).toBe(`a${'0'.repeat(12)}`);
  expect(toSortKey('Ёж')).toBe(toSortKey('еж'));
});

describe('addresses', () => {
  test('version 4 by value, then version 6 by value, then other text', () => {
    const right = ['9.0.0.1', '10.0.0.9', '10.0.0.10', '::1', '2001:db8::2', '2001:db8::10', 'no address'];
    expect(sorted(right.toReversed(), toAddressKey)).toEqual(right);
  });

  test.each([
    ['185.104.113.20/24', '4185104113020'],
    ['0.0.0.255', '4000000000255'],
    ['2001:DB8::/48', '620010db8000000000000000000000000'],
    ['1:2:3:4:5:6:7:8', '600010002000300040005000600070008'],
    ['::', '600000000000000000000000000000000'],
    ['fe80::1', '6fe800000000000000000000000000001'],
  ])('%s has the key %s', (address, key) => {
    expect(toAddressKey(address)).toBe(key);
  });

  test.each([
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '1234.1.1.1',
    'x1.2.3.4',
    '1.2.3.4x',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    'g::1',
    '12345::1',
    '',
  ])('%s is other text', (text) => {
    expect(toAddressKey(text)).toBe(`9${text}`);
  });
});
