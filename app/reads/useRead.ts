import { useState, useSyncExternalStore } from 'react';
import type { Read, ReadPlan, ReadState } from './Read';
import { useReads } from './useReads';

/** Read state of a page, with its refresh and change. */
export interface ReadUse<Value> extends ReadState<Value>, Pick<Read<Value>, 'refresh' | 'change'> {}

/** Stays `loading`: nothing is requested. */
const nothing = { key: '', event: '', isOwn: true, load: () => new Promise<never>(() => undefined) };

/** Reads while the page is shown. Null requests nothing; another key is another read. */
export function useRead<Value>(requested: ReadPlan<Value> | null): ReadUse<Value> {
  const reads = useReads();
  const plan = requested ?? nothing;
  const open = () => ({ key: plan.key, read: reads.open<Value>(plan) });
  // Kept by the page, because signing out clears the cache before the page is gone.
  const [held, setHeld] = useState(open);
  const current = held.key === plan.key ? held : open();
  if (current !== held) setHeld(current);
  const { read } = current;
  const { state, isRefreshing } = useSyncExternalStore(read.subscribe, read.snapshot);
  return { state, isRefreshing, refresh: read.refresh, change: read.change };
}
