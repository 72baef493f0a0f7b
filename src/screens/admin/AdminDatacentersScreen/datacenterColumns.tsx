import { moneyShape, statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import type { AdminDatacenter, DatacenterKey } from '@/domain/admin/datacenter';
import type { PlanSale } from '@/domain/admin/plan';
import { inLanguage } from '@/domain/values/localized';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const SaleBadge = createStatusBadge<PlanSale>(
  { open: 'success', soldOut: 'warning', hidden: 'neutral' },
  (sale) => `adminDatacenters.sale.${sale}`,
);

/** Name of a data centre: its country. */
export const datacenterName = ({ id }: Pick<AdminDatacenter, 'id'>, { country }: Pick<I18n, 'country'>) =>
  country(id.toUpperCase());

/** Columns of the data centres. */
export function datacenterColumns(i18n: I18n): GridColumn<AdminDatacenter, DatacenterKey>[] {
  const { t, number, locale } = i18n;
  const header = (key: DatacenterKey) => ({
    key,
    header: t(`adminDatacenters.column.${key}`),
    isSortable: true,
  });
  return [
    {
      ...header('id'),
      width: 14,
      part: 'title',
      cell: ({ id, reason }) => (
        <span className="block">
          <span className="block">{datacenterName({ id }, i18n)}</span>
          {reason && (
            <span className="block text-sm font-normal [overflow-wrap:anywhere] text-text-muted">
              {inLanguage(reason, locale)}
            </span>
          )}
        </span>
      ),
    },
    {
      ...header('sale'),
      ...statusShape,
      width: 8.4,
      cell: ({ sale }) => <SaleBadge status={sale} size="sm" />,
    },
    { ...header('plans'), ...moneyShape, width: 6, cell: ({ plans }) => number(plans) },
    { ...header('servers'), ...moneyShape, width: 6, cell: ({ servers }) => number(servers) },
  ];
}
