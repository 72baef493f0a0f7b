import { moneyShape, statusShape } from '@/components/columnShapes';
import type { AdminPlan, PlanKey, PlanSale } from '@/domain/admin/plan';
import type { PlanSpecs } from '@/domain/catalog/plan';
import type { I18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { lineText } from '../catalog/lineText';

const tones = { open: 'success', soldOut: 'warning', hidden: 'neutral' } as const;

/** Hardware of a plan in one line. */
const specsText = ({ cpu, ram, storage }: PlanSpecs, t: I18n['t']): string =>
  t('adminPlans.specs', { cpu, ram, size: storage.size, kind: storage.kind });

/** Availability of a plan with its stock. */
function SaleBadge({ plan, t }: { plan: AdminPlan; t: I18n['t'] }) {
  const isFull = plan.sale === 'open' && plan.room === 0;
  const sale: PlanSale = plan.sale === 'open' && (isFull || plan.stock === 0) ? 'soldOut' : plan.sale;
  const left = !isFull && plan.sale === 'open' && plan.stock !== null && plan.stock > 0 ? plan.stock : null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[sale]} size="sm">
        {t(`adminPlans.sale.${sale}`)}
      </Badge>
      {isFull && <span className="text-sm whitespace-normal text-text-muted">{t('adminPlans.noRoom')}</span>}
      {left !== null && (
        <span className="text-sm text-text-muted">{t('adminPlans.stockLeft', { count: left })}</span>
      )}
    </span>
  );
}

/** Columns of the plans. */
export function planColumns({ t, money, number, date, country }: I18n): GridColumn<AdminPlan, PlanKey>[] {
  const header = (key: PlanKey) => ({ key, header: t(`adminPlans.column.${key}`), isSortable: true });
  return [
    {
      ...header('name'),
      width: 12.8,
      part: 'title',
      cell: ({ name, specs, isRecommended }) => (
        <span className="block">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            {isRecommended && (
              <span className="text-sm font-normal text-text-muted">{t('adminPlans.recommended')}</span>
            )}
          </span>
          <span className="block text-sm font-normal text-text-muted">{specsText(specs, t)}</span>
        </span>
      ),
    },
    { ...header('line'), width: 7, isSecondary: true, cell: ({ line }) => lineText(line, t) },
    {
      ...header('datacenter'),
      width: 8,
      room: 'middle',
      isSecondary: true,
      cell: ({ datacenter }) => country(datacenter.toUpperCase()),
    },
    {
      ...header('monthly'),
      align: 'end',
      className: 'figures',
      width: 11,
      cell: ({ monthly, upcoming }) => (
        <span className="block">
          <span className="block whitespace-nowrap">{money(monthly)}</span>
          {upcoming && (
            <span className="block text-sm text-text-muted">
              {t('adminPlans.later', { sum: money(upcoming.monthly), date: date(upcoming.from) })}
            </span>
          )}
        </span>
      ),
    },
    { ...header('sale'), ...statusShape, width: 9.4, cell: (plan) => <SaleBadge plan={plan} t={t} /> },
    {
      ...header('servers'),
      ...moneyShape,
      width: 5.4,
      room: 'middle',
      cell: ({ servers }) => number(servers),
    },
    {
      ...header('position'),
      ...moneyShape,
      width: 4.8,
      room: 'wide',
      cell: ({ position }) => number(position),
    },
  ];
}
