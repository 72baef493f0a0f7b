import { sampleIncidents } from '@/sample-data/incidents';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminIncidentsPort } from '@app/ports/adminIncidentsPort';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Incidents of the demonstration, to look at (D51). */
export function makeIncidentsSample(latency: Latency, shift: ShiftDates): AdminIncidentsPort {
  const action = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    incidents: (signal) => after(() => shift(sampleIncidents), signal),
    addIncident: action,
    saveIncident: action,
    updateIncident: action,
  };
}
