import {
  incidentProblems,
  updateProblems,
  type AdminIncident,
  type IncidentConditions,
  type IncidentDraft,
  type IncidentKey,
  type IncidentProblems,
  type UpdateDraft,
} from '@/domain/admin/incident';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { TimeZone } from '@/domain/time/timeZone';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** Form of an incident, or of an update to one. */
export type StatusDraft = IncidentDraft | UpdateDraft;

/** Whether a form is that of a whole incident. */
export const isIncidentDraft = (draft: StatusDraft): draft is IncidentDraft => 'titleRu' in draft;

/** Problems of either form. */
export const statusProblems = (draft: StatusDraft, zone: TimeZone): IncidentProblems =>
  isIncidentDraft(draft) ? incidentProblems(draft, zone) : updateProblems(draft);

export type StatusOverlay = AdminOverlay<AdminIncident, StatusDraft, IncidentProblems, never>;

export type AdminStatusView = ListView<AdminIncident, IncidentKey, IncidentConditions> & {
  overlay: StatusOverlay;
};

export interface AdminStatusScreenProps
  extends
    ListActions<IncidentKey, IncidentConditions>,
    MoreActions,
    Pick<AdminOverlayActions<IncidentDraft>, 'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'> {
  view: AdminStatusView;
  /** The form of a new incident is wanted. */
  onIncidentAdd: () => void;
  /** The form of this incident is wanted. */
  onIncidentEdit: (incident: AdminIncident) => void;
  /** The form of its next update is wanted. */
  onUpdateOpen: (incident: AdminIncident) => void;
  /** The form of the update that ends it is wanted. */
  onResolveOpen: (incident: AdminIncident) => void;
  onDetailsOpen: (incident: AdminIncident) => void;
}
