import type { Payment } from '@/domain/payment/payment';
import type { PaymentSortKey } from '@/domain/payment/paymentRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { PaymentStatusBadge } from './PaymentStatusBadge';

/** The columns of §2, in its order; together they fit beside the open sidebar on a 1280 px screen (61 rem). */
export function paymentColumns({ t, money, currency, date }: I18n): GridColumn<Payment, PaymentSortKey>[] {
  const header = (key: PaymentSortKey) => ({ key, header: t(`payments.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      isOneLine: true,
      room: 'wide',
      width: 3.6,
      isSecondary: true,
      className: 'figures',
      cell: ({ id }) => id,
    },
    {
      ...header('number'),
      isOneLine: true,
      width: 6,
      part: 'title',
      className: 'figures',
      cell: ({ number }) => number,
    },
    {
      ...header('date'),
      isOneLine: true,
      width: 5.6,
      isSecondary: true,
      className: 'figures',
      cell: (row) => date(row.date),
    },
    { ...header('payer'), isOneLine: true, width: 10, cell: ({ payer }) => payer },
    {
      ...header('paymentMethod'),
      room: 'middle',
      width: 7.8,
      isSecondary: true,
      cell: ({ paymentMethod }) => t(`paymentMethod.${paymentMethod}`),
    },
    {
      ...header('amount'),
      isOneLine: true,
      width: 7.6,
      align: 'end',
      className: 'figures',
      cell: ({ amount }) => money(amount),
    },
    {
      ...header('amountInPaymentCurrency'),
      isOneLine: true,
      room: 'wide',
      width: 7.6,
      align: 'end',
      isSecondary: true,
      className: 'figures',
      cell: ({ amountInPaymentCurrency }) => currency(amountInPaymentCurrency),
    },
    {
      ...header('status'),
      isOneLine: true,
      width: 7.8,
      part: 'status',
      cell: ({ status }) => <PaymentStatusBadge status={status} />,
    },
  ];
}
