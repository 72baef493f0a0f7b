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
import type { CancellationDialogProps } from '@/components/serverCancellation/CancellationDialog';
import type { CancelMenuItemActions } from '@/components/serverCancellation/cancelMenuItem';
import type { Server, ServerId } from '@/domain/servers/server';
import { toAttentionLines, type AttentionLine } from '@/domain/servers/attentionLines';
import type { PlainMessageKey } from '@/i18n/translator';
import { paths, sectionName, withQuery, type SectionKey } from '@/paths';
import { renewHref, toServerRow, toServerRows, type ServerRow } from '@/domain/servers/serverRow';

/** Selection among the listed servers. */
export interface SelectedProducts {
  value: Selection<ServerId>;
  count: number;
  /** Target of Edit; null unless exactly one is selected. */
  editHref: string | null;
  /** Renewal page for all of them; null for none, or for too many. */
  renewHref: string | null;
}

/** List of a product; the sample customer has none (§2). */
export type ProductListView = ListFrame<ProductConditions> &
  ListBody<ServerRow, ProductSortKey> & {
    product: ServerProduct;
    title: PlainMessageKey;
    /** Catalogue of the product. */
    orderHref: string;
    /** Ticket form with the service preselected. */
    questionHref: string;
    /** Whether the customer has no server of this product, whatever the search. */
    isEmpty: boolean;
    selection: SelectedProducts;
    /** For all servers, whatever the search. */
    attention: readonly AttentionLine[];
    /** Cancellation dialog; null while closed. */
    cancellation: CancellationDialogProps | null;
  };

export interface ProductListScreenProps
  extends ListActions<ProductSortKey, ProductConditions>, SelectActions<ServerId>, CancelMenuItemActions {
  view: ProductListView;
  /** A disabled control was pressed: shows the reason. */
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
  cancellation: CancellationDialogProps | null;
}

/** Page, catalogue and support service of each product (§9). */
const products = {
  cpu: { key: 'vpsCpu', catalog: 'vpsCpuCatalog', service: 'VPS/VDS Hi-CPU' },
  storage: { key: 'vpsStorage', catalog: 'vpsStorageCatalog', service: 'VPS/VDS Storage' },
} as const satisfies Record<ServerProduct, { key: SectionKey; catalog: SectionKey; service: string }>;

/** Returns the product of a dashboard page. */
export function productOf(page: SectionKey | null): ServerProduct {
  return page === products.storage.key ? 'storage' : 'cpu';
}

/** Makes the screen's view. */
export function toProductListView({
  product,
  cancellation,
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
    cancellation,
    attention: toAttentionLines(about?.attention ?? [], paths.dashboard[key]),
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
  // A search in an empty list must say that there are no matches.
  return isEmpty && isNarrowed(list) ? { ...list, ...frame, status: 'noMatches' } : { ...list, ...frame };
}
