import { expect, test } from 'vitest';
import { kopecks } from '@/domain/money';
import type { ServerId } from '@/domain/server';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import { ServerIndex } from '@/domain/serverIndex';
import { emptyServerQuery, type ServerQuery } from '@/domain/serverQuery';
import { allSelected, withRows, type Selection } from '@/domain/list/selection';
import { makeServers } from '@/sample-data/manyServers';
import { makeServer, sampleServers } from '@/sample-data/servers';
import {
  initialServerListState,
  serverListReducer,
  type ServerListState,
} from '@/screens/servers/ServerListScreen/serverListState';
import {
  listServers,
  pageOf,
  selectedServers,
  toServerListView,
} from '@/screens/servers/ServerListScreen/toServerListView';
import { toServerRow } from '@/screens/servers/ServerListScreen/toServerRow';

function loaded(query: Partial<ServerQuery> = {}, servers = sampleServers): ServerListState {
  const state = initialServerListState({ query: { ...emptyServerQuery, ...query }, page: 1 });
  return serverListReducer(state, { type: 'loaded', servers });
}

function viewOf(state: ServerListState) {
  if (state.load.status !== 'ready') return toServerListView(state, null);
  return toServerListView(state, listServers(state.load.index, state.load.index.run(state.query)));
}

test('loading, error, empty, no matches and ready are told apart', () => {
  const state = initialServerListState({ query: emptyServerQuery, page: 1 });
  expect(viewOf(state).status).toBe('loading');
  expect(viewOf(serverListReducer(state, { type: 'loadFailed', reason: 'offline' }))).toMatchObject({
    status: 'error',
    reason: 'offline',
  });
  expect(viewOf(loaded({}, [])).status).toBe('empty');
  expect(viewOf(loaded({ search: 'zzz' })).status).toBe('noMatches');
  expect(viewOf(loaded())).toMatchObject({ status: 'ready', total: 630_800, firstRow: 0 });
});

test.each([
  ['none of one', { mode: 'some', ids: new Set<ServerId>() }, 0, 0, null],
  [
    'one',
    withRows({ mode: 'some', ids: new Set<ServerId>() }, [1024 as ServerId], true),
    1,
    157_700,
    '?id=1024',
  ],
  ['all', allSelected<ServerId>(), 4, 630_800, null],
  [
    'all but three',
    withRows(
      allSelected<ServerId>(),
      [1031, 1042, 1057].map((id) => id as ServerId),
      false,
    ),
    1,
    157_700,
    '?id=1024',
  ],
  ['one that is gone', { mode: 'some', ids: new Set([9 as ServerId]) }, 0, 0, null],
] satisfies [string, Selection<ServerId>, number, number, string | null][])(
  'the selection sums up: %s',
  (_, selection, count, total, edit) => {
    const view = viewOf(serverListReducer(loaded(), { type: 'selected', selection }));
    expect(view.status === 'ready' && view.selection).toMatchObject({
      count,
      total,
      editHref: edit && `/dashboard/server-edit${edit}`,
      rebootableCount: count > 0 ? 1 : 0,
    });
  },
);

test('the selected are renewed together, in the order of their numbers, as long as they fit one address', () => {
  const hrefOf = (selection: Selection<ServerId>, servers = sampleServers) => {
    const state = serverListReducer(loaded({}, servers), { type: 'selected', selection });
    const view = viewOf(state);
    return view.status === 'ready' ? view.selection.renewHref : view.status;
  };
  const some = (...ids: number[]): Selection<ServerId> => ({
    mode: 'some',
    ids: new Set(ids.map((id) => id as ServerId)),
  });
  expect(hrefOf(some())).toBeNull();
  expect(hrefOf(some(1057, 1024))).toBe('/dashboard/server-renew?id=1024,1057');
  expect(hrefOf(allSelected())).toBe('/dashboard/server-renew?id=1024,1031,1042,1057');
  const many = makeServers(renewedAtOnce + 1);
  expect(hrefOf(allSelected(), many)).toBeNull();
  expect(hrefOf(some(...many.map(({ id }) => id)), many)).toBeNull();
});

test('what is selected but not listed does not count and is not acted on', () => {
  const selection = withRows<ServerId>(
    { mode: 'some', ids: new Set() },
    [1024, 1031].map((id) => id as ServerId),
    true,
  );
  const index = new ServerIndex(sampleServers);
  const listed = listServers(index, index.run({ ...emptyServerQuery, search: 'shop' }));
  expect(selectedServers(selection, listed).map(({ id }) => id)).toEqual([1024]);
});

test('all stays what it was when the search, the filter or the list changes under it', () => {
  const all = serverListReducer(loaded({ search: 'shop' }), { type: 'selected', selection: allSelected() });
  const wider = serverListReducer(all, { type: 'searched', search: '' });
  expect(wider.selection).toEqual({ mode: 'some', ids: new Set([1024]) });
  const refreshed = serverListReducer(all, { type: 'loaded', servers: sampleServers });
  expect(refreshed.selection).toEqual({ mode: 'some', ids: new Set([1024]) });
  const sorted = serverListReducer(all, { type: 'sorted', sort: { key: 'id', direction: 'descending' } });
  expect(sorted.selection.mode).toBe('allExcept');
});

// proves: SERVERS-16, SERVERS-17
test('a panel is opened for an active server at a web address, and for nothing else (D7)', () => {
  const panelOf = (changes: Parameters<typeof makeServer>[0]) => toServerRow(makeServer(changes)).panel;
  expect(panelOf({ panelUrl: 'https://panel.example.com/' })).toEqual({ href: 'https://panel.example.com/' });
  expect(panelOf({ panelUrl: null })).toEqual({ unavailable: 'noPanel' });
  expect(panelOf({ panelUrl: 'javascript:alert(1)' })).toEqual({ unavailable: 'noPanel' });
  expect(panelOf({ panelUrl: 'https://panel.example.com/', status: 'Suspended' })).toEqual({
    unavailable: 'inactive',
  });
});

test('the same server gives the same row', () => {
  const server = makeServer({ monthlyPrice: kopecks(1) });
  expect(toServerRow(server)).toBe(toServerRow(server));
});

// proves: SERVERS-29
test('the address counts pages of 50 rows, from 51 rows on (D9)', () => {
  const listOf = (count: number) => {
    const index = new ServerIndex(makeServers(count));
    return listServers(index, index.run(emptyServerQuery));
  };
  expect([
    pageOf(0, listOf(200)),
    pageOf(49, listOf(200)),
    pageOf(50, listOf(200)),
    pageOf(199, listOf(200)),
  ]).toEqual([1, 1, 2, 4]);
  expect([pageOf(40, listOf(50)), pageOf(50, listOf(51)), pageOf(9, null)]).toEqual([1, 2, 1]);
});
