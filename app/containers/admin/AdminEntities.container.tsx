import { useCallback } from 'react';
import {
  emptyEntityDraft,
  entityDraftOf,
  entityProblems,
  entityRules,
  usableEntity,
  withEntity,
  type AdminEntity,
  type EntityDraft,
} from '@/domain/admin/entity';
import { each } from '@/domain/list/localList';
import { readWholeList } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminEntitiesScreen } from '@/screens/admin/AdminEntitiesScreen/AdminEntitiesScreen';
import { replacedEntity, type EntityOverlay } from '@/screens/admin/AdminEntitiesScreen/adminEntitiesView';
import { entityName } from '@/screens/admin/AdminEntitiesScreen/entityColumns';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';

/** The provider's legal entities. */
export default function AdminEntitiesContainer() {
  const { admin } = usePorts();
  const i18n = useI18n();
  const { list, change, actions } = useList(entityRules, {
    key: 'admin/entities',
    event: 'admin-entities-failed',
    readPart: readWholeList(entityRules, admin.entities),
  });
  const dialog = useAdminOverlay<AdminEntity, EntityDraft, never>();
  const { openForm } = dialog;
  const overlay = withProblems(dialog.overlay, entityProblems, {}) as EntityOverlay;

  const edit = useCallback((entity: AdminEntity) => openForm(entity, entityDraftOf(entity)), [openForm]);

  const follow = (notice: 'added' | 'saved') => (entity: AdminEntity) => {
    change((entities) => withEntity(entities, entity));
    const title = i18n.t(`adminEntities.notice.${notice}`);
    return { type: 'success', title, message: entityName(entity, i18n) } as const;
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row, draft } = overlay;
    const next = usableEntity(draft);
    if (next === null) dialog.refuse();
    else if (row === null) dialog.send(() => admin.addEntity(next), follow('added'));
    else dialog.send(() => admin.saveEntity(row.id, next, row.version), follow('saved'));
  };

  return (
    <AdminEntitiesScreen
      {...actions}
      {...dialog.actions}
      view={{
        ...list,
        overlay,
        replaced: replacedEntity(list.status === 'ready' ? each(list.rows) : [], overlay),
      }}
      onEntityAdd={() => openForm(null, emptyEntityDraft)}
      onEntityEdit={edit}
      onFormSubmit={submit}
    />
  );
}
