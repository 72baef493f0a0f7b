import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { Server, ServerId } from '@/domain/server';
import type { ServerTopic } from '@/screens/servers/ServerListScreen/serverListTypes';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import type { ServerListAction } from '@/screens/servers/ServerListScreen/serverListState';

/** Asks for the list and for details. `onRefreshFailed` is told when an older list stays on screen. */
export function useServerLoading(dispatch: Dispatch<ServerListAction>, onRefreshFailed: () => void) {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const askList = useLatestRequest();
  const askDetails = useLatestRequest();
  const tellFailure = useRef(onRefreshFailed);
  useEffect(() => {
    tellFailure.current = onRefreshFailed;
  });

  const load = useCallback(
    (isRefresh: boolean) => {
      dispatch({ type: 'loadStarted' });
      askList(
        (signal) => servers.list(signal),
        (list) => dispatch({ type: 'loaded', servers: list }),
        (reason) => {
          dispatch({ type: 'loadFailed', reason });
          if (isRefresh) tellFailure.current();
        },
      );
    },
    [askList, dispatch, servers],
  );
  useEffect(() => load(false), [load]);

  const openDetails = useCallback(
    (topic: ServerTopic, server: Server) => {
      const id: ServerId = server.id;
      dispatch({
        type: 'overlayOpened',
        overlay: { kind: 'details', topic, server, details: { status: 'loading' } },
      });
      askDetails(
        // Their words come with them: nobody needs them before.
        (signal) =>
          Promise.all([servers.details(id, signal), messages.ensure(['serverDetails'])]).then(
            ([value]) => value,
          ),
        (value) => dispatch({ type: 'detailsArrived', id, details: { status: 'ready', value } }),
        (reason) => dispatch({ type: 'detailsArrived', id, details: { status: 'error', reason } }),
      );
    },
    [askDetails, dispatch, servers, messages],
  );
  return { load, openDetails };
}
