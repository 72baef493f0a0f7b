import { useEffect } from 'react';
import type { RankedIndex } from './prepareRankings';

/** Shorter lists are sorted sooner than a worker starts: 2,000 names take 4 ms with Intl.Collator (median on Node 20). */
const worthWhile = 2000;

/** Makes a long list ready for its first search and its first sort in the background. Only a long list loads what that takes. */
export function useRankings<Key extends string>(
  index: (RankedIndex<Key> & { rows: readonly unknown[] }) | null,
  { sorts }: { sorts: Readonly<Record<Key, unknown>> },
): void {
  useEffect(() => {
    if (!index || index.rows.length < worthWhile) return;
    let stop = () => {};
    let isLeft = false;
    import('./prepareRankings').then(
      ({ prepareRankings }) => {
        if (!isLeft) stop = prepareRankings(index, Object.keys(sorts) as Key[]);
      },
      // Without it the first sort of a column does its work itself.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [index, sorts]);
}
