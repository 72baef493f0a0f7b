import type { Loaded } from '@/domain/results/loaded';
import { eventAuthors, eventGroups, matchingEvents, type EventFilter } from '@/domain/servers/eventFilter';
import type { ServerDetails, ServerEvent } from '@/domain/servers/serverDetails';

/** History of a server, as far as it is loaded. */
export type HistoryView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  /** `empty`: nothing has happened yet; otherwise no events mean that none match. */
  | { status: 'ready'; filter: EventFilter; events: readonly ServerEvent[]; isEmpty: boolean };

export interface ServerHistoryPanelProps {
  view: HistoryView;
  /** Another group or author was chosen. */
  onFilterChange: (filter: EventFilter) => void;
  /** Loads the history again. */
  onRetry: () => void;
}

/** A history without conditions. */
export const allEvents: EventFilter = { group: null, author: null };

/** Parses the filter of an address; anything else means all. */
export function eventFilterOf(search: string): EventFilter {
  const query = new URLSearchParams(search);
  return {
    group: eventGroups.find((group) => group === query.get('events')) ?? null,
    author: eventAuthors.find((author) => author === query.get('by')) ?? null,
  };
}

/** Returns the query with another filter; all is the default and left out. */
export function withEventFilter(search: string, { group, author }: EventFilter): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of [
    ['events', group],
    ['by', author],
  ] as const)
    if (value === null) query.delete(name);
    else query.set(name, value);
  return `?${query.toString()}`;
}

/** Makes the history's view. */
export function toHistoryView(load: Loaded<ServerDetails>, filter: EventFilter): HistoryView {
  if (load.status !== 'ready') return load;
  const { events } = load.value;
  return { status: 'ready', filter, events: matchingEvents(events, filter), isEmpty: events.length === 0 };
}
