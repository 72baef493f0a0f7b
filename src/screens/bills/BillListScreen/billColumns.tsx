import { dayShape, statusShape, titleShape } from '@/components/columnShapes';
import type { Bill } from '@/domain/payment/bill';
import type { BillColumnKey } from '@/domain/payment/billRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { BillStateBadge } from '@/components/BillStateBadge';
import { itemsText } from '@/components/billTexts';

/** The amount, and the owed part if the balance holds some. */
function amountCell({ amount, owed, state }: Bill, { t, money }: I18n) {
  const isPartly = state === 'unpaid' && owed < amount;
  return (
    <>
      {money(amount)}
      {isPartly && (
        <span className="block text-sm text-text-muted">{t('bills.owed', { amount: money(owed) })}</span>
      )}
    </>
  );
}

/** Columns of the bills; all fit next to the open sidebar on a 1280 px screen. */
export function billColumns(i18n: I18n): GridColumn<Bill, BillColumnKey>[] {
  const { t, date } = i18n;
  const header = (key: BillColumnKey) => ({ key, header: t(`bills.column.${key}`), isSortable: true });
  return [
    { ...header('number'), ...titleShape, width: 6, cell: ({ number }) => number },
    {
      ...header('items'),
      width: 15,
      className: '[overflow-wrap:anywhere]',
      cell: (bill) => itemsText(bill, t),
    },
    { ...header('date'), ...dayShape, room: 'middle', width: 5.6, cell: (bill) => date(bill.date) },
    {
      ...header('payer'),
      isOneLine: true,
      room: 'wide',
      width: 10,
      isSecondary: true,
      cell: ({ payer }) => payer,
    },
    {
      ...header('state'),
      ...statusShape,
      width: 8,
      cell: ({ state }) => <BillStateBadge status={state} size="sm" />,
    },
    {
      ...header('amount'),
      width: 8,
      align: 'end',
      className: 'figures',
      cell: (bill) => amountCell(bill, i18n),
    },
  ];
}
