import type {
  AdminSystem,
  SystemConditions,
  SystemDraft,
  SystemKey,
  SystemProblems,
} from '@/domain/admin/system';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type SystemOverlay = Extract<
  AdminOverlay<AdminSystem, SystemDraft, SystemProblems, never>,
  { kind: 'none' | 'form' }
>;

export type AdminSystemsView = ListView<AdminSystem, SystemKey, SystemConditions> & {
  /** Families that the provider added. */
  families: readonly string[];
  overlay: SystemOverlay;
};

export interface AdminSystemsScreenProps
  extends
    ListActions<SystemKey, SystemConditions>,
    MoreActions,
    Pick<AdminOverlayActions<SystemDraft>, 'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'> {
  view: AdminSystemsView;
  /** Opens the form of a new system. */
  onSystemAdd: () => void;
  /** Opens the form of a system. */
  onSystemEdit: (system: AdminSystem) => void;
}
