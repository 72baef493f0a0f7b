import { dayShape, moneyShape, statusShape, titleShape } from '@/components/columnShapes';
import type { PaymentKey } from '@/domain/admin/lists';
import type { AdminPayment, AdminPaymentStatus } from '@/domain/admin/payment';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { itemsText } from '@/components/billTexts';
import { breakable } from '@/components/breakable';
import { createStatusBadge } from '@/components/createStatusBadge';

/** Completed, Pending, Failed (§4), and refunded. */
export const AdminPaymentStatusBadge = createStatusBadge<AdminPaymentStatus>(
  { Completed: 'success', Pending: 'warning', Failed: 'danger', PartlyRefunded: 'info', Refunded: 'info' },
  (status) => `adminPayments.status.${status}`,
);

/** The fields of §3 as columns. */
export function paymentColumns({ t, money, date }: I18n): GridColumn<AdminPayment, PaymentKey>[] {
  const header = (key: PaymentKey) => ({ key, header: t(`adminPayments.column.${key}`), isSortable: true });
  return [
    { ...header('id'), ...titleShape, width: 4.6, cell: ({ id }) => `#${id}` },
    {
      ...header('user'),
      isOneLine: true,
      width: 12,
      className: '[overflow-wrap:anywhere]',
      cell: ({ user, account }) => (
        <>
          {breakable(user)}
          {account === 'deleted' && (
            <span className="block text-xs text-text-muted">{t('adminPayments.accountDeleted')}</span>
          )}
        </>
      ),
    },
    {
      ...header('description'),
      room: 'middle',
      width: 12,
      isSecondary: true,
      cell: (payment) => itemsText(payment, t),
    },
    { ...header('amount'), ...moneyShape, width: 7.6, cell: ({ amount }) => money(amount) },
    {
      ...header('method'),
      room: 'wide',
      width: 8,
      isSecondary: true,
      cell: ({ method }) => t(`paymentMethod.${method}`),
    },
    { ...header('date'), ...dayShape, width: 5.4, cell: (payment) => date(payment.date) },
    {
      ...header('status'),
      ...statusShape,
      width: 7.4,
      cell: ({ status, failure }) => (
        <>
          <AdminPaymentStatusBadge status={status} size="sm" />
          {failure !== null && (
            <span className="mt-0.5 block text-xs whitespace-normal text-text-muted">
              {t(`adminPayments.failure.${failure}`)}
            </span>
          )}
        </>
      ),
    },
  ];
}
