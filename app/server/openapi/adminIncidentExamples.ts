import { makeIncident } from '@/sample-data/incidents';
import { wireIncident } from '../admin/wire';

const incident = makeIncident();
const { kind, severity, title, window } = incident;
const change = { severity, title, window, datacenters: ['nl' as const], services: ['network' as const] };
const [latest, first] = incident.updates;
const params = { id: String(incident.id) };
const update = { state: 'monitoring' as const, text: latest?.text ?? title };

/** One example of each call of the room of incidents. */
export const adminIncidentExamples = {
  incidents: { answer: { items: [wireIncident(incident)] } },
  addIncident: {
    body: { kind, ...change, state: 'investigating' as const, text: first?.text ?? title },
    answer: wireIncident({
      ...incident,
      state: 'investigating',
      updates: incident.updates.slice(1),
      recipients: 0,
      version: '1',
    }),
  },
  saveIncident: { params, body: change, answer: wireIncident({ ...incident, version: '3' }) },
  updateIncident: {
    params,
    body: update,
    answer: wireIncident({ ...incident, state: 'monitoring', version: '3' }),
  },
};
