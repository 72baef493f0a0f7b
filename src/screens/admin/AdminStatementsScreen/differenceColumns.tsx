import { breakable } from '@/components/breakable';
import { dayShape, moneyShape, statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import type { DifferenceKey, DifferenceState, StatementDifference } from '@/domain/admin/statement';
import type { CurrencyAmount } from '@/domain/payment/currency';
import { paymentNumber } from '@/domain/payment/payment';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { Link } from '@/primitives/Link';
import { paymentHref } from './adminStatementsView';

const DifferenceBadge = createStatusBadge<DifferenceState>(
  { missingHere: 'danger', missingThere: 'warning', otherSum: 'danger' },
  (state) => `adminStatements.state.${state}`,
);

/** Returns the columns of differences, with the gateway's number below ours. */
export function differenceColumns({
  t,
  date,
  currency,
}: I18n): GridColumn<StatementDifference, DifferenceKey>[] {
  const header = (key: DifferenceKey) => ({
    key,
    header: t(`adminStatements.column.${key}`),
    isSortable: true,
  });
  const sum = (amount: CurrencyAmount | null) =>
    amount === null ? t('adminStatements.nothing') : currency(amount);
  return [
    {
      ...header('payment'),
      width: 11,
      part: 'title',
      cell: ({ payment, reference }) => (
        <>
          {payment === null ? (
            <span className="text-text-muted">{t('adminStatements.unknown')}</span>
          ) : (
            <Link href={paymentHref(payment)} className="figures">
              {paymentNumber(payment)}
            </Link>
          )}
          {reference !== null && (
            <span className="mt-0.5 block text-xs [overflow-wrap:anywhere] whitespace-normal text-text-muted">
              {breakable(reference)}
            </span>
          )}
        </>
      ),
    },
    { ...header('day'), ...dayShape, width: 6, cell: ({ day }) => date(day) },
    {
      ...header('gateway'),
      isOneLine: true,
      room: 'wide',
      width: 6,
      cell: ({ gateway }) => t(`adminStatements.gateway.${gateway}`),
    },
    {
      ...header('kind'),
      isOneLine: true,
      room: 'middle',
      width: 6,
      cell: ({ kind }) => t(`adminStatements.kind.${kind}`),
    },
    { ...header('here'), ...moneyShape, width: 7.4, cell: ({ here }) => sum(here) },
    { ...header('there'), ...moneyShape, width: 7.4, cell: ({ there }) => sum(there) },
    {
      ...header('state'),
      ...statusShape,
      width: 11,
      cell: ({ state }) => <DifferenceBadge status={state} size="sm" />,
    },
  ];
}
