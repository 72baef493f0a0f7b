import { useCallback, useMemo, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { canReboot, type Server } from '@/domain/server';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { useListAddress } from '@app/containers/lists/useListAddress';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import {
  initialServerListState,
  serverListReducer,
} from '@/screens/servers/ServerListScreen/serverListState';
import { formatServerListUrl, parseServerListUrl } from '@/domain/serverListUrl';
import {
  listServers,
  pageOf,
  selectedServers,
  toServerListView,
} from '@/screens/servers/ServerListScreen/toServerListView';
import { useRankings } from './useRankings';
import { useServerLoading } from './useServerLoading';

/** The customer's servers (§2 'Server management', D7, D8, D9). */
export default function ServerListContainer() {
  const { search } = useLocation();
  const { servers } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const [state, dispatch] = useReducer(serverListReducer, search, (said) =>
    initialServerListState(parseServerListUrl(said)),
  );
  const { load, query, page, overlay } = state;
  useListAddress(formatServerListUrl({ query, page }), (said) =>
    dispatch({ type: 'addressChanged', address: parseServerListUrl(said) }),
  );
  const { load: loadList, openDetails } = useServerLoading(dispatch, () =>
    toast({
      type: 'error',
      title: t('servers.notice.refreshFailed'),
      message: t('servers.notice.refreshFailedText'),
    }),
  );

  const index = load.status === 'ready' ? load.index : null;
  useRankings(index);
  const listed = useMemo(() => index && listServers(index, index.run(query)), [index, query]);

  // Stays the same function, so that the rows that hold it need not render again.
  const askReboot = useCallback((chosen: readonly Server[]) => {
    const servers = chosen.filter(canReboot);
    const skippedCount = chosen.length - servers.length;
    if (servers.length === 0) return;
    dispatch({
      type: 'overlayOpened',
      overlay: { kind: 'reboot', servers, skippedCount, submission: 'idle' },
    });
  }, []);
  const askServerReboot = useCallback((server: Server) => askReboot([server]), [askReboot]);

  const reboot = (chosen: readonly Server[]) => {
    dispatch({ type: 'rebootSent' });
    servers.reboot(chosen.map(({ id }) => id)).then(
      () => {
        dispatch({ type: 'rebootDone' });
        const [only] = chosen;
        toast(
          chosen.length === 1 && only
            ? {
                type: 'success',
                title: t('servers.notice.rebooted'),
                message: t('servers.notice.rebootedText', { id: only.id }),
              }
            : {
                type: 'success',
                title: t('servers.notice.rebootedMany'),
                message: t('servers.notice.rebootedManyText', { count: chosen.length }),
              },
        );
      },
      () => {
        dispatch({ type: 'rebootFailed' });
        toast({
          type: 'error',
          title: t('servers.notice.rebootFailed'),
          message: t('servers.rebootDialog.failed'),
        });
      },
    );
  };

  return (
    <>
      <DocumentTitle of="servers.title" />
      <ServerListScreen
        view={toServerListView(state, listed)}
        onSearchChange={(text) => dispatch({ type: 'searched', search: text })}
        onFilterToggle={() => dispatch({ type: 'filterToggled' })}
        onFilterChange={(change) => dispatch({ type: 'filtered', change })}
        onQueryReset={() => dispatch({ type: 'queryReset' })}
        onSortChange={(sort) => dispatch({ type: 'sorted', sort })}
        onSelectionChange={(selection) => dispatch({ type: 'selected', selection })}
        onFirstRowChange={(row) => dispatch({ type: 'scrolled', page: pageOf(row, listed) })}
        onRefresh={() => loadList(index !== null)}
        onServerReboot={askServerReboot}
        onSelectionReboot={() => listed && askReboot(selectedServers(state.selection, listed))}
        onRebootConfirm={() => overlay.kind === 'reboot' && reboot(overlay.servers)}
        onDetailsOpen={openDetails}
        onDetailsRetry={() => overlay.kind === 'details' && openDetails(overlay.topic, overlay.server)}
        onOverlayClose={() => dispatch({ type: 'overlayClosed' })}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
    </>
  );
}
