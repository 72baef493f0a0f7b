import type { IsoDateTime } from '@/domain/dates';
import type { Server, ServerId } from '@/domain/server';
import type { ServerEvent, ServerEventKind } from '@/domain/serverDetails';
import type { EditableServer } from '@/domain/serverSettings';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeEditableServer } from '@/sample-data/serverSettings';

/** A server and what was done to it since the page was opened. */
export interface RememberedServer {
  editable: EditableServer;
  /** Its history. */
  events: readonly ServerEvent[];
}

/** The customer's servers in the memory of this page: changes hold until it is reloaded. */
export interface ServerMemory {
  /** The same array until a server changes. */
  list(): readonly Server[];
  find(id: ServerId): RememberedServer | null;
  /** Puts a server in the place of the one with its id. */
  keep(next: RememberedServer): void;
  /** Puts a server that was not there before at the end of the list. */
  add(ordered: RememberedServer): void;
}

export function makeServerMemory(initial: readonly Server[]): ServerMemory {
  let servers = initial;
  const touched = new Map<ServerId, RememberedServer>();
  return {
    list: () => servers,
    find(id) {
      const server = servers.find((each) => each.id === id);
      if (!server) return null;
      return (
        touched.get(id) ?? {
          editable: makeEditableServer(server),
          events: makeServerDetails(server).events,
        }
      );
    },
    keep(next) {
      const { server } = next.editable;
      touched.set(server.id, next);
      servers = servers.map((each) => (each.id === server.id ? server : each));
    },
    add(ordered) {
      const { server } = ordered.editable;
      touched.set(server.id, ordered);
      servers = [...servers, server];
    },
  };
}

/** What the customer did, for the history. */
export function eventAt(now: Date, kind: ServerEventKind, detail: string | null): ServerEvent {
  return {
    id: `${kind}-${now.getTime()}`,
    // An ISO string of a Date is an IsoDateTime; the library only says string.
    at: now.toISOString() as IsoDateTime,
    kind,
    actor: 'customer',
    detail,
  };
}
