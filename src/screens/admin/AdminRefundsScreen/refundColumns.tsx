import { dayShape, moneyShape, statusShape } from '@/components/columnShapes';
import type { RefundKey } from '@/domain/admin/lists';
import type { AdminRefund } from '@/domain/admin/refund';
import { breakable } from '@/components/breakable';
import type { I18n } from '@/i18n/I18nProvider';
import { noneCell } from '@/components/cells';
import { Badge } from '@/primitives/Badge';
import type { GridColumn } from '@/primitives/DataGrid/types';

const tones = { sent: 'success', atBank: 'warning', toSend: 'warning', canceled: 'neutral' } as const;

/** Returns the columns of a refund. */
export function refundColumns({ t, money, dateTime }: I18n): GridColumn<AdminRefund, RefundKey>[] {
  const header = (key: RefundKey) => ({ key, header: t(`adminRefunds.column.${key}`), isSortable: true });
  return [
    { ...header('id'), isOneLine: true, width: 4.6, className: 'figures', cell: ({ id }) => `#${id}` },
    {
      ...header('user'),
      width: 10.3,
      part: 'title',
      className: '[overflow-wrap:anywhere]',
      cell: ({ user }) => breakable(user),
    },
    {
      ...header('payment'),
      isOneLine: true,
      width: 6,
      room: 'wide',
      cell: ({ payment }) => payment ?? noneCell(t('adminRefunds.noPayment')),
    },
    { ...header('amount'), ...moneyShape, width: 7.4, cell: ({ amount }) => money(amount) },
    {
      ...header('target'),
      ...statusShape,
      width: 10.7,
      cell: ({ target, state }) => (
        <Badge tone={tones[state]} size="sm">
          {t(state === 'sent' ? `adminRefunds.target.${target}` : `adminRefunds.state.${state}`)}
        </Badge>
      ),
    },
    {
      ...header('reason'),
      width: 9.8,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ reason, note }) => (note === null ? t(`adminRefunds.reason.${reason}`) : breakable(note)),
    },
    { ...header('at'), ...dayShape, room: 'middle', width: 8.6, cell: ({ at }) => dateTime(at) },
  ];
}
