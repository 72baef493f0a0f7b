import type { ServerFilter } from '@/domain/serverQuery';
import type { PlainMessageKey } from '@/i18n/translator';

/** What can be asked of a list that has neither data centres nor tariffs yet. */
export type ProductFilter = Pick<ServerFilter, 'status' | 'endsBefore'>;

/**
 * The list of a product that the sample customer has none of (§2). `noMatches` says that it is empty for whoever
 * searches it.
 */
export interface ProductListView {
  status: 'empty' | 'noMatches';
  product: 'cpu' | 'storage';
  title: PlainMessageKey;
  /** The matching catalogue. */
  orderHref: string;
  /** The ticket form with the service filled in. */
  questionHref: string;
  search: string;
  filter: ProductFilter;
  isFilterOpen: boolean;
}

export interface ProductListScreenProps {
  view: ProductListView;
  onSearchChange: (search: string) => void;
  onFilterToggle: () => void;
  onFilterChange: (change: Partial<ProductFilter>) => void;
  /** Search and filter to nothing. */
  onQueryReset: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}
