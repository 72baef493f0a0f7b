import type { IsoDateTime } from '@/domain/dates';
import type { Server, ServerId } from '@/domain/server';
import type { ServerEvent, ServerEventKind } from '@/domain/serverDetails';
import type { EditableServer } from '@/domain/serverSettings';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { notPersisted, type Persistence } from './persistence';

/** A server and what was done to it. */
export interface RememberedServer {
  editable: EditableServer;
  /** Its history. */
  events: readonly ServerEvent[];
}

/** The customer's servers, and what was done to them. */
export interface ServerMemory {
  /** The same array until a server changes. */
  list(): readonly Server[];
  find(id: ServerId): RememberedServer | null;
  /** Puts a server in the place of the one with its id. */
  keep(next: RememberedServer): void;
  /** Puts a server that was not there before at the end of the list. */
  add(ordered: RememberedServer): void;
}

export function makeServerMemory(
  initial: readonly Server[],
  { before, persist }: Persistence<readonly RememberedServer[]> = notPersisted,
): ServerMemory {
  const touched = new Map((before ?? []).map((each) => [each.editable.server.id, each]));
  let servers = withTouched(initial, touched);
  function touch(next: RememberedServer) {
    touched.set(next.editable.server.id, next);
    persist([...touched.values()]);
  }
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
      touch(next);
      servers = servers.map((each) => (each.id === server.id ? server : each));
    },
    add(ordered) {
      touch(ordered);
      servers = [...servers, ordered.editable.server];
    },
  };
}

/** The list with what was done to it before: changed servers in their places, ordered ones at its end. */
function withTouched(
  initial: readonly Server[],
  touched: ReadonlyMap<ServerId, RememberedServer>,
): readonly Server[] {
  if (touched.size === 0) return initial;
  const ids = new Set(initial.map(({ id }) => id));
  const ordered = [...touched.values()]
    .map(({ editable }) => editable.server)
    .filter(({ id }) => !ids.has(id));
  return [...initial.map((each) => touched.get(each.id)?.editable.server ?? each), ...ordered];
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
