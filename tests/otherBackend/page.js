import { randomUUID } from 'node:crypto';
import { Refusal } from './http.js';

const minutes = { hour: [60, 1], day: [1440, 15], week: [10_080, 60], month: [43_200, 120] };

/** Details, power and tags of this provider's machines, which obey at once. */
export function page({ servers, find, announce, settingsOf, details }) {
  return {
    'servers.overview': (request) => {
      const settings = settingsOf(find(servers, request.params.id, request.user));
      return { settings, addresses: details(request).addresses, operation: null };
    },
    'servers.metrics': ({ params, user, query: { range = 'day' } }) => {
      const { server } = find(servers, params.id, user);
      const [back, step] = minutes[range];
      const to = Math.floor(Date.now() / 60_000) * 60_000;
      const from = to - back * 60_000;
      const text = (moment) => new Date(moment).toISOString();
      const load = { cpuPercent: 7, memoryPercent: 40.5, diskPercent: null, receivedKbps: 12, sentKbps: 300 };
      const moments = Array.from({ length: back / step + 1 }, (_, index) => from + index * step * 60_000);
      const points = server.status === 'Active' ? moments.map((at) => ({ at: text(at), ...load })) : [];
      return { from: text(from), to: text(to), stepSeconds: step * 60, points };
    },
    'servers.console': ({ params, user }) => {
      const { id, server } = find(servers, params.id, user);
      if (server.status !== 'Active') throw new Refusal(409, 'notActive', { ids: [id] });
      return { url: `https://screens.birds.example/${randomUUID()}`, expiresIn: 60 };
    },
    'servers.power': ({ params, user, body: { action } }) => {
      const { server, events } = find(servers, params.id, user);
      if (server.status !== (action === 'start' ? 'Off' : 'Active')) throw new Refusal(409, 'changed');
      server.status = action === 'stop' ? 'Off' : 'Active';
      const kind = { start: 'resumed', stop: 'stopped', restart: 'rebooted' }[action];
      const at = new Date().toISOString();
      events.unshift({ id: randomUUID(), at, kind, actor: 'customer', detail: null });
      announce(user, 'servers');
      return server;
    },
    'servers.saveTags': ({ params, user, body: { tags } }) =>
      Object.assign(find(servers, params.id, user).server, { tags }),
  };
}
