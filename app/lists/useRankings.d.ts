import type { RankedIndex } from './prepareRankings';
/** Makes a long list ready for its first search and its first sort in the background. Only a long list loads what that takes. */
export declare function useRankings<Key extends string>(
  index:
    | (RankedIndex<Key> & {
        rows: readonly unknown[];
      })
    | null,
  {
    sorts,
  }: {
    sorts: Readonly<Record<Key, unknown>>;
  },
): void;
