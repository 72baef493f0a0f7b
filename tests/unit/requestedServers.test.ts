import { expect, test } from 'vitest';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import { requestedServer, requestedServers } from '@/domain/servers/requestedServers';

// tests: EDIT-01, ROUTE-08
test('the one server of an address', () => {
  expect(['', '?id=', '?id=&id='].map(requestedServer)).toEqual(['unnamed', 'unnamed', 'unnamed']);
  expect(requestedServer('?id=1031')).toBe(1031);
  const bad = ['-1', 'abc', '1,2', '0', '1e3', '1.5', '%00', '१', '9'.repeat(10_000)].map(
    (id) => `?id=${id}`,
  );
  expect([...bad, '?id=1&id=2'].map(requestedServer)).toEqual(Array.from({ length: 10 }, () => null));
});

test('the servers of an address: each once, in its order; none means the first', () => {
  const none = 'unnamed';
  expect(['', '?id=', '?id=,,', '?period=year'].map(requestedServers)).toEqual([none, none, none, none]);
  expect(requestedServers('?id=3,1,3,2')).toEqual({ ids: [3, 1, 2], isDamaged: false });
  expect(requestedServers('?id=1&id=2')).toEqual({ ids: [1, 2], isDamaged: false });
  expect(requestedServers('?id=%201%20,2,')).toEqual({ ids: [1, 2], isDamaged: false });
});

test('what is no number is left out and reported', () => {
  for (const id of ['-1', 'abc', '0', '1e3', '%00', '<b>'])
    expect(requestedServers(`?id=${id}`)).toEqual({ ids: [], isDamaged: true });
  expect(requestedServers('?id=1,abc,2')).toEqual({ ids: [1, 2], isDamaged: true });
});

test('an address of any length is read as far as can be renewed at once', () => {
  expect(requestedServers(`?id=${'x'.repeat(10_000)}`)).toEqual({ ids: [], isDamaged: true });
  const many = Array.from({ length: renewedAtOnce + 1 }, (_, index) => index + 1);
  expect(requestedServers(`?id=${many.join(',')}`)).toEqual({ ids: many.slice(0, -1), isDamaged: true });
  expect(requestedServers(`?id=${'1,'.repeat(1_000_000)}`)).toEqual({ ids: [1], isDamaged: true });
});
