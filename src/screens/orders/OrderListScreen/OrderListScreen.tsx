import { useCallback, useMemo } from 'react';
import { orderStatuses, type PlacedOrder } from '@/domain/order/placedOrder';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { orderPath } from '@/paths';
import { ButtonLink } from '@/primitives/Button';
import { EyeIcon, ListIcon } from '@/primitives/icons';
import { orderColumns } from './orderColumns';
import type { OrderListScreenProps } from './orderListView';

/** Paid orders with their progress (D35: the empty state has the specification's text). */
export function OrderListScreen(props: OrderListScreenProps) {
  const { view } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => orderColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: PlacedOrder) => t('orders.rowLabel', { id }), [t]);
  const rowMenu = useCallback(
    ({ id }: PlacedOrder): RowMenu => ({
      label: t('orders.menu', { id }),
      items: [{ kind: 'link', id: 'open', label: t('orders.open'), icon: <EyeIcon />, href: orderPath(id) }],
    }),
    [t],
  );
  return (
    <ListScreen
      title={t('shell.nav.orders')}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      fields={[
        choiceField('status', t('orders.column.status'), orderStatuses, (value) =>
          t(`orders.status.${value}`),
        ),
      ]}
      canRefresh
      empty={{
        icon: <ListIcon />,
        title: t('orders.empty.title'),
        description: t('orders.empty.description'),
        action: (
          <ButtonLink intent="primary" href={view.catalogHref}>
            {t('orders.empty.action')}
          </ButtonLink>
        ),
      }}
      noMatches={{ title: t('orders.noMatches.title'), description: t('orders.noMatches.description') }}
    />
  );
}
