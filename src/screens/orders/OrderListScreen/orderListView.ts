import type { ListActions, ListParts, ListView } from '@/domain/list/listView';
import type { OrderConditions, OrderSortKey } from '@/domain/order/orderRules';
import type { OrderId, PlacedOrder } from '@/domain/order/placedOrder';
import { paths } from '@/paths';

export type OrderListView = ListView<PlacedOrder, OrderSortKey, OrderConditions> & {
  /** Catalogue for a first order. */
  catalogHref: string;
};

export interface OrderListScreenProps extends ListActions<OrderSortKey, OrderConditions> {
  view: OrderListView;
}

/** Makes the screen's view. */
export function toOrderListView({
  list,
}: Pick<ListParts<PlacedOrder, OrderId, OrderSortKey, OrderConditions>, 'list'>): OrderListView {
  return { ...list, catalogHref: paths.dashboard.vpsCatalog };
}
