import { expect, test } from 'vitest';
import {
  paymentRules,
  serverRules,
  userRules,
  type UserConditions,
  type UserKey,
} from '@/domain/admin/lists';
import { each, LocalList } from '@/domain/list/localList';
import { filterOf, type ConditionValues, type ListQuery, type ListRules } from '@/domain/list/listRules';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { makeAdminServer, sampleAdminServers } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';

const users = [
  makeAdminUser({ name: 'Борис', email: 'b@example.com', status: 'Suspended', lastLogin: null }),
  makeAdminUser({ name: 'Анна', email: 'a@example.com', lastLogin: '2026-11-02T00:00:00Z' }),
  makeAdminUser({ name: 'Вера', email: 'v@example.com', lastLogin: '2026-11-01T00:00:00Z' }),
];

function find<
  Row,
  Id extends number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
>(
  rows: readonly Row[],
  rules: ListRules<Row, Id, Key, Values, Sum>,
  query: Partial<ListQuery<Key, Values>>,
): readonly Row[] {
  const plain = { search: '', filter: filterOf<Values>(rules.conditions), sort: null };
  return [...each(new LocalList(rows, rules).run({ ...plain, ...query }).rows)];
}

const namesOf = (query: Partial<ListQuery<UserKey, UserConditions>>) =>
  find(users, userRules, query).map(({ name }) => name);

test('without a question the list is as it came', () => {
  expect(namesOf({})).toEqual(['Борис', 'Анна', 'Вера']);
});

test('search finds names and e-mails in any case, and nothing else', () => {
  expect(namesOf({ search: ' АННА ' })).toEqual(['Анна']);
  expect(namesOf({ search: 'V@EX' })).toEqual(['Вера']);
  expect(namesOf({ search: 'Active' })).toEqual([]);
});

test('a condition and a search are both requested', () => {
  expect(namesOf({ filter: { status: 'Suspended' } })).toEqual(['Борис']);
  expect(namesOf({ filter: { status: 'Suspended' }, search: 'анна' })).toEqual([]);
});

test('texts sort by the alphabet, no login before any login', () => {
  expect(namesOf({ sort: { key: 'name', direction: 'ascending' } })).toEqual(['Анна', 'Борис', 'Вера']);
  expect(namesOf({ sort: { key: 'lastLogin', direction: 'ascending' } })).toEqual(['Борис', 'Вера', 'Анна']);
});

test('addresses sort by their numbers, statuses by their order, equals by number', () => {
  const servers = ['10.0.0.10', '10.0.0.9', '9.255.0.1'].map((ip) => makeAdminServer({ ip }));
  const sorted = find(servers, serverRules, { sort: { key: 'ip', direction: 'ascending' } });
  expect(sorted.map(({ ip }) => ip)).toEqual(['9.255.0.1', '10.0.0.9', '10.0.0.10']);
  const byStatus = find(sampleAdminPayments, paymentRules, {
    sort: { key: 'status', direction: 'descending' },
  });
  expect(byStatus.slice(0, 3).map(({ status, id }) => [status, id])).toEqual([
    ['Failed', 7124],
    ['Failed', 7113],
    ['Failed', 7103],
  ]);
});

test('every condition narrows by the value it names', () => {
  const found = find(sampleAdminServers, serverRules, {
    search: 'example.ru',
    filter: { status: 'Stopped', datacenter: 'de' },
  });
  expect(found.map(({ name }) => name)).toEqual(['backup.example.ru', 'api.example.ru']);
});

test('servers with IPv6 addresses have a place of their own, whatever the order came in as', () => {
  const ips = ['2a00::10', 'none', '10.0.0.9', '2a00::9'];
  const servers = ips.map((ip) => makeAdminServer({ ip }));
  const ordered = (direction: 'ascending' | 'descending') =>
    find(servers, serverRules, { sort: { key: 'ip', direction } }).map(({ ip }) => ip);
  expect(ordered('ascending')).toEqual(['10.0.0.9', '2a00::9', '2a00::10', 'none']);
  expect(ordered('descending')).toEqual(ordered('ascending').toReversed());
});

test('names sort with their numbers, and ё is found as е', () => {
  const servers = ['node10.ru', 'node9.ru', 'ёлка.рф'].map((name) => makeAdminServer({ name }));
  const byName = find(servers, serverRules, { sort: { key: 'name', direction: 'ascending' } });
  expect(byName.map(({ name }) => name)).toEqual(['node9.ru', 'node10.ru', 'ёлка.рф']);
  expect(find(servers, serverRules, { search: 'ЕЛКА' }).map(({ name }) => name)).toEqual(['ёлка.рф']);
});
