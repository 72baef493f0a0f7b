import { useState, useSyncExternalStore } from 'react';
import type { Read, ReadPlan, ReadState } from './Read';
import { useReads } from './useReads';

/** Read state of a page, with its refresh and change. */
export interface ReadUse<Value> extends ReadState<Value>, Pick<Read<Value>, 'refresh' | 'change'> {}

/** Stays `loading`: there is nothing to ask for. */
const nothing = { key: '', event: '', isOwn: true, load: () => new Promise<never>(() => undefined) };

/** Reads while the page shows. Null where there is nothing to ask for; another key is another read. */
export function useRead<Value>(requested: ReadPlan<Value> | null): ReadUse<Value> {
  const reads = useReads();
  const plan = requested ?? nothing;
  const open = () => ({ key: plan.key, read: reads.open<Value>(plan) });
  // Held by the page: signing out forgets what it shows before it has gone.
  const [held, setHeld] = useState(open);
  const current = held.key === plan.key ? held : open();
  if (current !== held) setHeld(current);
  const { read } = current;
  const { state, isRefreshing } = useSyncExternalStore(read.subscribe, read.snapshot);
  return { state, isRefreshing, refresh: read.refresh, change: read.change };
}
