import { useCallback, useMemo } from 'react';
import type { AdminDatacenter } from '@/domain/admin/datacenter';
import { planSales } from '@/domain/admin/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { GlobeIcon, PlusIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { CatalogTabs } from '../catalog/CatalogTabs';
import { editItem } from '../list/menuItems';
import type { AdminDatacentersScreenProps } from './adminDatacentersView';
import { datacenterColumns, datacenterName } from './datacenterColumns';

// Loaded on click.
const DatacenterForm = lazyPart(() => import('./DatacenterForm'));

/** Data centres with their names, their order, and whether their plans can be ordered. */
export function AdminDatacentersScreen(props: AdminDatacentersScreenProps) {
  const { view, onDatacenterAdd, onDatacenterEdit } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => datacenterColumns(i18n), [i18n]);
  const rowLabel = useCallback((datacenter: AdminDatacenter) => datacenterName(datacenter, i18n), [i18n]);
  const rowMenu = useCallback(
    (datacenter: AdminDatacenter): RowMenu => ({
      label: t('adminDatacenters.menu', { name: datacenterName(datacenter, i18n) }),
      items: [editItem(t('adminDatacenters.edit'), () => onDatacenterEdit(datacenter))],
    }),
    [t, i18n, onDatacenterEdit],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onDatacenterAdd}>
      {t('adminDatacenters.add')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminDatacenters.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<CatalogTabs current="datacenters" />}
      fields={[
        choiceField('sale', t('adminDatacenters.column.sale'), planSales, (sale) =>
          t(`adminDatacenters.sale.${sale}`),
        ),
      ]}
      rowId={({ id, version }) => `${id} ${version}`}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={addButton}
      empty={{
        icon: <GlobeIcon />,
        title: t('adminDatacenters.empty'),
        description: t('adminDatacenters.emptyText'),
        action: addButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={view.overlay.kind === 'form' && <DatacenterForm {...props} overlay={view.overlay} />}
    />
  );
}
