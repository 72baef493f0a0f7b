import type { Ports } from '@app/ports/ports';
import { usePorts } from '@app/providers/PortsProvider';
import { ReadCache } from './ReadCache';

/** One cache for all pages of a portal; it outlives them. Pages that read nothing don't load its code. */
const caches = new WeakMap<Ports, ReadCache>();

/** Returns the reads made through these ports so far. */
export function readsOf(ports: Ports): ReadCache {
  const known = caches.get(ports);
  if (known) return known;
  const cache = new ReadCache(ports.log);
  window.addEventListener('focus', cache.revalidate);
  window.addEventListener('online', cache.revalidate);
  caches.set(ports, cache);
  return cache;
}

/** Returns the reads so far: to say that a call has changed them, and to forget them. */
export function useReads(): ReadCache {
  return readsOf(usePorts());
}
