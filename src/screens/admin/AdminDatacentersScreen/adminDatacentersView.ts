import type {
  AdminDatacenter,
  DatacenterConditions,
  DatacenterDraft,
  DatacenterKey,
  DatacenterProblems,
} from '@/domain/admin/datacenter';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type DatacenterOverlay = Extract<
  AdminOverlay<AdminDatacenter, DatacenterDraft, DatacenterProblems, never>,
  { kind: 'none' | 'form' }
>;

export type AdminDatacentersView = ListView<AdminDatacenter, DatacenterKey, DatacenterConditions> & {
  overlay: DatacenterOverlay;
};

export interface AdminDatacentersScreenProps
  extends
    ListActions<DatacenterKey, DatacenterConditions>,
    MoreActions,
    Pick<AdminOverlayActions<DatacenterDraft>, 'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'> {
  view: AdminDatacentersView;
  /** Opens the form of a new data centre. */
  onDatacenterAdd: () => void;
  /** Opens the form of a data centre. */
  onDatacenterEdit: (datacenter: AdminDatacenter) => void;
}
