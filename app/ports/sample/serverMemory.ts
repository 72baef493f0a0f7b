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
import { makeEditableServer, sampleServerSystems } from '@/sample-data/serverSettings';
import { notPersisted, type Persistence } from './persistence';

/** Server time that was paid in this tab. */
export type PaidTime = Pick<PaidItem, 'amount' | 'paidAt' | 'from' | 'until'>;

/** A server with its history and payments. */
export interface RememberedServer {
  editable: EditableServer;
  /** Its history. */
  events: readonly ServerEvent[];
  /** Product line whose list shows it (D30). */
  line: ProductLine;
  /** Number of changes. */
  version: number;
  /** Payments for its time. */
  paid: readonly PaidTime[];
  /** Server whose backup it is ordered with; absent for none. */
  fromBackup?: ServerId | undefined;
  /** Whether its owner cancelled it and it is gone. */
  isGone: boolean;
}

/** The customer's servers with their history. */
export interface ServerMemory {
  /** Servers of a product line, or all, in which case the array stays the same until a server changes. */
  list(line?: ProductLine): readonly Server[];
  find(id: ServerId): RememberedServer | null;
  /**
   * Replaces the server with the same id, or appends a new one.
   *
   * @param line product line of a new server
   */
  store(changed: ChangedServer, now: Date, line?: ProductLine, actor?: ServerEvent['actor']): void;
  /** Ordered servers that are not set up yet. */
  awaited(): readonly RememberedServer[];
  /** Adds a payment for its time. */
  addPaid(id: ServerId, paid: PaidTime): void;
  /** Notes that it is ordered with a backup of another server. */
  orderBackup(id: ServerId, fromBackup: ServerId): void;
  /** Removes a server. */
  remove(id: ServerId): void;
}

export function makeServerMemory(
  initial: readonly Server[],
  { before, persist }: Persistence<readonly RememberedServer[]> = notPersisted,
  shift = keepDates,
): ServerMemory {
  const touched = new Map((before ?? []).map((each) => [each.editable.server.id, each]));
  let servers = withTouched(shift(initial), touched);
  const initialIds = new Set(initial.map(({ id }) => id));
  function change(id: ServerId, how: (found: RememberedServer) => Partial<RememberedServer>): boolean {
    const found = find(id);
    if (!found) return false;
    touched.set(id, { ...found, ...how(found) });
    persist([...touched.values()]);
    return true;
  }
  function find(id: ServerId): RememberedServer | null {
    const server = servers.find((each) => each.id === id);
    if (!server) return null;
    const known = touched.get(id);
    // The rules of the systems are the sample's, and not remembered.
    if (known) return { ...known, editable: { ...known.editable, systems: sampleServerSystems } };
    return {
      paid: [],
      isGone: false,
      editable: makeEditableServer(server, { createdOn: shift(orderDay(server)) }),
      events: shift(makeServerDetails(server).events),
      line: 'vps',
      version: 0,
    };
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
    store({ editable: { systems: _, ...editable }, notes }, now, line = 'vps', actor = 'customer') {
      const { server } = editable;
      const before = find(server.id);
      const events = [...(before?.events ?? []), ...notes.map((note) => eventAt(now, note, actor))];
      const version = (before?.version ?? 0) + 1;
      const { paid = [], isGone = false, fromBackup } = before ?? {};
      const kept = { line: before?.line ?? line, paid, isGone, ...(fromBackup && { fromBackup }) };
      touched.set(server.id, { editable, events, version, ...kept });
      persist([...touched.values()]);
      servers = before
        ? servers.map((each) => (each.id === server.id ? server : each))
        : [...servers, server];
    },
    addPaid: (id, paid) => void change(id, (found) => ({ paid: [...found.paid, paid] })),
    orderBackup: (id, fromBackup) => void change(id, () => ({ fromBackup })),
    remove(id) {
      if (change(id, () => ({ isGone: true }))) servers = servers.filter((each) => each.id !== id);
    },
  };
}

/** Merges stored changes into the list: changed servers in place, ordered ones at the end. */
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

/** Creates a history event of a server. */
function eventAt(now: Date, note: ServerNote, actor: ServerEvent['actor']): ServerEvent {
  return {
    id: `${note.kind}-${now.getTime()}`,
    at: toIsoDateTime(now),
    actor,
    ...note,
  };
}
