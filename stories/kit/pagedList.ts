import type { ConditionValues, ListRules } from '@/domain/list/listRules';
import { filterOf } from '@/domain/list/listRules';
import { initialListState } from '@/domain/list/listState';
import { parseListUrl } from '@/domain/list/listUrl';
import { toListView, type ListView, type MoreRows } from '@/domain/list/listView';
import { partOf } from '@/domain/list/pagedList';
import type { SampleListChanges, SampleRows } from './listView';

/** What a story may say of a list that its server cuts into parts. */
export type SamplePartChanges<Id, Key extends string, Values> = SampleListChanges<Id, Key, Values> & {
  /** Rows that have been read; all unless stated. */
  limit?: number;
  more?: Exclude<MoreRows, 'none'>;
};

/** Such a list of these rows, or one that is not there, made as the app makes it. */
export function samplePagedList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(
  rules: ListRules<Row, Id, Key, Values>,
  source: SampleRows<Row>,
  {
    search = '',
    filter = {},
    sort = null,
    isRefreshing = false,
    limit = Number.MAX_SAFE_INTEGER,
    more = 'idle',
    ...changes
  }: SamplePartChanges<Id, Key, Values> = {},
): ListView<Row, Key, Values> {
  const plain = initialListState(parseListUrl('', rules));
  const query = {
    ...plain.query,
    search,
    sort,
    filter: { ...filterOf<Values>(rules.conditions), ...filter },
  };
  const rows = 'status' in source ? source : ({ status: 'ready', value: source } as const);
  const part = 'status' in source ? null : partOf(source, rules, query, { cursor: null, limit });
  return toListView({
    rules,
    state: { ...plain, ...changes, query },
    rows,
    isRefreshing,
    result: part && { rows: part.items },
    ...(part && { total: part.total, more: part.next === null ? 'none' : more }),
  });
}
