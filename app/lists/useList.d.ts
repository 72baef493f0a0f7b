import type { ConditionValues, ListRules } from '@/domain/list/listRules';
import { type ListActions, type ListParts, type SelectActions } from '@/domain/list/listView';
import type { Loaded } from '@/domain/loaded';
/** Where a list's rows come from. */
export interface ListRead<Row> {
  rows: Loaded<readonly Row[]>;
  isRefreshing: boolean;
  refresh: () => void;
  /** Something was done to rows: the list follows without being read again. Gives the way back, for a call that fails. */
  change: (how: (rows: readonly Row[]) => readonly Row[]) => () => void;
}
export interface OpenList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
> extends ListParts<Row, Id, Key, Values, Sum> {
  actions: ListActions<Key, Values> & SelectActions<Id>;
  /** The rows that are both listed and selected. */
  selectedRows: () => readonly Row[];
  /** Always the same function. */
  clearSelection: () => void;
}
/**
 * Any list of the portal: its query stands in the address (D9), its answer in `result`, its view in `list`.
 * `rules` have to stay the same object while they mean the same.
 */
export declare function useList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
>(
  rules: ListRules<Row, Id, Key, Values, Sum>,
  { rows, isRefreshing, refresh }: Omit<ListRead<Row>, 'change'>,
): OpenList<Row, Id, Key, Values, Sum>;
