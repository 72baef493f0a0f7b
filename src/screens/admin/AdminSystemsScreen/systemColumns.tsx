import { moneyShape, statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import { OsMark } from '@/components/OsMark';
import type { AdminSystem, SystemKey, SystemSale } from '@/domain/admin/system';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const SaleBadge = createStatusBadge<SystemSale>(
  { offered: 'success', withheld: 'neutral' },
  (sale) => `adminSystems.sale.${sale}`,
);

/** Columns of the operating systems. */
export function systemColumns({ t, number }: I18n): GridColumn<AdminSystem, SystemKey>[] {
  const header = (key: SystemKey) => ({ key, header: t(`adminSystems.column.${key}`), isSortable: true });
  return [
    {
      ...header('name'),
      width: 14,
      part: 'title',
      cell: ({ family, name, panels, software }) => (
        <span className="flex items-center gap-2">
          <OsMark family={family} />
          <span className="min-w-0">
            <span className="block [overflow-wrap:anywhere]">{name}</span>
            <span className="block text-sm font-normal text-text-muted">
              {[
                ...panels.map((panel) => t(`adminSystems.panel.${panel}`)),
                ...software.map((each) => t(`adminSystems.software.${each}`)),
              ].join(', ')}
            </span>
          </span>
        </span>
      ),
    },
    {
      ...header('sale'),
      ...statusShape,
      width: 8.4,
      cell: ({ sale }) => <SaleBadge status={sale} size="sm" />,
    },
    {
      ...header('memory'),
      ...moneyShape,
      width: 6,
      cell: ({ memory }) => (memory === 0 ? '—' : t('adminSystems.gigabytes', { count: memory })),
    },
    { ...header('servers'), ...moneyShape, width: 6, cell: ({ servers }) => number(servers) },
  ];
}
