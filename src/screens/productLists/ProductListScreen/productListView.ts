import { isNarrowed } from '@/domain/list/listRules';
import type { ListActions, ListBody, ListFrame, ListParts, SelectActions } from '@/domain/list/listView';
import type { Selection } from '@/domain/list/selection';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import type {
  ProductConditions,
  ProductsAbout,
  ProductSortKey,
  ServerProduct,
} from '@/domain/servers/productRules';
import type { LeavingDialogProps } from '@/components/serverLeaving/LeavingDialog';
import type { CancelMenuItemActions } from '@/components/serverLeaving/cancelMenuItem';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerAttention } from '@/domain/servers/attention';
import type { PlainMessageKey } from '@/i18n/translator';
import { paths, sectionName, withQuery, type SectionKey } from '@/paths';
import { renewHref, toServerRow, toServerRows, type ServerRow } from '@/domain/servers/serverRow';

/** The selected among the listed servers. */
export interface SelectedProducts {
  value: Selection<ServerId>;
  count: number;
  /** Where Edit leads: known when exactly one is selected. */
  editHref: string | null;
  /** Where all of them are renewed together; null for none, or for more than can be renewed at once. */
  renewHref: string | null;
}

/** The list of a product, of which the sample customer has none (§2). */
export type ProductListView = ListFrame<ProductConditions> &
  ListBody<ServerRow, ProductSortKey> & {
    product: ServerProduct;
    title: PlainMessageKey;
    /** The matching catalogue. */
    orderHref: string;
    /** The ticket form with the service filled in. */
    questionHref: string;
    /** Known to have no server at all, whatever is searched for. */
    isEmpty: boolean;
    selection: SelectedProducts;
    /** Of all servers, whatever is searched for. */
    attention: readonly ServerAttention[];
    /** The question before a server is cancelled; null while nobody asks for it. */
    leaving: LeavingDialogProps | null;
  };

export interface ProductListScreenProps
  extends ListActions<ProductSortKey, ProductConditions>, SelectActions<ServerId>, CancelMenuItemActions {
  view: ProductListView;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

/** Sources of the screen's view. */
export interface ProductListSources extends ListParts<
  Server,
  ServerId,
  ProductSortKey,
  ProductConditions,
  never,
  ProductsAbout
> {
  product: ServerProduct;
  leaving: LeavingDialogProps | null;
}

/** The page of each product, its catalogue, and its service as the support form names it (§9). */
const products = {
  cpu: { key: 'vpsCpu', catalog: 'vpsCpuCatalog', service: 'VPS/VDS Hi-CPU' },
  storage: { key: 'vpsStorage', catalog: 'vpsStorageCatalog', service: 'VPS/VDS Storage' },
} as const satisfies Record<ServerProduct, { key: SectionKey; catalog: SectionKey; service: string }>;

/** The product of a page of the dashboard. */
export function productOf(page: SectionKey | null): ServerProduct {
  return page === products.storage.key ? 'storage' : 'cpu';
}

/** Everything the screen shows. */
export function toProductListView({
  product,
  leaving,
  list,
  about,
  selection,
  selected,
}: ProductListSources): ProductListView {
  const { key, catalog, service } = products[product];
  const isEmpty = list.status === 'empty';
  const [only] = selected.rows;
  const ids = selected.rows.map(({ id }) => id).toSorted((one, other) => one - other);
  const frame = {
    product,
    title: sectionName(key),
    orderHref: paths.dashboard[catalog],
    questionHref: withQuery(paths.dashboard.supportCreate, { service }),
    isEmpty,
    leaving,
    attention: about?.attention ?? [],
    selection: {
      value: selection,
      count: selected.count,
      editHref: selected.count === 1 && only ? toServerRow(only).editHref : null,
      renewHref:
        selected.count > 0 && selected.count <= renewedAtOnce && ids.length === selected.count
          ? renewHref(ids)
          : null,
    },
  };
  if (list.status === 'ready') return { ...list, ...frame, rows: toServerRows(list.rows) };
  // Whoever searches an empty list is told that there is nothing to find in it.
  return isEmpty && isNarrowed(list) ? { ...list, ...frame, status: 'noMatches' } : { ...list, ...frame };
}
