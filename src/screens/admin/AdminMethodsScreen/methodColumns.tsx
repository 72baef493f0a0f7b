import { moneyShape, statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import { methodUseOf, type AdminMethod, type MethodKey, type MethodUse } from '@/domain/admin/method';
import { inLanguage } from '@/domain/values/localized';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const MethodUseBadge = createStatusBadge<MethodUse>(
  { on: 'success', off: 'neutral' },
  (use) => `adminMethods.use.${use}`,
);

/** Columns of the payment methods. */
export function methodColumns({ t, currency, locale }: I18n): GridColumn<AdminMethod, MethodKey>[] {
  const header = (key: MethodKey) => ({ key, header: t(`adminMethods.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      width: 13,
      part: 'title',
      cell: ({ id, unavailable }) => (
        <span className="block">
          <span className="block">{t(`paymentMethod.${id}`)}</span>
          {unavailable && (
            <span className="block text-sm font-normal text-text-muted [overflow-wrap:anywhere]">
              {inLanguage(unavailable, locale)}
            </span>
          )}
        </span>
      ),
    },
    {
      ...header('minimum'),
      ...moneyShape,
      width: 8,
      cell: ({ minAmount }) => currency(minAmount),
    },
    {
      ...header('commission'),
      ...moneyShape,
      width: 7,
      cell: ({ commission }) => t('adminMethods.percent', { percent: commission }),
    },
    {
      ...header('currencies'),
      width: 9,
      isSecondary: true,
      room: 'middle',
      cell: ({ currencies }) => currencies.join(', '),
    },
    {
      ...header('use'),
      ...statusShape,
      width: 7,
      cell: (method) => <MethodUseBadge status={methodUseOf(method)} size="sm" />,
    },
  ];
}
