import type { adminIncidentCalls } from '@app/contract/adminIncidents';
import type { AdminIncident } from '@/domain/admin/incident';
import { audit } from '../audit/audit';
import { addIncident, saveIncident, updateIncident } from '../incidents/change';
import { findIncidents } from '../incidents/read';
import type { Handlers } from '../routing/contractRoutes';
import { wireIncident } from './wire';

/** Fields of an incident as the audit trail has them. */
const recorded = ({ title, severity, state, datacenters, services, window }: AdminIncident) => ({
  title: title.ru,
  severity,
  state,
  datacenters: datacenters.join(', '),
  services: services.join(', '),
  from: window?.from ?? null,
  until: window?.until ?? null,
});

const subjectOf = ({ id }: AdminIncident) => `#${id}`;

/** Incidents, planned work and news. */
export const adminIncidentRoutes: Handlers<typeof adminIncidentCalls> = {
  incidents: async ({ db }) => ({ items: (await findIncidents(db)).map(wireIncident) }),
  async addIncident({ db, caller, body, now }) {
    const incident = await addIncident(db, body, now);
    const after = { ...recorded(incident), text: body.text.ru };
    await audit(db, {
      caller,
      now,
      kind: 'incidentAnnounced',
      subject: subjectOf(incident),
      before: null,
      after,
    });
    return wireIncident(incident);
  },
  async saveIncident({ db, caller, params, body, version, now }) {
    const { before, after } = await saveIncident(db, params.id, body, { version, now });
    await audit(db, {
      caller,
      now,
      kind: 'incidentEdited',
      subject: subjectOf(after),
      before: recorded(before),
      after: recorded(after),
    });
    return wireIncident(after);
  },
  async updateIncident({ db, caller, params, body, now }) {
    const { before, after } = await updateIncident(db, params.id, body, now);
    await audit(db, {
      caller,
      now,
      kind: 'incidentUpdated',
      subject: subjectOf(after),
      before: { state: before.state },
      after: { state: after.state, text: body.text.ru },
    });
    return wireIncident(after);
  },
};
