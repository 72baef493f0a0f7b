import { dayShape, moneyShape, statusShape, titleShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import type { AdminPromo, PromoKey, PromoState } from '@/domain/admin/promo';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const PromoStateBadge = createStatusBadge<PromoState>(
  { active: 'success', planned: 'info', usedUp: 'warning', ended: 'neutral' },
  (state) => `adminPromos.state.${state}`,
);

/** Discount of a code. */
export const benefitText = ({ benefit }: Pick<AdminPromo, 'benefit'>, { t, money }: I18n): string =>
  benefit.kind === 'percent' ? t('adminPromos.percent', { percent: benefit.percent }) : money(benefit.amount);

/** Limits of a code besides its dates, in one line; empty for none. */
export const limitsText = ({ perCustomer, isFirstOrderOnly }: AdminPromo, t: I18n['t']): string =>
  [
    ...(perCustomer === null ? [] : [t('adminPromos.perCustomer', { count: perCustomer })]),
    ...(isFirstOrderOnly ? [t('adminPromos.firstOrder')] : []),
  ].join(', ');

/** Columns of the promo codes. */
export function promoColumns(i18n: I18n): GridColumn<AdminPromo, PromoKey>[] {
  const { t, number, date } = i18n;
  const header = (key: PromoKey) => ({ key, header: t(`adminPromos.column.${key}`), isSortable: true });
  return [
    { ...header('code'), ...titleShape, width: 10.5, cell: ({ code }) => code },
    {
      ...header('benefit'),
      width: 11,
      cell: (promo) => {
        const limits = limitsText(promo, t);
        return (
          <span className="block">
            <span className="figures block">{benefitText(promo, i18n)}</span>
            {limits !== '' && <span className="block text-sm text-text-muted">{limits}</span>}
          </span>
        );
      },
    },
    { ...header('from'), ...dayShape, width: 6.4, room: 'middle', cell: ({ from }) => date(from) },
    { ...header('until'), ...dayShape, width: 6.4, cell: ({ until }) => date(until) },
    { ...header('uses'), ...moneyShape, width: 6.4, cell: ({ uses }) => number(uses) },
    {
      ...header('usesLeft'),
      ...moneyShape,
      room: 'middle',
      width: 5.6,
      cell: ({ usesLeft }) => number(usesLeft),
    },
    {
      ...header('state'),
      ...statusShape,
      width: 8.4,
      cell: ({ state }) => <PromoStateBadge status={state} size="sm" />,
    },
  ];
}
