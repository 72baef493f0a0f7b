import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { findRows, noFilter, type ListRules } from '@/domain/admin/query';
import { useI18n } from '@/i18n/I18nProvider';
import type { AdminListActions, AdminListView } from '@/screens/admin/list/adminListTypes';
import { useListAddress } from '@app/lists/useListAddress';
import type { Load } from '@app/containers/loading/request';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import {
  adminListReducer,
  initialAdminListState,
  type AdminListAction,
  type AdminListState,
} from './adminListState';
import { firstRowOf, formatAdminListUrl, pageOf, parseAdminListUrl } from './adminListUrl';

interface AdminList<Row, Key extends string, Name extends string> {
  view: AdminListView<Row, Key, Name>;
  /** All rows, whatever is searched for; none before they are there. */
  rows: readonly Row[];
  actions: AdminListActions<Key, Name>;
  change: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

/**
 * A list of the admin area: its rows from the port, its question in the address (D9). `rules` and `load` have to stay
 * the same; `name` is for the log.
 */
export function useAdminList<Row extends { id: number }, Key extends string, Name extends string>(
  name: string,
  rules: ListRules<Row, Key, Name>,
  load: Load<readonly Row[]>,
): AdminList<Row, Key, Name> {
  const { search } = useLocation();
  const { log } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const [state, dispatch] = useReducer<
    AdminListState<Row, Key, Name>,
    string,
    [AdminListAction<Row, Key, Name>]
  >(adminListReducer, search, (said) => initialAdminListState(parseAdminListUrl(said, rules)));
  const { query, page } = state;
  useListAddress(formatAdminListUrl({ query, page }, rules), (said) =>
    dispatch({ type: 'addressChanged', address: parseAdminListUrl(said, rules) }),
  );

  const askLatest = useLatestRequest();
  const ask = useCallback(
    (onFailure: () => void) => {
      dispatch({ type: 'loadStarted' });
      askLatest(
        load,
        (rows) => dispatch({ type: 'loaded', rows }),
        (reason, error) => {
          log.event(`admin-${name}-failed`, { error: String(error) });
          dispatch({ type: 'loadFailed', reason });
          onFailure();
        },
      );
    },
    [askLatest, load, log, name],
  );
  useEffect(() => ask(() => undefined), [ask]);

  const rows = state.load.status === 'ready' ? state.load.rows : null;
  const listed = useMemo(() => rows && findRows(rows, query, rules), [rows, query, rules]);
  const change = useCallback(
    (how: (rows: readonly Row[]) => readonly Row[]) => dispatch({ type: 'changed', change: how }),
    [],
  );
  const refresh = () =>
    // What is shown stays; a list that never came says itself that it did not.
    ask(
      () =>
        rows &&
        toast({ type: 'error', title: t('admin.refreshFailed'), message: t('common.error.unexpected') }),
    );

  return {
    view: toView(state, listed, rules),
    rows: rows ?? [],
    change,
    actions: {
      onSearchChange: (text) => dispatch({ type: 'asked', query: { search: text } }),
      onFilterToggle: () => dispatch({ type: 'filterToggled' }),
      onFilterChange: (condition, value) =>
        dispatch({ type: 'asked', query: { filter: { ...query.filter, [condition]: value } } }),
      onFilterReset: () => dispatch({ type: 'asked', query: { filter: noFilter(rules.conditions) } }),
      onQueryReset: () =>
        dispatch({ type: 'asked', query: { search: '', filter: noFilter(rules.conditions) } }),
      onSortChange: (sort) => dispatch({ type: 'sorted', sort }),
      onFirstRowChange: (row) => dispatch({ type: 'scrolled', page: pageOf(row, listed?.length ?? 0) }),
      onRefresh: refresh,
    },
  };
}

function toView<Row, Key extends string, Name extends string>(
  { load, query, page, isFilterOpen, isRefreshing }: AdminListState<Row, Key, Name>,
  listed: readonly Row[] | null,
  rules: ListRules<Row, Key, Name>,
): AdminListView<Row, Key, Name> {
  const { search, filter, sort } = query;
  const frame = { search, filter, isFilterOpen, isRefreshing };
  if (load.status === 'failed') return { ...frame, status: 'error', reason: load.reason };
  if (load.status === 'loading' || !listed) return { ...frame, status: 'loading' };
  if (load.rows.length === 0) return { ...frame, status: 'empty' };
  if (listed.length === 0) return { ...frame, status: 'noMatches' };
  return {
    ...frame,
    status: 'ready',
    rows: listed,
    sort,
    firstRow: firstRowOf(page),
    scrollKey: formatAdminListUrl({ query, page: 1 }, rules),
  };
}
