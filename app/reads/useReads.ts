import type { Ports } from '@app/ports/ports';
import { usePorts } from '@app/providers/PortsProvider';
import { ReadCache } from './ReadCache';

/** One cache per portal, which outlives its pages. Pages without reads do not load it. */
const caches = new WeakMap<Ports, ReadCache>();

/** Returns the cache of these ports. */
export function readsOf(ports: Ports): ReadCache {
  const known = caches.get(ports);
  if (known) return known;
  const cache = new ReadCache(ports.log);
  window.addEventListener('focus', cache.revalidate);
  window.addEventListener('online', cache.revalidate);
  caches.set(ports, cache);
  return cache;
}

/** Returns the cache, for invalidating and clearing it. */
export function useReads(): ReadCache {
  return readsOf(usePorts());
}
