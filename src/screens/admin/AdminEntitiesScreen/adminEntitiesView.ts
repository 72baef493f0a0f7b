import type {
  AdminEntity,
  EntityConditions,
  EntityDraft,
  EntityKey,
  EntityProblems,
} from '@/domain/admin/entity';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type EntityOverlay = Extract<
  AdminOverlay<AdminEntity, EntityDraft, EntityProblems, never>,
  { kind: 'none' | 'form' }
>;

export type AdminEntitiesView = ListView<AdminEntity, EntityKey, EntityConditions> & {
  overlay: EntityOverlay;
  /** Other entity that bills the customers chosen in the form; null for none. */
  replaced: AdminEntity | null;
};

export interface AdminEntitiesScreenProps
  extends
    ListActions<EntityKey, EntityConditions>,
    MoreActions,
    Pick<AdminOverlayActions<EntityDraft>, 'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'> {
  view: AdminEntitiesView;
  /** Opens the form of a new legal entity. */
  onEntityAdd: () => void;
  /** Opens the form of a legal entity. */
  onEntityEdit: (entity: AdminEntity) => void;
}

/** Finds the entity whose customers the form takes over. */
export function replacedEntity(entities: Iterable<AdminEntity>, overlay: EntityOverlay): AdminEntity | null {
  if (overlay.kind !== 'form' || overlay.draft.audience === 'nobody') return null;
  const { row, draft } = overlay;
  for (const entity of entities)
    if (entity.id !== row?.id && entity.audience === draft.audience) return entity;
  return null;
}
