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
export declare function prepareRankings<Key extends string>(
  index: RankedIndex<Key>,
  sortKeys: readonly Key[],
): () => void;
