import { expect, test } from 'vitest';
import { kopecks } from '@/domain/money/money';
import type { Server, ServerId } from '@/domain/servers/server';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import { LocalList } from '@/domain/list/localList';
import { initialListState, listReducer, type ListAction } from '@/domain/list/listState';
import { parseListUrl } from '@/domain/list/listUrl';
import { selectedOf } from '@/domain/list/selectedRows';
import { answerOf, toListParts } from '@/domain/list/listView';
import { allSelected, withRows, type Selection } from '@/domain/list/selection';
import { mapLoaded, type Loaded } from '@/domain/results/loaded';
import { serverRules, type ServerConditions, type ServerSortKey } from '@/domain/servers/serverRules';
import { makeServers } from '../../../stories/kit/manyServers';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { toServerListView } from '@/screens/servers/ServerListScreen/serverListView';
import { toServerRow } from '@/domain/servers/serverRow';

const start = (address = '') =>
  initialListState<ServerId, ServerSortKey, ServerConditions>(parseListUrl(address, serverRules));

function sources(state = start(), servers: readonly Server[] | Loaded<readonly Server[]> = sampleServers) {
  const rows = 'status' in servers ? servers : ({ status: 'ready', value: servers } as const);
  const answer = mapLoaded(rows, (all) =>
    answerOf(serverRules, new LocalList(all, serverRules), state.query),
  );
  return {
    cart: [],
    openBills: 0,
    cancellation: null,
    bulkAction: null,
    ...toListParts({ rules: serverRules, state, answer, isRefreshing: false }),
    overlay: { kind: 'none' },
    details: { status: 'loading' },
  } as const;
}

const viewOf = (...parts: Parameters<typeof sources>) => toServerListView(sources(...parts));

const selecting = (selection: Selection<ServerId>, address = '') => ({ ...start(address), selection });

test('loading, error, empty, no matches and ready are distinct', () => {
  expect(viewOf(start(), { status: 'loading' }).status).toBe('loading');
  expect(viewOf(start(), { status: 'error', reason: 'offline' })).toMatchObject({
    status: 'error',
    reason: 'offline',
  });
  expect(viewOf(start(), []).status).toBe('empty');
  expect(viewOf(start('?q=zzz'), []).status).toBe('empty');
  expect(viewOf(start('?q=zzz')).status).toBe('noMatches');
  expect(viewOf()).toMatchObject({ status: 'ready', total: 4, monthlyTotal: 630_800, firstRow: 0 });
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
    const view = viewOf(selecting(selection));
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
    const view = viewOf(selecting(selection), servers);
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
  const { query } = start('?q=shop');
  const listed = answerOf(serverRules, new LocalList(sampleServers, serverRules), query);
  const { rows } = selectedOf(serverRules, selection, { ...listed, query });
  expect(rows.map(({ id }) => id)).toEqual([1024]);
  expect(viewOf(selecting(selection, '?q=shop'))).toMatchObject({ selection: { count: 1 } });
});

test('all stays what it was when the search, the filter or the list changes under it', () => {
  const all = selecting(allSelected(), '?q=shop');
  const after = (action: ListAction<ServerId, ServerSortKey, ServerConditions>) =>
    listReducer(serverRules, all, action).selection;
  const listed = () => [1024 as ServerId];
  const spelledOut = { mode: 'some', ids: new Set([1024]) };
  expect(after({ type: 'searched', search: '', listed })).toEqual(spelledOut);
  expect(after({ type: 'filtered', change: { status: 'Active' }, listed })).toEqual(spelledOut);
  expect(after({ type: 'queryReset', listed })).toEqual(spelledOut);
  expect(after({ type: 'rowsChanged', listed })).toEqual(spelledOut);
  expect(after({ type: 'addressChanged', address: parseListUrl('', serverRules), listed })).toEqual(
    spelledOut,
  );
  expect(after({ type: 'sorted', sort: { key: 'id', direction: 'descending' } }).mode).toBe('allExcept');
});

// tests: SERVERS-16, SERVERS-17
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

test('the question about rebooting names five and counts all', () => {
  const servers = makeServers(7);
  const question = (count: number) =>
    toServerListView({
      ...sources(),
      overlay: { kind: 'reboot', servers: servers.slice(0, count), skippedCount: 2, submission: 'pending' },
    }).overlay;
  const named = (count: number) => servers.slice(0, count).map(({ id, domain }) => ({ id, domain }));
  expect(question(7)).toEqual({
    kind: 'reboot',
    named: named(5),
    count: 7,
    skippedCount: 2,
    submission: 'pending',
  });
  expect(question(5)).toMatchObject({ named: named(5), count: 5 });
});

test('the details are those of the server’s row; a plan in the cart is the first step done', () => {
  const server = makeServer();
  const details = { status: 'error', reason: 'offline' } as const;
  const view = (changes: Partial<Parameters<typeof toServerListView>[0]>) =>
    toServerListView({ ...sources(), ...changes });
  expect(view({ overlay: { kind: 'details', topic: 'history', server }, details }).overlay).toEqual({
    kind: 'details',
    topic: 'history',
    server: toServerRow(server),
    details,
  });
  expect(view({}).isPlanChosen).toBe(false);
  expect(view({ cart: [makeOrderEntry()] }).isPlanChosen).toBe(true);
  const renewal = { kind: 'renewal', id: 'r', serverId: server.id, period: 'month' } as const;
  expect(view({ cart: [renewal] }).isPlanChosen).toBe(false);
  expect(view({}).orderHref).toBe('/dashboard/vps-catalog');
  expect(viewOf(start(), { status: 'loading' })).toMatchObject({
    options: { statuses: [], datacenters: [], tariffs: [] },
    attention: [],
  });
});

test('the list waits for the number of open bills, so that the line about them moves no row', () => {
  const statusFor = (openBills: number | null) => toServerListView({ ...sources(), openBills });
  expect(statusFor(null).status).toBe('loading');
  expect(statusFor(0)).toMatchObject({ status: 'ready', attention: [] });
  expect(statusFor(2)).toMatchObject({ status: 'ready', attention: [{ kind: 'bills', count: 2 }] });
});
