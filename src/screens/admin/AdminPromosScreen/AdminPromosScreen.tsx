import { useCallback, useMemo } from 'react';
import { canEnd, promoStates, type AdminPromo } from '@/domain/admin/promo';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { PlusIcon, TagIcon, TrashIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { CatalogTabs } from '../catalog/CatalogTabs';
import { actionItem, detailsItem, editItem } from '../list/menuItems';
import type { AdminPromosScreenProps } from './adminPromosView';
import { promoColumns } from './promoColumns';

// Loaded on click.
const PromoOverlays = lazyPart(() => import('./PromoOverlays'));

/** Promo codes with their limits and uses (D46). */
export function AdminPromosScreen(props: AdminPromosScreenProps) {
  const { view, onPromoAdd, onPromoEdit, onDetailsOpen, onQuestionAsk } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => promoColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ code }: AdminPromo) => code, []);
  const rowMenu = useCallback(
    (promo: AdminPromo): RowMenu => ({
      label: t('adminPromos.menu', { code: promo.code }),
      items: [
        detailsItem(t, () => onDetailsOpen(promo)),
        editItem(t('adminPromos.edit'), () => onPromoEdit(promo)),
        ...(canEnd(promo)
          ? [
              actionItem('end', t('adminPromos.end'), <TrashIcon />, () => onQuestionAsk('end', promo), {
                tone: 'danger',
              }),
            ]
          : []),
      ],
    }),
    [t, onDetailsOpen, onPromoEdit, onQuestionAsk],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onPromoAdd}>
      {t('adminPromos.add')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminPromos.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<CatalogTabs current="promos" />}
      fields={[
        choiceField('state', t('adminPromos.column.state'), promoStates, (state) =>
          t(`adminPromos.state.${state}`),
        ),
      ]}
      rowId={({ code }) => code}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={addButton}
      empty={{
        icon: <TagIcon />,
        title: t('adminPromos.empty'),
        description: t('adminPromos.emptyText'),
        action: addButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <PromoOverlays {...props} overlay={overlay} />}
    />
  );
}
