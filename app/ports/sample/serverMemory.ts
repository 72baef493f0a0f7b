import { toIsoDateTime } from '@/domain/time/dates';
import type { ProductLine } from '@/domain/catalog/plan';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import type { ChangedServer, ServerNote } from '@/domain/servers/changedServer';
import type { PaidItem } from '@/domain/servers/cancellation';
import type { EditableServer } from '@/domain/servers/serverSettings';
import { keepDates } from '@/sample-data/shiftDates';
import { orderDay } from '@/sample-data/servers';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { notPersisted, type Persistence } from './persistence';

/** Time of a server that was paid for in this tab. */
export type PaidTime = Pick<PaidItem, 'amount' | 'paidAt' | 'from' | 'until'>;

/** A server and what was done to it. */
export interface RememberedServer {
  editable: EditableServer;
  /** Its history. */
  events: readonly ServerEvent[];
  /** Product line whose list shows it (D30). */
  line: ProductLine;
  /** How often it was changed. */
  version: number;
  /** Payments for its time. */
  paid: readonly PaidTime[];
  /** Its owner has cancelled it: it is gone. */
  isGone: boolean;
}

/** The customer's servers, and what was done to them. */
export interface ServerMemory {
  /** Of a product line, or all: then the same array until a server changes. */
  list(line?: ProductLine): readonly Server[];
  find(id: ServerId): RememberedServer | null;
  /**
   * Puts a server in the place of the one with its id, or at the end of the list where there was none.
   *
   * @param line of a new one
   */
  store(changed: ChangedServer, now: Date, line?: ProductLine, actor?: ServerEvent['actor']): void;
  /** Servers ordered in this tab that are not set up yet. */
  awaited(): readonly RememberedServer[];
  /** Adds to what was paid for its time. */
  addPaid(id: ServerId, paid: PaidTime): void;
  /** Takes a server out of the list for good. */
  remove(id: ServerId): void;
}

export function makeServerMemory(
  initial: readonly Server[],
  { before, persist }: Persistence<readonly RememberedServer[]> = notPersisted,
  move = keepDates,
): ServerMemory {
  const touched = new Map((before ?? []).map((each) => [each.editable.server.id, each]));
  let servers = withTouched(move(initial), touched);
  const initialIds = new Set(initial.map(({ id }) => id));
  function find(id: ServerId): RememberedServer | null {
    const server = servers.find((each) => each.id === id);
    if (!server) return null;
    return (
      touched.get(id) ?? {
        paid: [],
        isGone: false,
        editable: makeEditableServer(server, { createdOn: move(orderDay(server)) }),
        events: move(makeServerDetails(server).events),
        line: 'vps',
        version: 0,
      }
    );
  }
  return {
    list: (line) =>
      line === undefined ? servers : servers.filter(({ id }) => (touched.get(id)?.line ?? 'vps') === line),
    find,
    awaited: () =>
      [...touched.values()].filter(
        ({ editable: { server }, isGone }) =>
          !isGone && server.status === 'Ordered' && !initialIds.has(server.id),
      ),
    store({ editable, notes }, now, line = 'vps', actor = 'customer') {
      const { server } = editable;
      const before = find(server.id);
      const events = [...(before?.events ?? []), ...notes.map((note) => eventAt(now, note, actor))];
      const version = (before?.version ?? 0) + 1;
      const { paid = [], isGone = false } = before ?? {};
      touched.set(server.id, { editable, events, line: before?.line ?? line, version, paid, isGone });
      persist([...touched.values()]);
      servers = before
        ? servers.map((each) => (each.id === server.id ? server : each))
        : [...servers, server];
    },
    addPaid(id, paid) {
      const found = find(id);
      if (!found) return;
      touched.set(id, { ...found, paid: [...found.paid, paid] });
      persist([...touched.values()]);
    },
    remove(id) {
      const found = find(id);
      if (!found) return;
      touched.set(id, { ...found, isGone: true });
      persist([...touched.values()]);
      servers = servers.filter((each) => each.id !== id);
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
    .filter(({ isGone }) => !isGone)
    .map(({ editable }) => editable.server)
    .filter(({ id }) => !ids.has(id));
  const left = initial.filter(({ id }) => touched.get(id)?.isGone !== true);
  return [...left.map((each) => touched.get(each.id)?.editable.server ?? each), ...ordered];
}

/** Returns an event of a server, for its history. */
function eventAt(now: Date, note: ServerNote, actor: ServerEvent['actor']): ServerEvent {
  return {
    id: `${note.kind}-${now.getTime()}`,
    at: toIsoDateTime(now),
    actor,
    ...note,
  };
}
