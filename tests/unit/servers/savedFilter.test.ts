import { expect, test } from 'vitest';
import { plainQuery } from '@/domain/list/listRules';
import { filterNameProblem, isFilterQuery, toFilterQuery } from '@/domain/servers/savedFilter';
import { serverRules } from '@/domain/servers/serverRules';

const plain = plainQuery(serverRules);

// tests: SERVERS-38
test('a filter is stored as the address of its list, in one form', () => {
  expect(toFilterQuery(plain)).toBe('');
  const query = toFilterQuery({
    search: 'node',
    filter: { ...plain.filter, tag: 'сайт' },
    sort: { key: 'endDate', direction: 'descending' },
  });
  expect(query).toBe('?q=node&tag=%D1%81%D0%B0%D0%B9%D1%82&sort=-endDate');
  expect(isFilterQuery(query)).toBe(true);
});

test.each([
  '',
  '?',
  'status=Active',
  '?status=Active&page=2',
  '?sort=password',
  '?before=2026-02-30',
  '?a=b',
])('no filter: %j', (text) => {
  expect(isFilterQuery(text)).toBe(false);
});

test.each([
  ['Германия', null],
  ['  ', 'required'],
  ['ж'.repeat(40), null],
  ['ж'.repeat(41), 'tooLong'],
  ['a\u0000', 'control'],
])('name %j: %s', (name, problem) => {
  expect(filterNameProblem(name)).toBe(problem);
});
