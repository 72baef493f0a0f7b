import { moneyShape, titleShape } from '@/components/columnShapes';
import { monthOfDay } from '@/domain/time/months';
import type { DocumentColumnKey, PortalDocument } from '@/domain/documents/document';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** Days of a certificate's month, or the day of a refund. */
function daysText({ kind, date }: PortalDocument, i18n: Pick<I18n, 'date'>): string {
  if (kind === 'refund') return i18n.date(date);
  const { from, to } = monthOfDay(date);
  return `${i18n.date(from)} – ${i18n.date(to)}`;
}

/** The columns of the list of documents. */
export function documentColumns(i18n: I18n): GridColumn<PortalDocument, DocumentColumnKey>[] {
  const { t, money } = i18n;
  const header = (key: DocumentColumnKey) => ({
    key,
    header: t(`documents.column.${key}`),
    isSortable: true,
  });
  return [
    { ...header('number'), ...titleShape, width: 6, cell: ({ number }) => number },
    {
      ...header('kind'),
      width: 11,
      cell: ({ kind, payment }) =>
        payment === null ? t(`documents.kind.${kind}`) : t('documents.refundOf', { payment }),
    },
    {
      ...header('date'),
      isOneLine: true,
      width: 11,
      className: 'figures',
      cell: (document) => daysText(document, i18n),
    },
    {
      ...header('payer'),
      room: 'middle',
      width: 12,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ payer }) => payer,
    },
    { ...header('amount'), ...moneyShape, width: 7, cell: ({ amount }) => money(amount) },
  ];
}
