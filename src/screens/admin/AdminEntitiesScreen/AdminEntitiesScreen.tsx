import { useCallback, useMemo } from 'react';
import { entityAudiences, type AdminEntity } from '@/domain/admin/entity';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { PlusIcon, ReceiptIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { editItem } from '../list/menuItems';
import { SettingsTabs } from '../settings/SettingsTabs';
import type { AdminEntitiesScreenProps } from './adminEntitiesView';
import { entityColumns, entityName } from './entityColumns';

// Loaded on click.
const EntityForm = lazyPart(() => import('./EntityForm'));

/** Legal entities of the provider, and whom they bill. */
export function AdminEntitiesScreen(props: AdminEntitiesScreenProps) {
  const { view, onEntityAdd, onEntityEdit } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => entityColumns(i18n), [i18n]);
  const rowLabel = useCallback((entity: AdminEntity) => entityName(entity, i18n), [i18n]);
  const rowMenu = useCallback(
    (entity: AdminEntity): RowMenu => ({
      label: t('adminEntities.menu', { name: entityName(entity, i18n) }),
      items: [editItem(t('adminEntities.edit'), () => onEntityEdit(entity))],
    }),
    [t, i18n, onEntityEdit],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onEntityAdd}>
      {t('adminEntities.add')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminEntities.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<SettingsTabs current="entities" />}
      fields={[
        choiceField('audience', t('adminEntities.column.audience'), entityAudiences, (audience) =>
          t(`adminEntities.audience.${audience}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={addButton}
      empty={{
        icon: <ReceiptIcon />,
        title: t('adminEntities.empty'),
        description: t('adminEntities.emptyText'),
        action: addButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={view.overlay.kind === 'form' && <EntityForm {...props} overlay={view.overlay} />}
    />
  );
}
