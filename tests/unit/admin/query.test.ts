import { expect, test } from 'vitest';
import { paymentRules, serverRules, userRules } from '@/domain/admin/lists';
import { findRows, noFilter } from '@/domain/admin/query';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { makeAdminServer, sampleAdminServers } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';

const users = [
  makeAdminUser({ name: 'Борис', email: 'b@example.com', status: 'Suspended', lastLogin: null }),
  makeAdminUser({ name: 'Анна', email: 'a@example.com', lastLogin: '2026-11-02T00:00:00Z' }),
  makeAdminUser({ name: 'Вера', email: 'v@example.com', lastLogin: '2026-11-01T00:00:00Z' }),
];
const everything = { search: '', filter: noFilter(userRules.conditions), sort: null };
const namesOf = (query: Partial<typeof everything> | object) =>
  findRows(users, { ...everything, ...query }, userRules).map(({ name }) => name);

test('without a question the list is as it came', () => {
  expect(namesOf({})).toEqual(['Борис', 'Анна', 'Вера']);
});

test('search finds names and e-mails in any case, and nothing else', () => {
  expect(namesOf({ search: ' АННА ' })).toEqual(['Анна']);
  expect(namesOf({ search: 'V@EX' })).toEqual(['Вера']);
  expect(namesOf({ search: 'Active' })).toEqual([]);
});

test('a condition and a search are both asked for', () => {
  expect(namesOf({ filter: { status: 'Suspended' } })).toEqual(['Борис']);
  expect(namesOf({ filter: { status: 'Suspended' }, search: 'анна' })).toEqual([]);
});

test('texts sort by the alphabet, no login before any login', () => {
  expect(namesOf({ sort: { key: 'name', direction: 'ascending' } })).toEqual(['Анна', 'Борис', 'Вера']);
  expect(namesOf({ sort: { key: 'lastLogin', direction: 'ascending' } })).toEqual(['Борис', 'Вера', 'Анна']);
});

test('addresses sort by their numbers, statuses by their order, equals stay as they came', () => {
  const servers = ['10.0.0.10', '10.0.0.9', '9.255.0.1'].map((ip) => makeAdminServer({ ip }));
  const sorted = findRows(
    servers,
    { search: '', filter: noFilter(serverRules.conditions), sort: { key: 'ip', direction: 'ascending' } },
    serverRules,
  );
  expect(sorted.map(({ ip }) => ip)).toEqual(['9.255.0.1', '10.0.0.9', '10.0.0.10']);
  const byStatus = findRows(
    sampleAdminPayments,
    {
      search: '',
      filter: noFilter(paymentRules.conditions),
      sort: { key: 'status', direction: 'descending' },
    },
    paymentRules,
  );
  expect(byStatus.slice(0, 3).map(({ status, id }) => [status, id])).toEqual([
    ['Failed', 7124],
    ['Failed', 7113],
    ['Failed', 7103],
  ]);
});

test('every condition narrows by the value it names', () => {
  const found = findRows(
    sampleAdminServers,
    { search: 'example.ru', filter: { status: 'Stopped', datacenter: 'nl' }, sort: null },
    serverRules,
  );
  expect(found.map(({ name }) => name)).toEqual(['api.example.ru', 'ivanov-test.example.ru']);
});
