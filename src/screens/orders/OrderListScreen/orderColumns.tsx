import { OrderStatusBadge } from '@/components/OrderStatusBadge';
import type { OrderSortKey } from '@/domain/order/orderRules';
import { orderStatusOf, type PlacedOrder } from '@/domain/order/placedOrder';
import type { I18n } from '@/i18n/I18nProvider';
import { linkCell } from '@/components/cells';
import { orderPath } from '@/paths';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** What was ordered, in one line. */
function itemsText({ items }: PlacedOrder, t: I18n['t']): string {
  const [first, ...others] = items;
  const title = first?.title ?? '';
  return others.length === 0 ? title : t('orders.more', { title, count: others.length });
}

/** The columns of the list of orders. The number leads to the order. */
export function orderColumns({ t, money, dateTime }: I18n): GridColumn<PlacedOrder, OrderSortKey>[] {
  const header = (key: OrderSortKey) => ({ key, header: t(`orders.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      isOneLine: true,
      width: 5,
      part: 'title',
      className: 'figures',
      cell: ({ id }, tabIndex) => linkCell(orderPath(id), `#${id}`, tabIndex),
    },
    {
      ...header('items'),
      width: 16,
      className: '[overflow-wrap:anywhere]',
      cell: (order) => itemsText(order, t),
    },
    {
      ...header('at'),
      isOneLine: true,
      room: 'middle',
      width: 9,
      isSecondary: true,
      className: 'figures',
      cell: ({ at }) => dateTime(at),
    },
    {
      ...header('status'),
      isOneLine: true,
      width: 10,
      part: 'status',
      cell: (order) => <OrderStatusBadge status={orderStatusOf(order)} size="sm" />,
    },
    {
      ...header('amount'),
      isOneLine: true,
      width: 7,
      align: 'end',
      className: 'figures',
      cell: ({ amount }) => money(amount),
    },
  ];
}
