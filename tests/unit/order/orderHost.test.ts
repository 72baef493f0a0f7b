import { expect, test } from 'vitest';
import { orderedHosts, orderHostProblem, suggestedHost } from '@/domain/order/orderHost';

// tests: KEYS-05
test('a host name is optional, full, and short enough to be numbered', () => {
  expect(orderHostProblem(' ', 1)).toBeNull();
  expect(orderHostProblem('web.example.ru', 1)).toBeNull();
  expect(orderHostProblem('web', 1)).toBe('noZone');
  expect(orderHostProblem('https://web.example.ru', 1)).toBe('link');
  expect(orderHostProblem('-web.example.ru', 1)).toBe('characters');
  expect(orderHostProblem('web_1.example.ru', 1)).toBe('characters');
  const [longest, tooLong] = [`${'w'.repeat(59)}.example.ru`, `${'w'.repeat(60)}.example.ru`];
  expect(orderHostProblem(longest, 100)).toBeNull();
  expect(orderHostProblem(tooLong, 1)).toBeNull();
  expect(orderHostProblem(tooLong, 2)).toBe('tooLong');
  expect(orderHostProblem(`${'w'.repeat(64)}.example.ru`, 1)).toBe('tooLong');
});

test('the suggested name is valid for any plan', () => {
  expect(suggestedHost('Diadem[GB]', { family: 'ubuntu', version: '24.04' })).toBe(
    'ubuntu-diadem.example.ru',
  );
  expect(suggestedHost('Naos[GB]', null)).toBe('vps-naos.example.ru');
  for (const plan of ['<b>', 'Вега[RU]', 'W'.repeat(200), ''])
    expect(orderHostProblem(suggestedHost(plan, null), 100)).toBeNull();
});

// tests: KEYS-05
test('servers of one order are numbered, past the names that the account has', () => {
  expect(orderedHosts('web.example.ru', 1, [])).toEqual(['web.example.ru']);
  expect(orderedHosts('Web.example.ru', 1, ['web.example.ru'])).toEqual(['web-1.example.ru']);
  expect(orderedHosts('web.example.ru', 3, ['web-2.example.ru', 'web.example.ru'])).toEqual([
    'web-1.example.ru',
    'web-3.example.ru',
    'web-4.example.ru',
  ]);
  expect(orderedHosts('магазин.рф', 1, ['xn--80aairftm.xn--p1ai'])).toEqual(['магазин-1.рф']);
  expect(orderedHosts('', 2, [])).toEqual([]);
  expect(orderedHosts('not a name', 2, [])).toEqual([]);
});
