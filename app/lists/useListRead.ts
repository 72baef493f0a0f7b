import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FailureReason, Loaded } from '@/domain/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import type { Load } from '@app/containers/loading/request';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import type { ListRead } from './useList';

interface ReadState<Row> {
  rows: Loaded<readonly Row[]>;
  isRefreshing: boolean;
}

type ReadAction<Row> =
  | { type: 'requested' }
  | { type: 'arrived'; rows: readonly Row[] }
  | { type: 'failed'; reason: FailureReason }
  | { type: 'changed'; how: (rows: readonly Row[]) => readonly Row[] };

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
    case 'changed':
      return rows.status === 'ready'
        ? { ...state, rows: { status: 'ready', value: action.how(rows.value) } }
        : state;
  }
}

/**
 * The rows of a list from its port; `load` has to stay the same. What is shown stays when a newer list does not come,
 * and a notice says so. A failure is logged as `event`.
 */
export function useListRead<Row>(event: string, load: Load<readonly Row[]>): ListRead<Row> {
  const { log } = usePorts();
  const [state, dispatch] = useReducer<ReadState<Row>, [ReadAction<Row>]>(readReducer, {
    rows: { status: 'loading' },
    isRefreshing: false,
  });
  const { t } = useI18n();
  const toast = useToast();
  // The words of the moment it fails: another language is no reason to read the list again.
  const notifyFailure = useRef(() => {});
  useEffect(() => {
    notifyFailure.current = () =>
      toast({ type: 'error', title: t('list.refreshFailed'), message: t('list.refreshFailedText') });
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
          if (isRefresh) notifyFailure.current();
        },
      );
    },
    [event, load, log, requestLatest],
  );
  useEffect(() => read(false), [read]);
  const change: ListRead<Row>['change'] = useCallback((how) => dispatch({ type: 'changed', how }), []);
  return { ...state, change, refresh: () => read(state.rows.status === 'ready') };
}
