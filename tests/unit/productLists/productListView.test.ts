import { expect, test } from 'vitest';
import { LocalList } from '@/domain/list/localList';
import { initialListState, listReducer } from '@/domain/list/listState';
import { parseListUrl } from '@/domain/list/listUrl';
import { answerOf, toListParts } from '@/domain/list/listView';
import { allSelected } from '@/domain/list/selection';
import { productRules } from '@/domain/servers/productRules';
import type { Server } from '@/domain/servers/server';
import { makeServers } from '../../../stories/kit/manyServers';
import { productOf, toProductListView } from '@/screens/productLists/ProductListScreen/productListView';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import { sectionName, type SectionKey } from '@/paths';

const stateOf = (search: string) => initialListState(parseListUrl(search, productRules));

function viewOf(page: SectionKey, state: ReturnType<typeof stateOf>, servers: readonly Server[] = []) {
  const value = answerOf(productRules, new LocalList(servers, productRules), state.query);
  const answer = { status: 'ready', value } as const;
  return toProductListView({
    ...toListParts({ rules: productRules, state, answer, isRefreshing: false }),
    product: productOf(page),
    cancellation: null,
  });
}

// tests: PRODUCT-02
test('each list leads to its own catalogue, and asks about its own service (§2, §9)', () => {
  expect(viewOf('vpsCpu', stateOf(''))).toMatchObject({
    status: 'empty',
    product: 'cpu',
    orderHref: '/dashboard/vps-cpu-catalog',
    questionHref: '/dashboard/support/create?service=VPS%2FVDS+Hi-CPU',
  });
  expect(viewOf('vpsStorage', stateOf(''))).toMatchObject({
    product: 'storage',
    orderHref: '/dashboard/vps-storage-catalog',
    questionHref: '/dashboard/support/create?service=VPS%2FVDS+Storage',
  });
});

test('searching or filtering an empty list finds nothing; a blank is no search', () => {
  expect(viewOf('vpsCpu', stateOf('?q=a')).status).toBe('noMatches');
  expect(viewOf('vpsCpu', stateOf('?status=Active')).status).toBe('noMatches');
  expect(viewOf('vpsCpu', stateOf('?before=2026-12-31')).status).toBe('noMatches');
  expect(viewOf('vpsCpu', stateOf('?q=++')).status).toBe('empty');
});

test('what the list cannot be filtered by does not count', () => {
  expect(viewOf('vpsCpu', stateOf('?dc=ru&tariff=Naos&sort=-price&page=7')).status).toBe('empty');
});

test('a reset takes back search and filter, and leaves the panel open', () => {
  const narrowed = listReducer(productRules, stateOf('?q=a&status=Active'), { type: 'filterToggled' });
  const view = viewOf(
    'vpsCpu',
    listReducer(productRules, narrowed, { type: 'queryReset', listed: () => [] }),
  );
  expect(view).toMatchObject({ status: 'empty', search: '', isFilterOpen: true });
});

test('a list with servers is distinguished from an empty one', () => {
  const servers = makeServers(3);
  expect(viewOf('vpsCpu', stateOf('?q=zzz'), servers)).toMatchObject({ status: 'noMatches', isEmpty: false });
  expect(viewOf('vpsCpu', stateOf('?q=zzz'))).toMatchObject({ status: 'noMatches', isEmpty: true });
  const all = { ...stateOf(''), selection: allSelected<Server['id']>() };
  const ids = servers.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(viewOf('vpsCpu', all, servers)).toMatchObject({
    status: 'ready',
    selection: { count: 3, editHref: null, renewHref: `/dashboard/server-renew?id=${ids.join(',')}` },
  });
});

test('one selected is edited; several are renewed in the order of their numbers, as many as fit one address', () => {
  const servers = makeServers(renewedAtOnce + 1);
  const selectionOf = (ids: readonly Server['id'][], rows = servers) => {
    const state = { ...stateOf(''), selection: { mode: 'some' as const, ids: new Set(ids) } };
    const { count, editHref, renewHref } = viewOf('vpsCpu', state, rows).selection;
    return { count, editHref, renewHref };
  };
  const ids = servers.map(({ id }) => id).toSorted((one, other) => one - other);
  const [first = ids[0], second] = ids;
  expect(selectionOf([])).toEqual({ count: 0, editHref: null, renewHref: null });
  expect(selectionOf(first === undefined ? [] : [first])).toEqual({
    count: 1,
    editHref: `/dashboard/server-edit?id=${first}`,
    renewHref: `/dashboard/server-renew?id=${first}`,
  });
  expect(selectionOf(second === undefined || first === undefined ? [] : [second, first])).toEqual({
    count: 2,
    editHref: null,
    renewHref: `/dashboard/server-renew?id=${first},${second}`,
  });
  expect(selectionOf(ids.slice(0, renewedAtOnce)).renewHref).toBe(
    `/dashboard/server-renew?id=${ids.slice(0, renewedAtOnce).join(',')}`,
  );
  expect(selectionOf(ids).renewHref).toBeNull();
});

test('a page is of one product', () => {
  expect([productOf('vpsCpu'), productOf('vpsStorage'), productOf(null), productOf('vps')]).toEqual([
    'cpu',
    'storage',
    'cpu',
    'cpu',
  ]);
  expect(viewOf('vpsStorage', stateOf('')).title).toBe(sectionName('vpsStorage'));
});
