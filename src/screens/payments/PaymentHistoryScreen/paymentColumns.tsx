import { dayShape, moneyShape, statusShape, titleShape } from '@/components/columnShapes';
import type { KnownPaymentStatus, Payment } from '@/domain/payment/payment';
import type { PaymentSortKey } from '@/domain/payment/paymentRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { createStatusBadge } from '@/components/createStatusBadge';

/** A payment's status (§4, D12, D27). */
const PaymentStatusBadge = createStatusBadge<KnownPaymentStatus>(
  { Paid: 'success', Pending: 'warning', Canceled: 'neutral', PartlyRefunded: 'info', Refunded: 'info' },
  (status) => `payments.status.${status}`,
);

/** Columns of §2 in order; all fit next to the open sidebar on a 1280 px screen (61 rem). */
export function paymentColumns({ t, money, currency, date }: I18n): GridColumn<Payment, PaymentSortKey>[] {
  const header = (key: PaymentSortKey) => ({ key, header: t(`payments.column.${key}`), isSortable: true });
  return [
    { ...header('id'), ...dayShape, room: 'wide', width: 3.6, cell: ({ id }) => id },
    { ...header('number'), ...titleShape, width: 6, cell: ({ number }) => number },
    { ...header('date'), ...dayShape, width: 5.6, cell: (row) => date(row.date) },
    {
      ...header('payer'),
      isOneLine: true,
      width: 10,
      cell: ({ payer, member }) =>
        member === undefined ? (
          payer
        ) : (
          <>
            {payer}
            <span className="block text-xs whitespace-normal text-text-muted [overflow-wrap:anywhere]">
              {t('payments.member', { member })}
            </span>
          </>
        ),
    },
    {
      ...header('paymentMethod'),
      room: 'middle',
      width: 7.8,
      isSecondary: true,
      cell: ({ paymentMethod }) => t(`paymentMethod.${paymentMethod}`),
    },
    { ...header('amount'), ...moneyShape, width: 7.6, cell: ({ amount }) => money(amount) },
    {
      ...header('amountInPaymentCurrency'),
      ...moneyShape,
      room: 'wide',
      width: 7.6,
      isSecondary: true,
      cell: ({ amountInPaymentCurrency }) => currency(amountInPaymentCurrency),
    },
    {
      ...header('status'),
      ...statusShape,
      width: 7.8,
      cell: ({ status }) => <PaymentStatusBadge status={status} size="sm" />,
    },
  ];
}
