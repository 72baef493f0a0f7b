import { useCallback, useMemo } from 'react';
import { systemSales, type AdminSystem } from '@/domain/admin/system';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { PlusIcon, ServerIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { CatalogTabs } from '../catalog/CatalogTabs';
import { editItem } from '../list/menuItems';
import type { AdminSystemsScreenProps } from './adminSystemsView';
import { systemColumns } from './systemColumns';

// Loaded on click.
const SystemForm = lazyPart(() => import('./SystemForm'));

/** Operating systems with their rules, and whether new orders can choose them. */
export function AdminSystemsScreen(props: AdminSystemsScreenProps) {
  const { view, onSystemAdd, onSystemEdit } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => systemColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ name }: AdminSystem) => name, []);
  const rowMenu = useCallback(
    (system: AdminSystem): RowMenu => ({
      label: t('adminSystems.menu', { name: system.name }),
      items: [editItem(t('adminSystems.edit'), () => onSystemEdit(system))],
    }),
    [t, onSystemEdit],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onSystemAdd}>
      {t('adminSystems.add')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminSystems.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<CatalogTabs current="systems" />}
      fields={[
        choiceField('sale', t('adminSystems.column.sale'), systemSales, (sale) =>
          t(`adminSystems.sale.${sale}`),
        ),
      ]}
      rowId={({ id, version }) => `${id} ${version}`}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={addButton}
      empty={{
        icon: <ServerIcon />,
        title: t('adminSystems.empty'),
        description: t('adminSystems.emptyText'),
        action: addButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={view.overlay.kind === 'form' && <SystemForm {...props} overlay={view.overlay} />}
    />
  );
}
