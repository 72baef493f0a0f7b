import type {
  AdminMethod,
  MethodConditions,
  MethodDraft,
  MethodKey,
  MethodProblems,
} from '@/domain/admin/method';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type MethodOverlay = Extract<
  AdminOverlay<AdminMethod, MethodDraft, MethodProblems, never>,
  { kind: 'none' | 'form' }
>;

export type AdminMethodsView = ListView<AdminMethod, MethodKey, MethodConditions> & {
  overlay: MethodOverlay;
};

export interface AdminMethodsScreenProps
  extends
    ListActions<MethodKey, MethodConditions>,
    MoreActions,
    Pick<AdminOverlayActions<MethodDraft>, 'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'> {
  view: AdminMethodsView;
  /** Opens the form of a method. */
  onMethodEdit: (method: AdminMethod) => void;
}
