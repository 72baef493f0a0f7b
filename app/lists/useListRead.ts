import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FailureReason, Loaded } from '@/domain/loaded';
import type { Load } from '@app/containers/loading/request';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { usePorts } from '@app/providers/PortsProvider';
import type { ListRead } from './useList';

interface ReadState<Row> {
  rows: Loaded<readonly Row[]>;
  isRefreshing: boolean;
}

type ReadAction<Row> =
  | { type: 'requested' }
  | { type: 'arrived'; rows: readonly Row[] }
  | { type: 'failed'; reason: FailureReason };

function readReducer<Row>(state: ReadState<Row>, action: ReadAction<Row>): ReadState<Row> {
  const { rows } = state;
  switch (action.type) {
    case 'requested':
      return rows.status === 'ready'
        ? { rows, isRefreshing: true }
        : { rows: { status: 'loading' }, isRefreshing: false };
    case 'arrived':
      return { rows: { status: 'ready', value: action.rows }, isRefreshing: false };
    case 'failed':
      return rows.status === 'ready'
        ? { rows, isRefreshing: false }
        : { rows: { status: 'error', reason: action.reason }, isRefreshing: false };
  }
}

/**
 * The rows of a list from its port; `load` has to stay the same. What is shown stays when a newer list does not come:
 * `onRefreshFailed` is told. A failure is logged as `event`.
 */
export function useListRead<Row>(
  event: string,
  load: Load<readonly Row[]>,
  onRefreshFailed: () => void,
): ListRead<Row> {
  const { log } = usePorts();
  const [state, dispatch] = useReducer<ReadState<Row>, [ReadAction<Row>]>(readReducer, {
    rows: { status: 'loading' },
    isRefreshing: false,
  });
  const tellFailure = useRef(onRefreshFailed);
  useEffect(() => {
    tellFailure.current = onRefreshFailed;
  });
  const requestLatest = useLatestRequest();
  const read = useCallback(
    (isRefresh: boolean) => {
      dispatch({ type: 'requested' });
      requestLatest(
        load,
        (rows) => dispatch({ type: 'arrived', rows }),
        (reason, error) => {
          log.event(event, { error: String(error) });
          dispatch({ type: 'failed', reason });
          if (isRefresh) tellFailure.current();
        },
      );
    },
    [event, load, log, requestLatest],
  );
  useEffect(() => read(false), [read]);
  return { ...state, refresh: () => read(state.rows.status === 'ready') };
}
