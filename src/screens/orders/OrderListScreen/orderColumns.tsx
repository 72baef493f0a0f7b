import { dayShape, moneyShape, statusShape, titleShape } from '@/components/columnShapes';
import { OrderStatusBadge } from '@/components/OrderStatusBadge';
import type { OrderSortKey } from '@/domain/order/orderRules';
import { orderStatusOf, type PlacedOrder } from '@/domain/order/placedOrder';
import type { I18n } from '@/i18n/I18nProvider';
import { linkCell } from '@/components/cells';
import { orderPath } from '@/paths';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** Describes the ordered items in one line. */
function itemsText({ items }: PlacedOrder, t: I18n['t']): string {
  const [first, ...others] = items;
  const title = first?.title ?? '';
  return others.length === 0 ? title : t('orders.more', { title, count: others.length });
}

/** Columns of the orders. The number links to the order. */
export function orderColumns({ t, money, dateTime }: I18n): GridColumn<PlacedOrder, OrderSortKey>[] {
  const header = (key: OrderSortKey) => ({ key, header: t(`orders.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      ...titleShape,
      width: 5,
      cell: ({ id }, tabIndex) => linkCell(orderPath(id), `#${id}`, tabIndex),
    },
    {
      ...header('items'),
      width: 16,
      className: '[overflow-wrap:anywhere]',
      cell: (order) => itemsText(order, t),
    },
    { ...header('at'), ...dayShape, room: 'middle', width: 9, cell: ({ at }) => dateTime(at) },
    {
      ...header('status'),
      ...statusShape,
      width: 10,
      cell: (order) => <OrderStatusBadge status={orderStatusOf(order)} size="sm" />,
    },
    { ...header('amount'), ...moneyShape, width: 7, cell: ({ amount }) => money(amount) },
  ];
}
