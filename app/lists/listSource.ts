import { plainQuery, type ConditionValues, type ListQuery, type ListRules } from '@/domain/list/listRules';
import { formatListUrl } from '@/domain/list/listUrl';
import { readRows, rowsPerPart, type ListPart, type ReadPart } from '@/domain/list/pagedList';
import type { Watch } from '@app/ports/lazyPort';
import type { ReadPlan } from '@app/reads/Read';

/** Source of a list's rows. */
export interface ListSource<Row, Key extends string, Values, Sum extends string, About> {
  /** Cache key (Read.ts); queries are parts of it. */
  key: string;
  event: string;
  readPart: ReadPart<Row, Key, Values, Sum, About>;
  watch?: Watch;
}

/** Read of a list query. The default query can be prefetched before the page renders. */
export function listPlan<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
>(
  rules: ListRules<Row, Id, Key, Values, Sum, About>,
  { key, event, readPart, watch }: ListSource<Row, Key, Values, Sum, About>,
  query: ListQuery<Key, Values> = plainQuery(rules),
): ReadPlan<ListPart<Row, Sum, About>> {
  return {
    key: `${key}/list${formatListUrl({ query, page: 1, picked: null }, rules)}`,
    event,
    ...(watch && { watch }),
    // Reloads as many rows as are shown, so that none disappears.
    load: (signal, shown) => readRows(readPart, query, shown?.items.length ?? rowsPerPart, signal),
  };
}
