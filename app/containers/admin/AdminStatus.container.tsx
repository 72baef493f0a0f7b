import { useCallback } from 'react';
import {
  emptyIncidentDraft,
  incidentDraftOf,
  incidentRules,
  updateDraftOf,
  usableIncident,
  usableUpdate,
  type AdminIncident,
  type IncidentDraft,
  type UpdateDraft,
} from '@/domain/admin/incident';
import { readWholeList } from '@/domain/list/pagedList';
import { inLanguage } from '@/domain/values/localized';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminStatusScreen } from '@/screens/admin/AdminStatusScreen/AdminStatusScreen';
import {
  isIncidentDraft,
  statusProblems,
  type StatusDraft,
} from '@/screens/admin/AdminStatusScreen/adminStatusView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { timeZoneStore } from '@app/stores/timeZoneStore';

/** Incidents, planned work and news (`/admin/status`). */
export default function AdminStatusContainer() {
  const { admin } = usePorts();
  const { t, locale } = useI18n();
  const zone = timeZoneStore.getSnapshot();
  const { list, change, actions } = useList(incidentRules, {
    key: 'admin/incidents',
    event: 'admin-incidents-failed',
    readPart: readWholeList(incidentRules, admin.incidents),
  });
  const dialog = useAdminOverlay<AdminIncident, StatusDraft, never>();
  const { overlay, openForm } = dialog;

  const follow = (notice: 'add' | 'save' | 'update') => (incident: AdminIncident) => {
    change((incidents) => [incident, ...incidents.filter(({ id }) => id !== incident.id)]);
    return {
      type: 'success',
      title: t(`adminStatus.notice.${notice}`),
      message: inLanguage(incident.title, locale),
    } as const;
  };

  const sendIncident = (row: AdminIncident | null, draft: IncidentDraft) => {
    const incident = usableIncident(draft, zone);
    if (incident === null) dialog.refuse();
    else if (row === null) dialog.send(() => admin.addIncident(incident), follow('add'));
    else dialog.send(() => admin.saveIncident(row.id, incident, row.version), follow('save'));
  };

  const sendUpdate = (row: AdminIncident, draft: UpdateDraft) => {
    const update = usableUpdate(draft);
    if (update === null) dialog.refuse();
    else dialog.send(() => admin.updateIncident(row.id, update), follow('update'));
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row, draft } = overlay;
    if (isIncidentDraft(draft)) sendIncident(row, draft);
    else if (row) sendUpdate(row, draft);
  };

  return (
    <AdminStatusScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: withProblems(overlay, (draft) => statusProblems(draft, zone), {}) }}
      onIncidentAdd={() => openForm(null, emptyIncidentDraft)}
      onIncidentEdit={useCallback(
        (incident: AdminIncident) => openForm(incident, incidentDraftOf(incident, zone)),
        [openForm, zone],
      )}
      onUpdateOpen={useCallback(
        (incident: AdminIncident) => openForm(incident, updateDraftOf(incident)),
        [openForm],
      )}
      onResolveOpen={useCallback(
        (incident: AdminIncident) => openForm(incident, { ...updateDraftOf(incident), state: 'resolved' }),
        [openForm],
      )}
      onFormSubmit={submit}
    />
  );
}
