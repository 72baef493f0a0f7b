import { adminIncidentCalls } from '@app/contract/adminIncidents';
import type { AdminIncidentsPort } from '@app/ports/adminIncidentsPort';
import { actionOf, editOf, paramsOf } from './adminAction';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { send } from './send';

/** Incidents over HTTP. */
export const adminIncidentsHttp: AdminIncidentsPort = {
  incidents: async (signal) => (await send(adminIncidentCalls.incidents, {}, signal)).items,
  addIncident: ({ datacenters, services, ...incident }) => {
    const body = { ...incident, datacenters: [...datacenters], services: [...services] };
    return actionOf(
      keepKeyUntilAnswered(`incident ${JSON.stringify(body)}`, (key) =>
        send(adminIncidentCalls.addIncident, { key, body }),
      ),
    );
  },
  saveIncident: (id, { severity, title, datacenters, services, window }, version) => {
    const body = { severity, title, window, datacenters: [...datacenters], services: [...services] };
    return editOf(send(adminIncidentCalls.saveIncident, { params: paramsOf(id), body, version }));
  },
  updateIncident: (id, body) =>
    actionOf(
      keepKeyUntilAnswered(`incident ${id} ${JSON.stringify(body)}`, (key) =>
        send(adminIncidentCalls.updateIncident, { params: paramsOf(id), key, body }),
      ),
    ),
};
