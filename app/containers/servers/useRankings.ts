import { useEffect } from 'react';
import type { ServerIndex } from '@/domain/serverIndex';

/** Shorter lists are sorted faster than a worker starts. */
const worthWhile = 2000;

/** Ranks the columns of a long list in the background. Only a long list loads what that takes. */
export function useRankings(index: ServerIndex | null): void {
  useEffect(() => {
    if (!index || index.servers.length < worthWhile) return;
    let stop = () => {};
    let isLeft = false;
    import('./prepareRankings').then(
      ({ prepareRankings }) => {
        if (!isLeft) stop = prepareRankings(index);
      },
      // Without it the first sort of a column does its work itself.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [index]);
}
