import { moneyShape, statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import { missingPart, type AdminDatacenter, type DatacenterKey } from '@/domain/admin/datacenter';
import type { PlanSale } from '@/domain/admin/plan';
import type { CountryCode } from '@/domain/catalog/plan';
import { inLanguage } from '@/domain/values/localized';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const SaleBadge = createStatusBadge<PlanSale>(
  { open: 'success', soldOut: 'warning', hidden: 'neutral' },
  (sale) => `adminDatacenters.sale.${sale}`,
);

/** Country of a data centre. */
const codeOf = ({ id }: Pick<AdminDatacenter, 'id'>) =>
  // An id is the code in lower case, but `toUpperCase` returns a plain string.
  id.toUpperCase() as CountryCode;

/** Name of a data centre: its country and city. */
export const datacenterName = (
  { id, city }: Pick<AdminDatacenter, 'id' | 'city'>,
  { country, locale }: Pick<I18n, 'country' | 'locale'>,
) => `${country(codeOf({ id }))}, ${inLanguage(city, locale)}`;

/** Explains why customers cannot order in a data centre: the missing part, or the provider's reason. */
function noteOf(datacenter: AdminDatacenter, { t, locale }: I18n): string | null {
  const missing = missingPart(datacenter);
  if (missing) return t(`adminDatacenters.missing.${missing}`, { id: datacenter.id });
  return datacenter.reason && inLanguage(datacenter.reason, locale);
}

/** Columns of the data centres. */
export function datacenterColumns(i18n: I18n): GridColumn<AdminDatacenter, DatacenterKey>[] {
  const { t, number } = i18n;
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
      cell: (datacenter) => {
        const note = noteOf(datacenter, i18n);
        return (
          <>
            <span className="block [overflow-wrap:anywhere]">{datacenterName(datacenter, i18n)}</span>
            {note && (
              <span className="block text-sm font-normal [overflow-wrap:anywhere] text-text-muted">
                {note}
              </span>
            )}
          </>
        );
      },
    },
    {
      ...header('sale'),
      ...statusShape,
      width: 8.4,
      cell: ({ sale }) => <SaleBadge status={sale} size="sm" />,
    },
    { ...header('position'), ...moneyShape, width: 5, cell: ({ position }) => number(position) },
    { ...header('plans'), ...moneyShape, width: 6, cell: ({ plans }) => number(plans) },
    { ...header('servers'), ...moneyShape, width: 6, cell: ({ servers }) => number(servers) },
  ];
}
