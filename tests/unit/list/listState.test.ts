import { describe, expect, test } from 'vitest';
import { filterOf } from '@/domain/list/listRules';
import { initialListState, listReducer, type ListAction } from '@/domain/list/listState';
import { parseListUrl } from '@/domain/list/listUrl';
import type { Selection } from '@/domain/list/selection';
import type { ServerId } from '@/domain/servers/server';
import { serverRules, type ServerConditions, type ServerSortKey } from '@/domain/servers/serverRules';

const filled = parseListUrl('?q=shop&status=Active&tariff=Naos&sort=-price&page=3', serverRules);
const [one, two] = [1024 as ServerId, 1031 as ServerId];
const listed = () => [one, two];
const all: Selection<ServerId> = { mode: 'allExcept', ids: new Set([two]) };
const some: Selection<ServerId> = { mode: 'some', ids: new Set([two]) };

const after = (
  action: ListAction<ServerId, ServerSortKey, ServerConditions>,
  selection: Selection<ServerId> = all,
) => listReducer(serverRules, { ...initialListState(filled), selection }, action);

describe('a change of the query starts at the first page and names the selected rows', () => {
  test.each([
    ['a search', { type: 'searched', search: 'mail', listed }, { ...filled.query, search: 'mail' }],
    [
      'a condition, beside the others',
      { type: 'filtered', change: { status: 'Suspended' }, listed },
      { ...filled.query, filter: { ...filled.query.filter, status: 'Suspended' } },
    ],
    [
      'a reset, which keeps the order',
      { type: 'queryReset', listed },
      { search: '', filter: filterOf(serverRules.conditions), sort: filled.query.sort },
    ],
  ] as const)('%s', (_, action, query) => {
    const state = after(action);
    expect(state).toMatchObject({ query, page: 1, picked: null });
    expect(state.selection).toEqual({ mode: 'some', ids: new Set([one]) });
  });
});

test('an order starts at the first page and keeps everything else', () => {
  const sort = { key: 'id', direction: 'ascending' } as const;
  expect(after({ type: 'sorted', sort })).toEqual({
    ...initialListState(filled),
    query: { ...filled.query, sort },
    page: 1,
    selection: all,
  });
});

test('scrolling changes the page alone, and nothing on the same page', () => {
  const state = { ...initialListState(filled), selection: some };
  expect(listReducer(serverRules, state, { type: 'scrolled', page: 3 })).toBe(state);
  expect(listReducer(serverRules, state, { type: 'scrolled', page: 4 })).toEqual({ ...state, page: 4 });
});

test('named rows stay selected as they are', () => {
  const state = after({ type: 'rowsChanged', listed: () => [one] }, some);
  expect(state.selection).toBe(some);
  expect(after({ type: 'rowsChanged', listed }).selection).toEqual({ mode: 'some', ids: new Set([one]) });
});

test('a row that the address names is selected, until the address names another or none', () => {
  const pick = { ...initialListState({ ...filled, picked: one }), isFilterOpen: true };
  expect(pick.selection).toEqual({ mode: 'some', ids: new Set([one]) });
  expect(initialListState(filled).selection).toEqual({ mode: 'some', ids: new Set() });
  const move = (picked: ServerId | null) =>
    listReducer(
      serverRules,
      { ...pick, selection: some },
      { type: 'addressChanged', address: { ...filled, picked, page: 2 }, listed },
    );
  expect(move(one)).toMatchObject({ picked: one, page: 2, isFilterOpen: true });
  expect(move(one).selection).toBe(some);
  expect(move(two).selection).toEqual({ mode: 'some', ids: new Set([two]) });
  expect(move(null).selection).toEqual({ mode: 'some', ids: new Set() });
});
