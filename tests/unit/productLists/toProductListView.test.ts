import { expect, test } from 'vitest';
import {
  initialProductListState,
  productListReducer,
} from '@/screens/productLists/ProductListScreen/productListState';
import { toProductListView } from '@/screens/productLists/ProductListScreen/toProductListView';
import { parseServerListUrl } from '@/domain/serverListUrl';

const stateOf = (search: string) => initialProductListState(parseServerListUrl(search));

// proves: PRODUCT-02
test('each list leads to its own catalogue, and asks about its own service (§2, §9)', () => {
  expect(toProductListView('vpsCpu', stateOf(''))).toMatchObject({
    status: 'empty',
    product: 'cpu',
    orderHref: '/dashboard/vps-cpu-catalog',
    questionHref: '/dashboard/support/create?service=VPS%2FVDS+Hi-CPU',
  });
  expect(toProductListView('vpsStorage', stateOf(''))).toMatchObject({
    product: 'storage',
    orderHref: '/dashboard/vps-storage-catalog',
    questionHref: '/dashboard/support/create?service=VPS%2FVDS+Storage',
  });
});

test('searching or filtering an empty list finds nothing; a blank is no search', () => {
  expect(toProductListView('vpsCpu', stateOf('?q=a')).status).toBe('noMatches');
  expect(toProductListView('vpsCpu', stateOf('?status=Active')).status).toBe('noMatches');
  expect(toProductListView('vpsCpu', stateOf('?before=2026-12-31')).status).toBe('noMatches');
  expect(toProductListView('vpsCpu', stateOf('?q=++')).status).toBe('empty');
});

test('what the list cannot be asked is not asked', () => {
  expect(toProductListView('vpsCpu', stateOf('?dc=ru&tariff=Naos&sort=-price&page=7')).status).toBe('empty');
});

test('a reset takes back search and filter, and leaves the panel open', () => {
  const asked = productListReducer(stateOf('?q=a&status=Active'), { type: 'filterToggled' });
  const view = toProductListView('vpsCpu', productListReducer(asked, { type: 'queryReset' }));
  expect(view).toMatchObject({ status: 'empty', search: '', isFilterOpen: true });
});
