import type { AdminIncident, IncidentChange, NewIncident, NewIncidentUpdate } from '@/domain/admin/incident';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { Outcome } from '@/domain/results/outcome';

/** Incidents, planned work and news that customers read. */
export interface AdminIncidentsPort {
  /** Newest first. */
  incidents(signal?: AbortSignal): Promise<readonly AdminIncident[]>;
  addIncident(incident: NewIncident): Promise<Outcome<AdminIncident, AdminRefusal>>;
  /** `edited` where somebody has changed it since this version was read. */
  saveIncident(
    id: number,
    change: IncidentChange,
    version: string,
  ): Promise<Outcome<AdminIncident, AdminRefusal>>;
  updateIncident(id: number, update: NewIncidentUpdate): Promise<Outcome<AdminIncident, AdminRefusal>>;
}
