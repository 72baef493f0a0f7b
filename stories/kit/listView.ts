import { fn } from 'storybook/test';
import { each, LocalList } from '@/domain/list/localList';
import {
  filterOf,
  type ConditionValues,
  type ListFilter,
  type ListRules,
  type ListSort,
} from '@/domain/list/listRules';
import { initialListState, type ListState } from '@/domain/list/listState';
import { nothingDone, type BulkActionView } from '@/domain/list/bulkAction';
import { parseListUrl } from '@/domain/list/listUrl';
import { answerOf, toListParts, type ListParts, type MoreRows } from '@/domain/list/listView';
import { mapLoaded, type Loaded } from '@/domain/results/loaded';

/** Callbacks of every list. */
export const listActions = {
  onSearchChange: fn(),
  onFilterToggle: fn(),
  onFilterChange: fn(),
  onQueryReset: fn(),
  onSortChange: fn(),
  onFirstRowChange: fn(),
  onRefresh: fn(),
};

/** Callbacks of the dialog for an action on all listed rows. */
export const bulkActionHandlers = { onListedConfirm: fn(), onListedClose: fn() };

/** A bulk action on a long list, before its confirmation. */
export const longBulkAction: BulkActionView = { count: 12_480, eligible: 9_120, progress: nothingDone };

/** State of a list besides its rows. */
export interface SampleListChanges<Id, Key extends string, Values> extends Partial<
  Omit<ListState<Id, Key, Values>, 'query'>
> {
  search?: string;
  filter?: Partial<ListFilter<Values>>;
  sort?: ListSort<Key> | null;
  isRefreshing?: boolean;
  /** Number of loaded rows; all by default. */
  limit?: number;
  /** State of the remaining rows. */
  more?: Exclude<MoreRows, 'none'>;
}

/** Rows, or why there are none. */
export type SampleRows<Row> = readonly Row[] | Exclude<Loaded<never>, { status: 'ready' }>;

/** Makes a list of these rows, or one that is not loaded, like the app does. */
export function sampleList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
>(
  rules: ListRules<Row, Id, Key, Values, Sum, About>,
  source: SampleRows<Row>,
  {
    search = '',
    filter = {},
    sort = null,
    isRefreshing = false,
    limit = Infinity,
    more = 'idle',
    ...changes
  }: SampleListChanges<Id, Key, Values> = {},
): ListParts<Row, Id, Key, Values, Sum, About> {
  const plain = initialListState(parseListUrl('', rules));
  const query = {
    ...plain.query,
    search,
    sort,
    filter: { ...filterOf<Values>(rules.conditions), ...filter },
  };
  const state = { ...plain, ...changes, query };
  const rows: Loaded<readonly Row[]> = 'status' in source ? source : { status: 'ready', value: source };
  const listed = mapLoaded(rows, (all) => answerOf(rules, new LocalList(all, rules), query));
  const isCut = listed.status === 'ready' && listed.value.total > limit;
  const answer = mapLoaded(listed, (whole) => ({ ...whole, rows: [...each(whole.rows)].slice(0, limit) }));
  return toListParts({ rules, state, answer: isCut ? answer : listed, isRefreshing, ...(isCut && { more }) });
}
