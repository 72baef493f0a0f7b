import { useCallback, useEffect, useState } from 'react';
import type { ConditionValues, ListQuery, ListRules } from '@/domain/list/listRules';
import { firstRowOf, formatListUrl, pageOf } from '@/domain/list/listUrl';
import type { ListActions } from '@/domain/list/listView';
import {
  rowsWanted,
  toPagedListView,
  withPart,
  type ListPart,
  type MoreRows,
  type PagedListView,
  type ReadPart,
} from '@/domain/list/pagedList';
import type { Loaded } from '@/domain/loaded';
import { usePorts } from '@app/providers/PortsProvider';
import { useRead } from '@app/reads/useRead';
import { addressPauseMs } from '@app/routes/addressPause';
import { useListState } from './useListState';

/** Where the rows of a list come from that its server searches, sorts and cuts into parts. */
export interface PagedSource<Row, Key extends string, Values> {
  /** As of a read (Read.ts). */
  key: string;
  event: string;
  readPart: ReadPart<Row, Key, Values>;
}

export interface OpenPagedList<Row, Key extends string, Values> {
  list: PagedListView<Row, Key, Values>;
  actions: ListActions<Key, Values> & { onMoreLoad: () => void };
}

/** What was requested, once it has rested for a moment: not every keystroke is a call. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), addressPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The answer before the present one, which shows until that is there. */
function useLast<Value>(state: Loaded<Value>): Value | null {
  const [last, setLast] = useState<Value | null>(null);
  if (state.status === 'ready' && state.value !== last) setLast(state.value);
  return last;
}

/**
 * A list that only its server knows whole: its query stands in the address (D9), the first part of the answer is read with
 * it and each further one when the reader comes near it. `rules` have to stay the same object.
 */
export function usePagedList<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(
  rules: ListRules<Row, Id, Key, Values>,
  { key, event, readPart }: PagedSource<Row, Key, Values>,
): OpenPagedList<Row, Key, Values> {
  const { state, dispatch, actions } = useListState(rules, none);
  const wanted = rowsWanted(firstRowOf(state.page));
  const query = useRested(state.query);
  const read = useRead<ListPart<Row>>({
    key: `${key}${formatListUrl({ query, page: 1, picked: null }, rules)}`,
    event,
    isOwn: true,
    load: (signal) => readPart(query, { cursor: null, limit: wanted }, signal),
  });
  const last = useLast(read.state);
  const isWaiting = query !== state.query || (read.state.status === 'loading' && last !== null);
  const part: Loaded<ListPart<Row>> =
    read.state.status === 'loading' && last ? { status: 'ready', value: last } : read.state;
  const { more, loadMore } = useMore({ read, query, event, readPart, wanted });
  return {
    list: toPagedListView({ rules, state, part, isRefreshing: read.isRefreshing || isWaiting, more }),
    actions: {
      ...actions,
      onFirstRowChange: (row) =>
        dispatch({ type: 'scrolled', page: pageOf(row, part.status === 'ready' ? part.value.total : 0) }),
      onRefresh: () => void read.refresh(),
      onMoreLoad: loadMore,
    },
  };
}

const none = (): Iterable<never> => [];

/** Reads what follows the rows that are there: near their end by itself, after a failure when told to. */
function useMore<Row, Key extends string, Values>({
  read: { state, change },
  query,
  event,
  readPart,
  wanted,
}: {
  read: ReturnType<typeof useRead<ListPart<Row>>>;
  query: ListQuery<Key, Values>;
  wanted: number;
} & Pick<PagedSource<Row, Key, Values>, 'event' | 'readPart'>) {
  const { log } = usePorts();
  const [failedAt, setFailedAt] = useState<ListPart<Row> | null>(null);
  const [extra, setExtra] = useState<ListPart<Row> | null>(null);
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
    readPart(query, { cursor, limit: rowsWanted(0) }, call.signal).then(
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
