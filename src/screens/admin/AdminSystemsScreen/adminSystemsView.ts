import type { AdminSystem, SystemConditions, SystemKey, SystemSale } from '@/domain/admin/system';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** Form of a system, as it is chosen. */
export interface SystemDraft {
  sale: SystemSale;
}

export type SystemOverlay = Extract<
  AdminOverlay<AdminSystem, SystemDraft, Readonly<Record<string, never>>, never>,
  { kind: 'none' | 'form' }
>;

export type AdminSystemsView = ListView<AdminSystem, SystemKey, SystemConditions> & {
  overlay: SystemOverlay;
};

export interface AdminSystemsScreenProps
  extends
    ListActions<SystemKey, SystemConditions>,
    MoreActions,
    Pick<AdminOverlayActions<SystemDraft>, 'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'> {
  view: AdminSystemsView;
  /** Opens the form of a system. */
  onSystemEdit: (system: AdminSystem) => void;
}
