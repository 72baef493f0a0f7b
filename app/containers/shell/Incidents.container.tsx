import { useState } from 'react';
import { type IncidentNotice } from '@/domain/status/incident';
import { isDismissible } from '@/domain/status/incidentKind';
import { IncidentStrip } from '@/patterns/IncidentStrip';
import { incidentPath } from '@/paths';
import { dismissedIncidents, dismissIncident } from '@app/stores/dismissedIncidents';

/** The strip of open incidents; its code is loaded only where there are any. */
export default function IncidentsContainer({ incidents }: { incidents: readonly IncidentNotice[] }) {
  const [dismissed, setDismissed] = useState(dismissedIncidents);
  const shown = incidents.filter((each) => !isDismissible(each) || !dismissed.includes(each.id));
  if (shown.length === 0) return null;
  return (
    <IncidentStrip
      incidents={shown.map((incident) => ({ ...incident, href: incidentPath(incident.id) }))}
      onDismiss={(id) => {
        dismissIncident(id);
        setDismissed((ids) => [id, ...ids]);
      }}
    />
  );
}
