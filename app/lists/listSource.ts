import { plainQuery, type ConditionValues, type ListQuery, type ListRules } from '@/domain/list/listRules';
import { formatListUrl } from '@/domain/list/listUrl';
import { readRows, rowsPerPart, type ListPart, type ReadPart } from '@/domain/list/pagedList';
import type { Watch } from '@app/ports/lazyPort';
import type { ReadPlan } from '@app/reads/Read';

/** Where the rows of a list come from. */
export interface ListSource<Row, Key extends string, Values, Sum extends string, About> {
  /** As of a read (Read.ts); those of the list's queries are parts of it. */
  key: string;
  event: string;
  readPart: ReadPart<Row, Key, Values, Sum, About>;
  watch?: Watch;
}

/** The read of a list for a query. The read of the plain list may begin before its page has rendered. */
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
    // As many rows as are shown: none of them leaves while the list is read again.
    load: (signal, shown) => readRows(readPart, query, shown?.items.length ?? rowsPerPart, signal),
  };
}
