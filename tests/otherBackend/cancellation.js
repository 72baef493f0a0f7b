import { randomUUID } from 'node:crypto';
import { Refusal } from './http.js';

/** Cancellation: this provider refunds nothing and ends a server with its period. */
export function cancellation({ servers, find, announce }) {
  const note = (row, kind) => {
    const at = new Date().toISOString();
    row.events.unshift({ id: randomUUID(), at, kind, actor: 'customer', detail: null });
  };
  const become = (row, user, leavesOn) => {
    row.server.leavesOn = leavesOn;
    note(row, leavesOn === null ? 'staying' : 'leaving');
    announce(user, 'servers');
    return row.server;
  };
  return {
    'servers.leaving': ({ params, user }) => {
      const { server } = find(servers, params.id, user);
      return { refund: 0, byMethod: 0, currency: 'RUB', periods: [], endsOn: server.endDate };
    },
    'servers.leave': ({ params, user, body }) => {
      const row = find(servers, params.id, user);
      if (body.when === 'atEnd') {
        if (row.server.leavesOn) throw new Refusal(409, 'changed');
        return { server: become(row, user, row.server.endDate) };
      }
      if (body.refund !== 0) throw new Refusal(409, 'refundChanged', { expected: 0, given: body.refund });
      servers.splice(servers.indexOf(row), 1);
      announce(user, 'servers');
      return { server: null };
    },
    'servers.stay': ({ params, user }) => {
      const row = find(servers, params.id, user);
      if (!row.server.leavesOn) throw new Refusal(409, 'changed');
      return become(row, user, null);
    },
  };
}
