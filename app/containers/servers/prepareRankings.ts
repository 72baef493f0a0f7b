import type { Ranking } from '@/domain/ranking';
import type { ServerIndex } from '@/domain/serverIndex';
import { serverSortKeys } from '@/domain/serverQuery';

/**
 * Ranks the columns of a long list in a worker while nobody waits, one column after another, so that the first sort
 * by any of them is a walk and not a wait. Returns how to stop. Without workers (tests, old browsers) the first sort
 * of a column does its work itself.
 */
export function prepareRankings(index: ServerIndex): () => void {
  if (typeof Worker === 'undefined') return () => {};
  const worker = new Worker(new URL('./rankServers.worker.ts', import.meta.url), { type: 'module' });
  const keys = [...serverSortKeys];
  let idle = 0;
  const next = () => {
    const key = keys.shift();
    if (key === undefined) {
      worker.terminate();
      return;
    }
    // Handing over a column is a few milliseconds of work too: it waits for a quiet moment.
    idle = whenIdle(() => {
      if (index.isPrepared(key)) {
        next();
        return;
      }
      worker.onmessage = ({ data }: MessageEvent<Ranking>) => {
        index.prepare(key, data);
        next();
      };
      worker.postMessage(index.job(key));
    });
  };
  next();
  return () => {
    cancelIdle(idle);
    worker.terminate();
  };
}

function whenIdle(work: () => void): number {
  return typeof requestIdleCallback === 'undefined' ? window.setTimeout(work, 50) : requestIdleCallback(work);
}

function cancelIdle(handle: number): void {
  if (typeof cancelIdleCallback === 'undefined') clearTimeout(handle);
  else cancelIdleCallback(handle);
}
