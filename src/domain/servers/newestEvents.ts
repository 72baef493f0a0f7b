import type { ServerEvent } from './serverDetails';

/** Returns the events of a history, newest first; not more than `count`. */
export function newestEvents(events: readonly ServerEvent[], count = Infinity): readonly ServerEvent[] {
  return events.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, count);
}
