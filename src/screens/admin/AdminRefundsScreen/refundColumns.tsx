import type { RefundKey } from '@/domain/admin/lists';
import type { AdminRefund } from '@/domain/admin/refund';
import { breakable } from '@/components/breakable';
import type { I18n } from '@/i18n/I18nProvider';
import { noneCell } from '@/components/cells';
import { Badge } from '@/primitives/Badge';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** What is known of a refund, as columns. */
export function refundColumns({ t, money, dateTime }: I18n): GridColumn<AdminRefund, RefundKey>[] {
  const header = (key: RefundKey) => ({ key, header: t(`adminRefunds.column.${key}`), isSortable: true });
  return [
    { ...header('id'), isOneLine: true, width: 4.6, className: 'figures', cell: ({ id }) => `#${id}` },
    {
      ...header('user'),
      width: 11,
      part: 'title',
      className: '[overflow-wrap:anywhere]',
      cell: ({ user }) => breakable(user),
    },
    {
      ...header('payment'),
      isOneLine: true,
      width: 7,
      room: 'middle',
      cell: ({ payment }) => payment ?? noneCell(t('adminRefunds.noPayment')),
    },
    {
      ...header('amount'),
      isOneLine: true,
      width: 7,
      align: 'end',
      className: 'figures',
      cell: ({ amount }) => money(amount),
    },
    {
      ...header('target'),
      isOneLine: true,
      width: 12,
      part: 'status',
      cell: ({ target, isSent }) => (
        <Badge tone={isSent ? 'success' : 'warning'} size="sm">
          {t(isSent ? `adminRefunds.target.${target}` : 'adminRefunds.waiting')}
        </Badge>
      ),
    },
    {
      ...header('reason'),
      width: 14,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ reason, note }) => (note === null ? t(`adminRefunds.reason.${reason}`) : breakable(note)),
    },
    {
      ...header('at'),
      isOneLine: true,
      width: 8.6,
      isSecondary: true,
      className: 'figures',
      cell: ({ at }) => dateTime(at),
    },
  ];
}
