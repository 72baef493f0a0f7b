import { useCallback, useMemo } from 'react';
import type { AdminPrice } from '@/domain/admin/price';
import { priceKinds } from '@/domain/admin/priceItems';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { TagIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { CatalogTabs } from '../catalog/CatalogTabs';
import { renewalItems } from '../catalog/renewalItems';
import { editItem } from '../list/menuItems';
import type { AdminPricesScreenProps } from './adminPricesView';
import { itemText, priceColumns } from './priceColumns';

// Loaded on click.
const PriceForm = lazyPart(() => import('./PriceForm'));

/** Prices of options and tariffs, and the discounts for paying ahead (D15, D16, D17). */
export function AdminPricesScreen(props: AdminPricesScreenProps) {
  const { view, onPriceEdit, onQuestionAsk } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => priceColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AdminPrice) => itemText(id, t), [t]);
  const rowMenu = useCallback(
    (price: AdminPrice): RowMenu => ({
      label: t('adminPrices.menu', { name: itemText(price.id, t) }),
      items: [
        editItem(t('adminPrices.edit'), () => onPriceEdit(price)),
        ...renewalItems(price, t, onQuestionAsk),
      ],
    }),
    [t, onPriceEdit, onQuestionAsk],
  );
  return (
    <ListScreen
      title={t('adminPrices.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<CatalogTabs current="prices" />}
      fields={[
        choiceField('kind', t('adminPrices.column.kind'), priceKinds, (kind) =>
          t(`adminPrices.kind.${kind}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{ icon: <TagIcon />, title: t('adminPrices.empty'), description: t('adminPrices.emptyText') }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={view.overlay.kind !== 'none' && <PriceForm {...props} overlay={view.overlay} />}
    />
  );
}
