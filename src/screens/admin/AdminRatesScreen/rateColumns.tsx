import { dayShape, moneyShape, statusShape, titleShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import type { AdminRate, RateKey } from '@/domain/admin/rate';
import type { RateAge } from '@/domain/payment/rateAge';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const RateAgeBadge = createStatusBadge<RateAge>(
  { fresh: 'success', old: 'warning', expired: 'danger' },
  (age) => `adminRates.age.${age}`,
);

/** Source of a rate; the sample has none of its own. */
export const sourceText = ({ source }: Pick<AdminRate, 'source'>, t: I18n['t']): string =>
  source === '' ? t('adminRates.sample') : source;

/** Columns of the exchange rates. */
export function rateColumns({ t, money, date }: I18n): GridColumn<AdminRate, RateKey>[] {
  const header = (key: RateKey) => ({ key, header: t(`adminRates.column.${key}`), isSortable: true });
  return [
    { ...header('id'), ...titleShape, width: 6, cell: ({ id }) => id },
    { ...header('rate'), ...moneyShape, width: 8, cell: ({ rate }) => money(rate) },
    { ...header('day'), ...dayShape, width: 7, cell: ({ day }) => date(day) },
    {
      ...header('source'),
      width: 12,
      isSecondary: true,
      cell: (rate) => <span className="[overflow-wrap:anywhere]">{sourceText(rate, t)}</span>,
    },
    {
      ...header('age'),
      ...statusShape,
      width: 8.4,
      cell: ({ age }) => <RateAgeBadge status={age} size="sm" />,
    },
  ];
}
