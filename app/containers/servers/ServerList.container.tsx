import { useCallback, useMemo, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { canReboot, type Server } from '@/domain/server';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import type { ServerTopic } from '@/screens/servers/ServerListScreen/serverListTypes';
import { useListAddress } from '@app/containers/lists/useListAddress';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { useServers } from '@app/reads/shellReads';
import { useReadInto } from '@app/reads/useReadInto';
import { useReads } from '@app/reads/useReads';
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
import { useServerDetails } from './useServerDetails';

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
  const read = useServers();
  useReadInto(read, dispatch, (list) => dispatch({ type: 'loaded', servers: list }));
  const details = useServerDetails(overlay.kind === 'details' ? overlay.server.id : null);
  const { invalidate } = useReads();

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

  const refresh = async () => {
    const { status } = await read.refresh();
    // A list that never came says itself that it did not.
    if (status === 'error' && index)
      toast({
        type: 'error',
        title: t('servers.notice.refreshFailed'),
        message: t('servers.notice.refreshFailedText'),
      });
  };

  const openDetails = useCallback(
    (topic: ServerTopic, server: Server) =>
      dispatch({ type: 'overlayOpened', overlay: { kind: 'details', topic, server } }),
    [],
  );

  const reboot = (chosen: readonly Server[]) => {
    dispatch({ type: 'rebootSent' });
    servers.reboot(chosen.map(({ id }) => id)).then(
      () => {
        dispatch({ type: 'rebootDone' });
        invalidate('servers');
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
        view={toServerListView(state, listed, details.state)}
        onSearchChange={(text) => dispatch({ type: 'searched', search: text })}
        onFilterToggle={() => dispatch({ type: 'filterToggled' })}
        onFilterChange={(change) => dispatch({ type: 'filtered', change })}
        onQueryReset={() => dispatch({ type: 'queryReset' })}
        onSortChange={(sort) => dispatch({ type: 'sorted', sort })}
        onSelectionChange={(selection) => dispatch({ type: 'selected', selection })}
        onFirstRowChange={(row) => dispatch({ type: 'scrolled', page: pageOf(row, listed) })}
        onRefresh={() => void refresh()}
        onServerReboot={askServerReboot}
        onSelectionReboot={() => listed && askReboot(selectedServers(state.selection, listed))}
        onRebootConfirm={() => overlay.kind === 'reboot' && reboot(overlay.servers)}
        onDetailsOpen={openDetails}
        onDetailsRetry={() => void details.refresh()}
        onOverlayClose={() => dispatch({ type: 'overlayClosed' })}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
    </>
  );
}
