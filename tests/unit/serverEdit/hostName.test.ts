import { expect, test } from 'vitest';
import { isSameHost, toHostName } from '@/domain/servers/hostName';

test.each([
  ['shop.example.ru', 'shop.example.ru', 'shop.example.ru'],
  ['  Shop.Example.RU. ', 'shop.example.ru', 'shop.example.ru'],
  ['магазин.рф', 'магазин.рф', 'xn--80aairftm.xn--p1ai'],
  ['a-1.b2', 'a-1.b2', 'a-1.b2'],
  [`${'a'.repeat(63)}.ru`, `${'a'.repeat(63)}.ru`, `${'a'.repeat(63)}.ru`],
  [`${'a.'.repeat(125)}abc`, `${'a.'.repeat(125)}abc`, `${'a.'.repeat(125)}abc`],
  ['7shop.7ru', '7shop.7ru', '7shop.7ru'],
  ['7.example.ru', '7.example.ru', '7.example.ru'],
])('%s is a name', (typed, text, ascii) => {
  expect(toHostName(typed)).toEqual({ text, ascii });
});

test.each([
  ['https://shop.example.ru', 'link'],
  ['shop.example.ru/cart', 'link'],
  ['shop.example.ru:8080', 'link'],
  ['me@example.ru', 'link'],
  ['localhost', 'noZone'],
  ['', 'characters'],
  ['shop..example.ru', 'characters'],
  ['.example.ru', 'characters'],
  ['-shop.example.ru', 'characters'],
  ['shop_1.example.ru', 'characters'],
  ['shop example.ru', 'characters'],
  ['185.104.113.20', 'characters'],
  ['<b>.example.ru', 'characters'],
  [`${'a'.repeat(64)}.ru`, 'tooLong'],
  [`${'a.'.repeat(140)}ru`, 'tooLong'],
  ['x'.repeat(10_000), 'tooLong'],
  [`${'a.'.repeat(125)}abcd`, 'tooLong'],
  // Of a length only once it is encoded.
  [`${'я.'.repeat(60)}ru`, 'tooLong'],
  ['shop%2e.example.ru', 'characters'],
  ['shop.example.7', 'characters'],
])('%s is none: %s', (typed, problem) => {
  expect(toHostName(typed)).toEqual({ problem });
});

test('a name is the same in Punycode and in capitals; what is no name is only what it is', () => {
  expect(isSameHost('Магазин.РФ', 'xn--80aairftm.xn--p1ai')).toBe(true);
  expect(isSameHost('shop.example.ru', 'api.example.ru')).toBe(false);
  expect(isSameHost('localhost', 'localhost')).toBe(true);
  expect(isSameHost('', 'localhost')).toBe(false);
});
