import { useCallback, useMemo } from 'react';
import { methodUses, type AdminMethod } from '@/domain/admin/method';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { CardIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { CatalogTabs } from '../catalog/CatalogTabs';
import { editItem } from '../list/menuItems';
import type { AdminMethodsScreenProps } from './adminMethodsView';
import { methodColumns } from './methodColumns';

// Loaded on click.
const MethodForm = lazyPart(() => import('./MethodForm'));

/** The payment methods with their terms (D19). */
export function AdminMethodsScreen(props: AdminMethodsScreenProps) {
  const { view, onMethodEdit } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => methodColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AdminMethod) => t(`paymentMethod.${id}`), [t]);
  const rowMenu = useCallback(
    (method: AdminMethod): RowMenu => ({
      label: t('adminMethods.menu', { name: t(`paymentMethod.${method.id}`) }),
      items: [editItem(t('adminMethods.edit'), () => onMethodEdit(method))],
    }),
    [t, onMethodEdit],
  );
  return (
    <ListScreen
      title={t('adminMethods.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<CatalogTabs current="methods" />}
      fields={[
        choiceField('use', t('adminMethods.column.use'), methodUses, (use) => t(`adminMethods.use.${use}`)),
      ]}
      rowId={({ id, gateway }) => `${id} ${gateway}`}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{
        icon: <CardIcon />,
        title: t('adminMethods.empty'),
        description: t('adminMethods.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={view.overlay.kind === 'form' && <MethodForm {...props} overlay={view.overlay} />}
    />
  );
}
