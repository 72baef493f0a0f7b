import { useCallback, useEffect, useMemo, useState } from 'react';
import { LocalList } from '@/domain/list/localList';
import {
  isNarrowed,
  plainQuery,
  type ConditionValues,
  type ListQuery,
  type ListRules,
} from '@/domain/list/listRules';
import { firstRowOf, formatListUrl, pageOf } from '@/domain/list/listUrl';
import {
  toListView,
  type ListActions,
  type ListView,
  type MoreActions,
  type MoreRows,
} from '@/domain/list/listView';
import { rowsPerPart, rowsWanted, withPart, type ListPart, type ReadPart } from '@/domain/list/pagedList';
import type { Loaded } from '@/domain/loaded';
import { usePorts } from '@app/providers/PortsProvider';
import { useRead, type ReadUse } from '@app/reads/useRead';
import { useListRefresh } from './useListRefresh';
import { useListState } from './useListState';
import { useRested } from './useRested';

/** Where the rows of a list come from. */
export interface PagedSource<Row, Key extends string, Values, Sum extends string> {
  /** As of a read (Read.ts). */
  key: string;
  event: string;
  readPart: ReadPart<Row, Key, Values, Sum>;
}

export interface OpenPagedList<Row, Key extends string, Values, Sum extends string> {
  list: ListView<Row, Key, Values>;
  /** Of all that is listed; null before it is known. */
  sums: Readonly<Record<Sum, number>> | null;
  actions: ListActions<Key, Values> & MoreActions;
  /** Something was done to rows: the list shows it without being read again. */
  change: (how: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** The answer before the present one, which shows until that is there. */
function useLast<Value>(state: Loaded<Value>): Loaded<Value> {
  const [last, setLast] = useState<Loaded<Value>>(state);
  if (state.status === 'ready' && state !== last) setLast(state);
  return state.status === 'loading' ? last : state;
}

/**
 * A list whose server searches, sorts and cuts it into parts. Its query is in the address (D9). A list that is whole in its first
 * part is searched and sorted here; of a longer one the server answers each query, and further parts are read ahead of the
 * reader. `rules` have to stay the same object.
 */
export function usePagedList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string = never,
>(
  rules: ListRules<Row, Id, Key, Values, Sum>,
  { key, event, readPart }: PagedSource<Row, Key, Values, Sum>,
): OpenPagedList<Row, Key, Values, Sum> {
  const { state, dispatch, actions } = useListState(rules, none);
  const query = useRested(state.query);
  const plan = (asked: ListQuery<Key, Values>) => ({
    key: `${key}${formatListUrl({ query: asked, page: 1, picked: null }, rules)}`,
    event,
    isOwn: true,
    load: (signal: AbortSignal) => readPart(asked, { cursor: null, limit: rowsPerPart }, signal),
  });
  const plain = useRead<ListPart<Row, Sum>>(plan(plainQuery(rules)));
  const isPlain = !isNarrowed(query) && query.sort === null;
  const whole = plain.state.status === 'ready' && plain.state.value.next === null ? plain.state.value : null;
  const narrowed = useRead<ListPart<Row, Sum>>(isPlain || whole ? null : plan(query));
  const read = isPlain || whole ? plain : narrowed;

  const local = useMemo(() => whole && new LocalList(whole.items, rules), [whole, rules]);
  const found = useMemo(() => local && local.run(state.query), [local, state.query]);

  const { more, loadMore } = useMore({
    read,
    query,
    event,
    readPart,
    wanted: rowsWanted(firstRowOf(state.page)),
  });
  const shown = useLast(read.state);
  const isWaiting =
    !whole && (query !== state.query || (read.state.status === 'loading' && shown !== read.state));
  const refreshList = useListRefresh(read.refresh, shown.status === 'ready');
  const part = shown.status === 'ready' ? shown.value : null;
  const result = found ?? (part && { rows: part.items });
  const total = found?.count ?? part?.total ?? 0;
  return {
    list: toListView({
      rules,
      state,
      // A list that is not whole in its first part has rows.
      rows: shown.status === 'ready' ? { status: 'ready', value: whole?.items ?? { length: 1 } } : shown,
      isRefreshing: read.isRefreshing || isWaiting,
      result,
      total,
      more: part === null || part.next === null ? 'none' : more,
    }),
    sums: found?.sums ?? part?.sums ?? null,
    actions: {
      ...actions,
      onFirstRowChange: (row) => dispatch({ type: 'scrolled', page: pageOf(row, total) }),
      onRefresh: () => void refreshList(),
      onMoreLoad: loadMore,
    },
    change: (how) => {
      const changed = (before: ListPart<Row, Sum>) => {
        const items = how(before.items);
        return { ...before, items, total: before.total + items.length - before.items.length };
      };
      plain.change(changed);
      if (read !== plain) read.change(changed);
    },
  };
}

const none = (): Iterable<never> => [];

/** Reads the rows that follow: ahead of the reader, or when told to. */
function useMore<Row, Key extends string, Values, Sum extends string>({
  read: { state, change },
  query,
  event,
  readPart,
  wanted,
}: {
  read: ReadUse<ListPart<Row, Sum>>;
  query: ListQuery<Key, Values>;
  wanted: number;
} & Pick<PagedSource<Row, Key, Values, Sum>, 'event' | 'readPart'>) {
  const { log } = usePorts();
  const [failedAt, setFailedAt] = useState<ListPart<Row, Sum> | null>(null);
  const [extra, setExtra] = useState<ListPart<Row, Sum> | null>(null);
  const before = state.status === 'ready' ? state.value : null;
  const cursor = before?.next ?? null;
  const isDue =
    before !== null &&
    cursor !== null &&
    failedAt !== before &&
    (before.items.length < wanted || extra === before);
  useEffect(() => {
    if (!isDue) return;
    const call = new AbortController();
    readPart(query, { cursor, limit: rowsPerPart }, call.signal).then(
      (part) => {
        if (!call.signal.aborted) change((rows) => (rows === before ? withPart(rows, part) : rows));
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        log.event(event, { error: String(error) });
        setFailedAt(before);
      },
    );
    return () => call.abort();
  }, [isDue, before, cursor, query, readPart, change, event, log]);
  const loadMore = useCallback(() => {
    setFailedAt(null);
    setExtra(before);
  }, [before]);
  const more: Exclude<MoreRows, 'none'> = isDue
    ? 'pending'
    : failedAt !== null && failedAt === before
      ? 'failed'
      : 'idle';
  return { more, loadMore };
}
