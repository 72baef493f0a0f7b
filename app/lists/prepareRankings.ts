import type { Ranking } from '@/domain/list/ranking';
import type { ListIndex } from '@/domain/list/listIndex';

/** What of an index is made ready ahead. */
export type RankedIndex<Key extends string> = Pick<
  ListIndex<never, never, Key, Record<string, string>>,
  'prepareSearch' | 'prepareSort' | 'isSortPrepared' | 'sortJob'
>;

/**
 * Ranks the columns of a long list in a worker while nobody waits, one column after another, so that the first sort
 * by any of them is a walk and not a wait. Returns how to stop. Without workers (tests, old browsers) the first sort
 * of a column does its work itself.
 */
export function prepareRankings<Key extends string>(
  index: RankedIndex<Key>,
  sortKeys: readonly Key[],
): () => void {
  if (typeof Worker === 'undefined') return () => {};
  const worker = new Worker(new URL('./rank.worker.ts', import.meta.url), { type: 'module' });
  const keys = [...sortKeys];
  let idle = 0;
  const next = () => {
    const key = keys.shift();
    if (key === undefined) {
      worker.terminate();
      return;
    }
    // Handing over a column is a few milliseconds of work too: it waits for a quiet moment.
    idle = whenIdle(() => {
      if (index.isSortPrepared(key)) {
        next();
        return;
      }
      worker.onmessage = ({ data }: MessageEvent<Ranking>) => {
        index.prepareSort(key, data);
        next();
      };
      worker.postMessage(index.sortJob(key));
    });
  };
  // The search first: whoever opens a long list types before they sort.
  idle = whenIdle(() => {
    index.prepareSearch();
    next();
  });
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
