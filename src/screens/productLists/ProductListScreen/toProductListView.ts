import type { ProductListView } from './productListTypes';
import { paths, withQuery, sectionName, type SectionKey } from '@/paths';
import type { ProductListState } from './productListState';

const products = {
  cpu: { key: 'vpsCpu', catalog: 'vpsCpuCatalog', service: 'VPS/VDS Hi-CPU' },
  storage: { key: 'vpsStorage', catalog: 'vpsStorageCatalog', service: 'VPS/VDS Storage' },
} as const satisfies Record<
  ProductListView['product'],
  { key: SectionKey; catalog: SectionKey; service: string }
>;

/** The list of a page of the dashboard (§2 'Empty lists'). The service is named as the support form does (§9). */
export function toProductListView(page: SectionKey | null, state: ProductListState): ProductListView {
  const product = page === products.storage.key ? 'storage' : 'cpu';
  const { key, catalog, service } = products[product];
  const { search, filter } = state.query;
  const { status, endsBefore } = filter;
  const isAsked = search.trim() !== '' || status !== null || endsBefore !== null;
  return {
    status: isAsked ? 'noMatches' : 'empty',
    product,
    title: sectionName(key),
    orderHref: paths.dashboard[catalog],
    questionHref: withQuery(paths.dashboard.supportCreate, { service }),
    search,
    filter: { status, endsBefore },
    isFilterOpen: state.isFilterOpen,
  };
}
