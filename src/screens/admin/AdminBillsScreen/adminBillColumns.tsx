import { dayShape, moneyShape, statusShape, titleShape } from '@/components/columnShapes';
import { BillStateBadge } from '@/components/BillStateBadge';
import { breakable } from '@/components/breakable';
import type { AdminBill, AdminBillKey } from '@/domain/admin/bill';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** Returns the bill columns, with account, payer and status. */
export function adminBillColumns({ t, date, money }: I18n): GridColumn<AdminBill, AdminBillKey>[] {
  const header = (key: AdminBillKey) => ({ key, header: t(`adminBills.column.${key}`), isSortable: true });
  return [
    { ...header('number'), ...titleShape, width: 6, cell: ({ number }) => number },
    {
      ...header('user'),
      width: 11,
      className: '[overflow-wrap:anywhere]',
      cell: ({ user }) => breakable(user),
    },
    {
      ...header('payer'),
      room: 'middle',
      width: 11,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ payer }) => payer,
    },
    { ...header('date'), ...dayShape, room: 'middle', width: 6, cell: (bill) => date(bill.date) },
    {
      ...header('state'),
      ...statusShape,
      width: 8,
      cell: ({ state }) => <BillStateBadge status={state} size="sm" />,
    },
    { ...header('amount'), ...moneyShape, width: 8, cell: ({ amount }) => money(amount) },
  ];
}
