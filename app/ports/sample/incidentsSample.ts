import { refused } from '@/domain/results/outcome';
import { sampleIncidents } from '@/sample-data/incidents';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminIncidentsPort } from '@app/ports/adminIncidentsPort';
import type { Latency } from './latency';

/** Incidents of the demonstration, to look at (D51). */
export function makeIncidentsSample(latency: Latency, shift: ShiftDates): AdminIncidentsPort {
  const action = async () => {
    await latency();
    return refused('demonstration' as const);
  };
  return {
    async incidents(signal) {
      await latency(signal);
      return shift(sampleIncidents);
    },
    addIncident: action,
    saveIncident: action,
    updateIncident: action,
  };
}
